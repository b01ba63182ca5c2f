import { type BookAccount, COUNTER_METHODS } from '@wayfarer/contract';
import type { Movement, MovementKind } from '../movement.ts';

const GOES_OUT: ReadonlySet<MovementKind> = new Set([
  'refund',
  'dispute',
  'returned',
  'received_void',
  'fee',
]);

/** The amount that a movement adds to the agency's money, in minor units; negative if money left. */
export const grossOf = ({ amount, kind }: Pick<Movement, 'amount' | 'kind'>): number =>
  GOES_OUT.has(kind) ? -amount : amount;

/** The account that a movement is posted to: the one of its method, or the one of fees. */
export function accountOf({ kind, method }: Pick<Movement, 'kind' | 'method'>): BookAccount {
  if (kind === 'fee') return 'fees';
  if (method === null) return 'card';
  return COUNTER_METHODS.find((name) => name === method) ?? 'other';
}

/**
 * The contra account of a movement: for a fee, that of cards, because the fee is deducted from their money; for a sold
 * voucher, that of vouchers, because it is a debt until a trip is paid for with it; for everything else, revenue.
 */
export function contraAccountOf({ kind }: Pick<Movement, 'kind'>): BookAccount {
  if (kind === 'gift_sale') return 'gift';
  return kind === 'fee' ? 'card' : 'revenue';
}
