import { z } from 'zod/mini';
import * as calls from '../../../calls/trips/money/gift-vouchers.ts';
import { endpoint } from '../../../declaration/endpoint.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { ListPageQuery } from '../../../fields/list-page.ts';
import { email, Id, IdParams, text } from '../../../fields/text.ts';
import { CONSOLE_PAGE } from '../../../options/console.ts';
import { TEXT_LIMITS } from '../../../options/limits.ts';
import { GIFT_ENTRIES, GIFT_METHODS, GIFT_STATES } from '../../../options/money/gift-vouchers.ts';
import { GIFT_CODE_TYPED_MAX } from '../../../rules/money/gifts/gift-code.ts';
import { UNPAYABLE_PROBLEMS } from './payments.ts';

/** A gift voucher. Amounts are in minor units of `currency`. */
export const GiftVoucher = z.object({
  _id: z.string(),
  /** The last four characters of its code. */
  codeEnd: z.string(),
  currency: z.string(),
  /** The amount for which it was issued. */
  amount: z.number(),
  left: z.number(),
  /** The last day on which it can be used, in the agency's time zone; null if it doesn't expire. */
  expiresOn: z.nullable(z.string()),
  state: z.enum(GIFT_STATES),
  note: z.string(),
  createdAt: z.string(),
});
export type GiftVoucher = z.output<typeof GiftVoucher>;

/** A change to a voucher's balance. */
export const GiftEntry = z.object({
  _id: z.string(),
  kind: z.enum(GIFT_ENTRIES),
  /** In minor units; negative if it was spent. */
  amount: z.number(),
  at: z.string(),
  /** The member who recorded it; null if it was no one at the agency, or if the name is no longer kept. */
  by: z.nullable(z.string()),
  /** The method and the day of the payment for the voucher; null unless the entry is `issued`. */
  method: z.nullable(z.enum(GIFT_METHODS)),
  receivedOn: z.nullable(z.string()),
  booking: z.nullable(z.object({ _id: z.string(), reference: z.nullable(z.string()) })),
});
export type GiftEntry = z.output<typeof GiftEntry>;

export const GiftVoucherRecord = z.object({
  voucher: GiftVoucher,
  /** Oldest first. */
  entries: z.array(GiftEntry),
  /** The time and the reason if staff ended the voucher; otherwise null. */
  ended: z.nullable(z.object({ at: z.string(), reason: z.string() })),
});
export type GiftVoucherRecord = z.output<typeof GiftVoucherRecord>;

export const listGiftVouchers = endpoint(calls.listGiftVouchers, {
  summary: `Gift vouchers, newest first, ${CONSOLE_PAGE} at a time; \`q\` is the end of the code, words of the note, or a booking's reference`,
  query: z.extend(z.object({ q: z.optional(text(TEXT_LIMITS.search)) }), ListPageQuery.shape),
  response: z.array(GiftVoucher),
});

export const getGiftVoucher = endpoint(calls.getGiftVoucher, {
  summary: 'A gift voucher with everything that changed its balance',
  params: IdParams,
  response: GiftVoucherRecord,
  errors: ['not_found'],
});

export const issueGiftVoucher = endpoint(calls.issueGiftVoucher, {
  summary:
    "Issue a gift voucher in the agency's currency and record how it was paid for. Its code is in this response and in the buyer's email only, because no more than a hash is kept",
  // not a 201, because the response with the code would be stored under the idempotency key
  status: 200,
  fresh: true,
  body: z.object({
    /** In minor units, at most the largest card payment. */
    amount: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
    method: z.enum(GIFT_METHODS),
    expiresOn: z.nullable(calendarDay),
    note: z._default(text(TEXT_LIMITS.reason), ''),
    /** Emails the code to the buyer, in one of the site's languages. */
    mail: z.optional(z.object({ to: email(), language: z.optional(text(8, 2)) })),
  }),
  response: z.object({ voucher: GiftVoucher, code: z.string() }),
  errors: ['invalid_input'],
});

const GiftCode = z.object({ code: text(GIFT_CODE_TYPED_MAX, 1) });

export const lookUpGiftVoucher = endpoint(calls.lookUpGiftVoucher, {
  summary: 'The gift voucher with a code, if it can be used',
  body: GiftCode,
  response: GiftVoucher,
  errors: ['gift_not_valid'],
});

export const endGiftVoucher = endpoint(calls.endGiftVoucher, {
  summary: 'End a gift voucher: the amount left on it can no longer be used',
  params: IdParams,
  fresh: true,
  body: z.object({ reason: text(TEXT_LIMITS.reason, 1) }),
  response: GiftVoucherRecord,
  errors: ['not_found', 'already_decided'],
});

export const redeemGiftVoucher = endpoint(calls.redeemGiftVoucher, {
  summary:
    "Pay for the caller's booking with a gift voucher: as much as is due, or as is left. A wrong, expired, ended or empty voucher is `gift_not_valid`; 30 wrong tries in ten minutes are refused",
  params: z.object({ id: Id }),
  body: GiftCode,
  response: z.object({
    /** The amount that the voucher pays now, in minor units. */
    paid: z.number(),
    /** The amount that is left on the voucher, in minor units. */
    left: z.number(),
    currency: z.string(),
    expiresOn: z.nullable(z.string()),
    /** True if the booking's first payment has been made. */
    isPaid: z.boolean(),
  }),
  errors: [...UNPAYABLE_PROBLEMS, 'gift_not_valid', 'payment_in_progress', 'provider_unavailable'],
});
