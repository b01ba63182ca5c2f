import { z } from 'zod/mini';
import * as calls from '../../../calls/trips/money/transfers.ts';
import { endpoint } from '../../../declaration/endpoint.ts';
import { BankAccount } from '../../../fields/money/bank-account.ts';
import { IdParams } from '../../../fields/text.ts';
import { AWAITED_TRANSFERS_MAX } from '../../../options/money/transfers.ts';
import { PaymentPart, UNPAYABLE_PROBLEMS } from './payments.ts';

/** How a part of a booking is paid by bank transfer. */
export const Transfer = z.object({
  /** To be transferred, in minor units. */
  amount: z.number(),
  currency: z.string(),
  /** The text by which the agency recognizes the transfer. */
  reference: z.string(),
  /** The day by which the money is to arrive. */
  dueOn: z.string(),
  account: BankAccount,
  /** A code for banking apps as SVG; null unless the amount is in euros and the account has an IBAN. */
  qr: z.nullable(z.string()),
  /** True once the traveler has announced the transfer. */
  announced: z.boolean(),
});
export type Transfer = z.output<typeof Transfer>;

const TRANSFER_PROBLEMS = [...UNPAYABLE_PROBLEMS, 'transfer_off', 'transfer_too_late'] as const;

export const getTransfer = endpoint(calls.getTransfer, {
  summary: "The agency's account and the amount with which a part of a booking is paid by transfer",
  params: IdParams,
  query: z.object({ part: PaymentPart }),
  response: Transfer,
  errors: TRANSFER_PROBLEMS,
});

export const announceTransfer = endpoint(calls.announceTransfer, {
  summary: `Announce a bank transfer for one of the caller's bookings, whose places are then kept until it is due; at most ${AWAITED_TRANSFERS_MAX} can keep places at the same time`,
  params: IdParams,
  body: z.object({ part: PaymentPart }),
  response: Transfer,
  errors: [...TRANSFER_PROBLEMS, 'too_many_transfers'],
});
