import { formatDay, formatMoney, leftToRight } from '@wayfarer/contract';
import { giftBack as texts } from '../mails.texts.js';

/** An amount that went back to a gift voucher. */
export interface GiftBack {
  /** In minor units. */
  amount: number;
  codeEnd: string;
  /** The last day on which the voucher can be used; null if it doesn't expire. */
  expiresOn: string | null;
}

/** A sentence for each gift voucher, with the day until which it can be used. */
export const giftTexts = (gifts: readonly GiftBack[], currency: string): string[] =>
  gifts.map(({ amount, codeEnd, expiresOn }) =>
    [
      texts.text({ amount: formatMoney(amount, currency), end: leftToRight(codeEnd) }),
      ...(expiresOn === null ? [] : [texts.until(formatDay(expiresOn))]),
    ].join(' '),
  );

/** In minor units. */
export const sumOfGifts = (gifts: readonly GiftBack[]): number =>
  gifts.reduce((sum, { amount }) => sum + amount, 0);
