import { z } from 'zod/mini';
import * as faults from '../../words/forms/operator.texts.js';
import { durationRange } from '../../words/forms/trip.texts.js';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { DURATION_DAYS } from '../../options/trips/bookings.ts';
import {
  CALLED_OFF_REASONS,
  COUNTER_METHODS,
  OPERATOR_REASONS,
} from '../../options/trips/booking-core.ts';
import { COMPOSED_MAIL_KINDS } from '../../options/trips/mail-kinds.ts';
import { GIFT_CODE_TYPED_MAX } from '../../rules/money/gifts/gift-code.ts';
import { PARTY_LIMIT } from '../../rules/trips/party.ts';
import { text } from '../../fields/text.ts';
import { amount } from '../amount.ts';
import { day, filled, optional, wholeNumber } from '../fields.ts';

/** `most` is in minor units of `currency`. */
interface Money {
  currency: string;
  most: number;
}

export const refundForm = (money: Money) =>
  z.object({ amount: amount(money), reason: filled('reason', faults.reason) });

/** Money received or returned at the counter. */
export const counterPaymentForm = (money: Money) =>
  z.object({
    amount: amount(money),
    method: z.enum(COUNTER_METHODS),
    receivedOn: day(faults.day),
    note: optional('reason'),
    /** The code of a gift voucher; empty if it wasn't issued here. */
    code: text(GIFT_CODE_TYPED_MAX),
  });

const people = (min: number) =>
  wholeNumber({ min, max: PARTY_LIMIT }, faults.people({ min, max: PARTY_LIMIT }));

export const ChangeBookingForm = z.object({
  travelName: filled('personName', faults.name),
  travelDate: day(faults.day),
  /** The start time of the departure; empty if it has none, or if its day has no other departure. */
  startTime: z.string(),
  travelDuration: wholeNumber(DURATION_DAYS, durationRange(DURATION_DAYS)),
  travellers: z.object({ adults: people(1), children: people(0), infants: people(0) }),
  options: z.array(z.object({ id: z.string(), quantity: z.number() })),
  reason: filled('reason', faults.reason),
});

export type ChangeValues = z.output<typeof ChangeBookingForm>;

export const CancelDepartureForm = z.object({
  reasonCode: z.enum(OPERATOR_REASONS),
  message: optional('cancellationMessage'),
  tell: z.boolean(),
});

export const REFUND_CHOICES = ['policy', 'full', 'amount', 'none'] as const;
export type RefundChoice = (typeof REFUND_CHOICES)[number];

/** The fields as typed. If `refund` is empty, `proposedRefund` applies. */
export interface CancelBookingFields extends z.input<typeof CancelDepartureForm> {
  refund: RefundChoice | '';
  amount: string;
}

/** The amount is checked only if the refund is a chosen amount. */
export const cancelBookingForm = (money: Money, { refund }: Pick<CancelBookingFields, 'refund'>) =>
  z.extend(CancelDepartureForm, {
    refund: z.enum(['', ...REFUND_CHOICES]),
    amount:
      refund === 'amount'
        ? amount(money)
        : z.pipe(
            z.string(),
            z.transform(() => 0),
          ),
  });
export type CancelBookingValues = z.output<ReturnType<typeof cancelBookingForm>>;

/** The proposed refund: in full if the agency can't provide the trip or the booking is a duplicate. */
export function proposedRefund(reason: (typeof OPERATOR_REASONS)[number]): 'full' | 'policy' {
  const own: readonly string[] = [...CALLED_OFF_REASONS, 'duplicate'];
  return own.includes(reason) ? 'full' : 'policy';
}

export const HandwrittenMailForm = z.object({
  subject: text(TEXT_LIMITS.mailSubject, 1, { required: faults.subject }),
  body: filled('message', faults.message),
});

export const MAILS_TO_SEND = ['by_hand', ...COMPOSED_MAIL_KINDS] as const;
export type MailToSend = (typeof MAILS_TO_SEND)[number];

/** Only an email that is written by hand has a text to check. */
export function bookingMailForm({ kind }: { kind: MailToSend }) {
  const { body, subject } = HandwrittenMailForm.shape;
  return z.object({
    kind: z.enum(MAILS_TO_SEND),
    subject: kind === 'by_hand' ? subject : z.string(),
    body: kind === 'by_hand' ? body : z.string(),
  });
}
