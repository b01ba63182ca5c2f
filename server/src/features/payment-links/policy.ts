import type { LinkAsks, PriceBreakdown } from '@wayfarer/contract';
import type { LinkRow } from './store.ts';

/** A booking's balance, and whether its first payment is made. */
interface Money {
  isPaid: boolean;
  breakdown: PriceBreakdown;
}

/** What a link asks for, as the payment that it opens names it. */
export function askedBy({ amount, asks }: Pick<LinkRow, 'amount' | 'asks'>) {
  if (amount !== null) return { upTo: amount };
  return asks === 'first' ? 'first' : 'rest';
}

/** What a link charges now, in minor units: 0 if nothing that it asks for is left to pay. */
export function linkAmount(
  { amount, asks }: { amount: number | null; asks: LinkAsks },
  { breakdown, isPaid }: Money,
): number {
  const left = breakdown.dueNow + breakdown.dueOnArrival;
  if (asks === 'first') return isPaid ? 0 : breakdown.dueNow;
  if (asks === 'balance') return left;
  return Math.min(amount ?? 0, left);
}
