import { z } from 'zod/mini';
import * as calls from '../../calls/trips/check-ins.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { IdParams, text } from '../../fields/text.ts';
import { TEXT_LIMITS } from '../../options/limits.ts';
import { ATTENDANCES } from '../../options/trips/trips.ts';
import { Booking } from './bookings.ts';

export const CheckIn = z.object({
  booking: Booking,
  phase: z.enum(['upcoming', 'under_way', 'over']),
  localToday: z.string(),
  lastDay: z.string(),
  attendance: z.enum(ATTENDANCES),
  /** `by` is null once the account is deleted. */
  recorded: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()) })),
  /** True if attendance can be recorded now: from the day before the trip to its last day. */
  open: z.boolean(),
  /** False if there is no valid voucher anymore, for example after a refund. */
  voucher: z.boolean(),
});
export type CheckIn = z.output<typeof CheckIn>;

export const lookUpCheckIn = endpoint(calls.lookUpCheckIn, {
  summary: "Find a voucher's booking by the link in its code, or by its reference",
  body: z.union([
    z.object({ link: text(500, 1) }),
    z.object({ reference: text(TEXT_LIMITS.reference, 1) }),
  ]),
  response: CheckIn,
  errors: ['not_found', 'invalid_signature'],
});

export const recordAttendance = endpoint(calls.recordAttendance, {
  summary: "Record that a party came or didn't; repeating it changes nothing",
  params: IdParams,
  body: z.object({
    attendance: z.enum(ATTENDANCES),
    revision: z.int().check(z.minimum(1)),
    /** True to record attendance although the party isn't expected today; only for staff who may cancel bookings. */
    anyway: z._default(z.boolean(), false),
  }),
  response: CheckIn,
  errors: [
    'not_found',
    'booking_cancelled',
    'booking_expired',
    'revision_changed',
    'not_expected_today',
    'forbidden',
  ],
});
