import { oneDecimal } from '@wayfarer/contract';
import { clsx } from 'clsx';
import * as texts from './rating.texts.js';

/** A star's outline in a square of 24 px, starting at its top. The line rounds its corners. */
const STAR = 'l2.85 5.78 6.38.93-4.62 4.5 1.1 6.35-5.71-3-5.71 3 1.1-6.35-4.62-4.5 6.38-.93z';
/** The distance from one star to the next. */
const STEP = 26.4;

/** Several stars in one path, because separate drawings made up a fifth of Home's document. */
function starsFrom(first: number, count: number): string {
  return `M${12 + first * STEP} 2.75${Array(count).fill(STAR).join(`m${STEP} 0`)}`;
}

function Stars({ of, full, className }: { of: number; full: number; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${24 + (of - 1) * STEP} 24`}
      strokeWidth={1.5}
      strokeLinejoin="round"
      aria-hidden
      className={clsx('inline-block', className)}
    >
      {full > 0 && <path d={starsFrom(0, full)} className="fill-sun stroke-sun-ink" />}
      {full < of && (
        <path d={starsFrom(full, of - full)} className="fill-none stroke-line-strong" />
      )}
    </svg>
  );
}

/**
 * One star and the rating with one decimal, as on cards (spec §9). If travelers haven't `rated` the destination yet,
 * the rating is the agency's estimate, and the star is hollow. `value` is null if there is no rating at all.
 */
export function RatingMark({ value, rated = true }: { value: number | null; rated?: boolean }) {
  if (value === null) return <span className="text-sm font-medium">{texts.unrated}</span>;
  return (
    <span className="tabular inline-flex items-center gap-1 text-sm font-medium">
      <Stars of={1} full={rated ? 1 : 0} className="size-4" />
      <span className="sr-only">{texts.rated}</span>
      {oneDecimal(value)}
      <span className="sr-only">{texts.outOf}</span>
      {!rated && <span className="text-xs text-muted">{texts.estimated}</span>}
    </span>
  );
}

/** Five stars, filled up to the rounded value. */
export function RatingStars({ value }: { value: number }) {
  return (
    <span className="inline-flex">
      <span className="sr-only">{texts.stars(value)}</span>
      <Stars of={5} full={Math.min(Math.max(Math.round(value), 0), 5)} className="h-5 w-27" />
    </span>
  );
}
