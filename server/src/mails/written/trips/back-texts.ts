import { formatMoney, movedSentence, type RefundBasis } from '@wayfarer/contract';
import type { BookingRow } from '../../../db/tables/bookings.ts';
import { type GiftBack, giftTexts, sumOfGifts } from './parts/gift-texts.ts';
import { changed as texts } from './mails.texts.js';

export interface ToldOfChange {
  booking: BookingRow;
  /** The sums to return, in minor units. */
  back: { card: number; counter: number };
  /** The amounts that went back to gift vouchers, which are a part of `back.counter`. */
  gifts?: readonly GiftBack[];
  /** The days within which the agency promises that refunds arrive. */
  refundWithinDays: number;
  /** The highest refund of a later cancellation, if the trip was moved after a deadline. */
  cap: { percent: number; basis: RefundBasis } | null;
}

/** The sums that a change returns, and how it limits later refunds. */
export function backTexts({
  back,
  booking,
  cap,
  gifts = [],
  refundWithinDays: days,
}: ToldOfChange): string[] {
  const money = (minor: number) => formatMoney(minor, booking.currency);
  const inPerson = back.counter - sumOfGifts(gifts);
  return [
    ...(back.card > 0 ? [texts.backToCard({ days, amount: money(back.card) })] : []),
    ...giftTexts(gifts, booking.currency),
    ...(inPerson > 0 ? [texts.backInPerson(money(inPerson))] : []),
    ...(cap === null ? [] : [movedSentence(cap.percent, cap.basis)]),
  ];
}
