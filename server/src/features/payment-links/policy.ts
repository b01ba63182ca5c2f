import type { LinkAsks, PriceBreakdown } from '@wayfarer/contract';
import type { LinkRow } from './store.ts';

/** A booking's balance, and whether its first payment is made. */
interface Money {
  isPaid: boolean;
  breakdown: PriceBreakdown;
}

/** The part or sum that a link asks for, in the terms of the payment that it opens. */
export function askedBy({ amount, asks }: Pick<LinkRow, 'amount' | 'asks'>) {
  if (amount !== null) return { upTo: amount };
  return asks === 'first' ? 'first' : 'rest';
}

/** The amount that a link charges now, in minor units: 0 if nothing that it asks for is left to pay. */
export function linkAmount(
  { amount, asks }: { amount: number | null; asks: LinkAsks },
  { breakdown, isPaid }: Money,
): number {
  const left = breakdown.dueNow + breakdown.dueOnArrival;
  if (asks === 'first') return isPaid ? 0 : breakdown.dueNow;
  if (asks === 'balance') return left;
  return Math.min(amount ?? 0, left);
}
