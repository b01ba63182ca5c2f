import { type Cancellation, type CancellationPreview, formatMoney } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { figureTexts as texts } from './copy.texts.js';
import { waysBackText } from './ways-back.ts';

type Sums = Pick<Cancellation, 'currency' | 'kept' | 'lapsed' | 'refund' | 'taken'>;

interface FiguresProps {
  of: Sums &
    Partial<Pick<CancellationPreview, 'refundWithinDays'>> &
    Partial<Pick<Cancellation, 'backLater'>>;
  /** True if the card refund was sent. */
  isSent?: boolean;
}

function wayBack({ of: { currency, refund, refundWithinDays, taken } }: FiguresProps): string {
  const ways = waysBackText(refund, currency, refundWithinDays ?? 0);
  return ways || (taken === 0 ? texts.noMoney : texts.nothingBack);
}

interface FigureProps {
  label: string;
  amount: string;
  note: string;
  good?: boolean;
}

function Figure({ label, amount, note, good = false }: FigureProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3',
        good && 'bg-success-soft',
      )}
    >
      <dt className={clsx('text-sm', good ? 'text-success' : 'text-muted')}>{label}</dt>
      <dd className={clsx('display tabular text-h3', good && 'text-success')}>{amount}</dd>
      <dd className={clsx('basis-full text-end text-xs', !good && 'text-muted')}>{note}</dd>
    </div>
  );
}

function keptNote(kept: number, backLater: number): string {
  if (kept === 0) return texts.nothingKept;
  return backLater > 0 ? texts.keptAfter : texts.keptNote;
}

/** The refund, the amount kept, and the amount no longer due. */
export function ThreeFigures(props: FiguresProps) {
  const { backLater = 0, currency, kept, lapsed, refund } = props.of;
  return (
    <section aria-label={texts.label}>
      <dl className="max-w-xl divide-y divide-line overflow-hidden rounded-card border border-line">
        <Figure
          label={props.isSent ? texts.sent : texts.comesBack}
          amount={formatMoney(refund.card + refund.counter, currency)}
          note={wayBack(props)}
          good
        />
        <Figure
          label={texts.kept}
          amount={formatMoney(kept, currency)}
          note={keptNote(kept, backLater)}
        />
        <Figure
          label={texts.lapses}
          amount={formatMoney(lapsed, currency)}
          note={lapsed === 0 ? texts.nothingOwed : texts.notOwed}
        />
      </dl>
    </section>
  );
}
