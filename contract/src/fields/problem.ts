import { z } from 'zod/mini';
import { CancellationPreview } from './bookings/cancellations.ts';
import { PROBLEM_STATUS, type ProblemCode } from '../options/problem-codes.ts';

const code = z.enum(Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]);

/** The body of every error. `field` names the first invalid input, and `issues` lists all of them. */
export const Problem = z.object({
  code,
  message: z.string(),
  field: z.optional(z.string()),
  issues: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** The values in the message: amounts in minor units, with `currency`; days `YYYY-MM-DD`. */
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** Set for `sold_out`: the nearest days on which the trip could begin, closest first; may be empty. */
  nearest: z.optional(z.array(z.string())),
  /**
   * Set for `sold_out` if the destination leaves several times a day: the nearest departures, closest first, with their
   * start times (null for one without).
   */
  nearestStarts: z.optional(
    z.array(z.object({ day: z.string(), startTime: z.nullable(z.string()) })),
  ),
  requestId: z.optional(z.string()),
  /** Set for `cancellation_changed`: the effect of canceling now. */
  cancellation: z.optional(CancellationPreview),
});
export type Problem = z.output<typeof Problem>;

/** The codes for a trip that a destination's booking limits don't allow. */
export const TRIP_REFUSALS = [
  'not_bookable_then',
  'sold_out',
  'party_not_allowed',
  'amount_too_large',
] as const satisfies readonly ProblemCode[];
