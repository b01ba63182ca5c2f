import { z } from 'zod/mini';
import { emailFormat, giftCode } from '../../words/forms/gift.texts.js';
import { text } from '../../fields/text.ts';
import { GIFT_METHODS } from '../../options/money/gift-vouchers.ts';
import { GIFT_CODE_TYPED_MAX, readGiftCode } from '../../rules/money/gifts/gift-code.ts';
import { amount } from '../amount.ts';
import { emailOrNothing, optional } from '../fields.ts';

/** A new gift voucher. `most` is in minor units. */
export const issueGiftForm = (money: { currency: string; most: number }) =>
  z.object({
    amount: amount(money),
    method: z.enum(GIFT_METHODS),
    expiresOn: z.pipe(
      z.string(),
      z.transform((day) => day || null),
    ),
    note: optional('reason'),
    /** The buyer's address; empty if the code isn't emailed. */
    email: emailOrNothing(emailFormat),
    language: z.string(),
  });

/** The code of a gift voucher, with which a traveler pays. */
export const GiftCodeForm = z.object({
  code: text(GIFT_CODE_TYPED_MAX).check(z.refine((code) => readGiftCode(code) !== null, giftCode)),
});
