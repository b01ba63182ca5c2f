import {
  type BreakdownPart,
  breakdownLines,
  currencyCode,
  formatMoney,
  type PriceBreakdown as Amounts,
  type PriceLine,
  priceLineKey,
  priceLineText,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as texts from './price-breakdown.texts.js';

/** The label of the first payment by card, where it isn't simply due now. */
const NOT_NOW = {
  notBooked: texts.notBooked,
  missed: texts.missed,
  payment: texts.firstToday,
} as const;

type NotNow = keyof typeof NOT_NOW;

/** The label of a part, where it isn't the usual one. */
function ownLabel(
  part: BreakdownPart | 'tax',
  {
    balanceDays,
    balanceDueOn,
    notNow,
  }: {
    balanceDays?: number | undefined;
    balanceDueOn?: string | undefined;
    notNow: NotNow | false | undefined;
  },
): string | undefined {
  const hasBalance = balanceDays !== undefined || balanceDueOn !== undefined;
  if (part === 'dueOnArrival' && balanceDays !== undefined) return texts.balanceBefore(balanceDays);
  if (part !== 'dueNow' || !notNow) return undefined;
  if (notNow === 'notBooked' && hasBalance) return texts.first;
  return notNow === 'payment' && !hasBalance ? undefined : NOT_NOW[notNow];
}

/** True if a line for one adult would only repeat the other lines. */
const isPlain = ([line, ...more]: readonly PriceLine[]) =>
  more.length === 0 && line?.kind === 'adult' && line.quantity === 1;

const NO_LINES: readonly PriceLine[] = [];

const LINE = 'flex flex-wrap items-baseline justify-between gap-x-4';

/** A trip's price, what is paid or due now, what is due later, and the currency. */
export function PriceBreakdown({
  amounts,
  of = NO_LINES,
  size = 'regular',
  strong,
  underTotal = false,
  notNow,
  balanceDays,
  money = formatMoney,
  code,
  className,
}: {
  amounts: Amounts;
  /** The parts of the total; the price of a single adult isn't split. */
  of?: readonly PriceLine[] | undefined;
  size?: 'regular' | 'small';
  /** The amount that the screen emphasizes. */
  strong?: BreakdownPart;
  /** True if the screen itself shows the total right above. */
  underTotal?: boolean;
  /**
   * `notBooked` before the booking, when nothing is due yet; `missed` after the trip's first day, when nothing is due
   * anymore; `payment` on the page that charges it.
   */
  notNow?: NotNow | false;
  /** Set as long as the trip has no date: the days before it when the balance is due. */
  balanceDays?: number | undefined;
  /** How amounts are written; the console shows all decimals. */
  money?: typeof formatMoney;
  /** The field for a promo code, shown next to the code's line, or in a row of its own without one. */
  code?: ReactNode;
  className?: string;
}) {
  const hasCode = of.some(({ kind }) => kind === 'promo');

  const hasBalance = balanceDays !== undefined || amounts.balanceDueOn !== undefined;
  const lines = breakdownLines(amounts, money, hasBalance).filter(
    ({ part }) => !underTotal || part !== 'total',
  );
  return (
    <dl
      className={clsx('flex flex-col', size === 'small' ? 'text-xs' : 'gap-2 text-sm', className)}
    >
      {!isPlain(of) &&
        of.map((line) => (
          <div key={priceLineKey(line)} className={LINE}>
            <dt className="text-muted">
              {priceLineText(line, amounts.currency, money)} {line.kind === 'promo' && code}
            </dt>
            <dd className="tabular">{money(line.amount, amounts.currency)}</dd>
          </div>
        ))}
      {code && !hasCode && (
        <div>
          <dt className="sr-only">{texts.code}</dt>
          <dd className="min-h-11">{code}</dd>
        </div>
      )}
      {lines.map(({ part, label, amount }) => (
        <div key={`${part} ${label}`} className={clsx(LINE, part === strong && 'font-semibold')}>
          <dt className={part === strong ? undefined : 'text-muted'}>
            {ownLabel(part, { ...amounts, balanceDays, notNow }) ?? label}
          </dt>
          <dd className={clsx('tabular', part === strong && 'display text-h3')}>{amount}</dd>
        </div>
      ))}
      <div className={clsx(LINE, 'text-muted')}>
        <dt>{texts.currency}</dt>
        <dd>{currencyCode(amounts)}</dd>
      </div>
    </dl>
  );
}
