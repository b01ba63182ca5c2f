import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { contributed } from './badge.texts.js';

const TONES = {
  neutral: 'bg-sunken text-ink',
  brand: 'bg-brand-soft text-brand',
  lagoon: 'bg-lagoon-soft text-lagoon',
  success: 'bg-success-soft text-success',
  warning: 'bg-sun-soft text-sun-ink',
  danger: 'bg-danger-soft text-danger',
  picture: 'bg-label/92 text-on-label',
} as const;

/** A small pill that names a state or a category. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: keyof typeof TONES;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-xs font-semibold [&>svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

/** Marks a destination that isn't one of the agency's own. */
export { contributed as CONTRIBUTED } from './badge.texts.js';

export function ContributedMark({ className }: { className?: string }) {
  return <p className={clsx('text-xs text-muted', className)}>{contributed}</p>;
}
