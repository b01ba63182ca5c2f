import type { TripMoney } from '@wayfarer/contract';
import { amountAsked, type Asked } from '../payments/index.ts';
import type { LinkRow } from './store.ts';

type Request = Pick<LinkRow, 'amount' | 'asks'>;

/** The part or sum that a link asks for, in the terms of the payment that it opens. */
export function askedBy({ amount, asks }: Request): Asked {
  if (amount !== null) return { upTo: amount };
  return asks === 'first' ? 'first' : 'rest';
}

/** The amount that a link charges now, in minor units: 0 if nothing that it asks for is left to pay. */
export const linkAmount = (link: Request, money: TripMoney): number =>
  amountAsked(askedBy(link), money);
