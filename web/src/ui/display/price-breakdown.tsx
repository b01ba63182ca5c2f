import {
  type BreakdownPart,
  breakdownLines,
  currencyCode,
  formatMoney,
  type PriceBreakdown as Amounts,
  type PriceLine,
  priceLineText,
} from '@wayfarer/contract';
import { clsx } from 'clsx';

const CURRENCY = 'Currency';
/** What the card's part is called where it is not due at this moment. */
const NOT_NOW = { notBooked: 'Due when you pay', missed: 'Not paid' } as const;
/** One adult's line would say what stands in every other line already. */
const isPlain = ([line, ...more]: readonly PriceLine[]) =>
  more.length === 0 && line?.kind === 'adult' && line.quantity === 1;

const NO_LINES: readonly PriceLine[] = [];

const LINE = 'flex flex-wrap items-baseline justify-between gap-x-4';

/**
 * What a trip costs, what of it is paid or due now, what is due on arrival, and in which currency: the same
 * four figures wherever a trip's price stands, and in its mail.
 */
export function PriceBreakdown({
  amounts,
  of = NO_LINES,
  size = 'regular',
  strong,
  underTotal = false,
  notNow,
  className,
}: {
  amounts: Amounts;
  /** What the total is made of; one adult's price is not taken apart. */
  of?: readonly PriceLine[] | undefined;
  size?: 'regular' | 'small';
  /** The amount that the screen is about. */
  strong?: BreakdownPart;
  /** The total stands right above, in the words of its screen. */
  underTotal?: boolean;
  /** Before the booking nothing is due yet, and nothing is any more when the trip's day has passed. */
  notNow?: keyof typeof NOT_NOW | false;
  className?: string;
}) {
  const lines = breakdownLines(amounts).filter(({ part }) => !underTotal || part !== 'total');
  return (
    <dl
      className={clsx('flex flex-col', size === 'small' ? 'text-xs' : 'gap-2 text-sm', className)}
    >
      {!isPlain(of) &&
        of.map((line) => (
          <div key={line.kind} className={LINE}>
            <dt className="text-muted">{priceLineText(line, amounts.currency)}</dt>
            <dd className="tabular">{formatMoney(line.amount, amounts.currency)}</dd>
          </div>
        ))}
      {lines.map(({ part, label, amount }) => (
        <div key={part} className={clsx(LINE, part === strong && 'font-semibold')}>
          <dt className={part === strong ? undefined : 'text-muted'}>
            {part === 'dueNow' && notNow ? NOT_NOW[notNow] : label}
          </dt>
          <dd className={clsx('tabular', part === strong && 'display text-h3')}>{amount}</dd>
        </div>
      ))}
      <div className={clsx(LINE, 'text-muted')}>
        <dt>{CURRENCY}</dt>
        <dd>{currencyCode(amounts)}</dd>
      </div>
    </dl>
  );
}
