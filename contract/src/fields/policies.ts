import { z } from 'zod/mini';
import { TEXT_LIMITS } from '../options/limits.ts';
import { WINDOW_LIMITS, windowsFault, type WindowsFault } from '../rules/cancellation/policy.ts';
import { text } from './text.ts';

const WINDOWS_FAULT_TEXT: Readonly<Record<WindowsFault, string>> = {
  too_many: `must be at most ${WINDOW_LIMITS.count}`,
  hours: `must have whole hours from 0 to ${WINDOW_LIMITS.hours}`,
  percent: 'must have whole percentages from 1 to 100',
  order: 'must start with the earliest; both hours and percentages must decrease',
};

const RefundWindow = z.object({ hoursBefore: z.number(), refundPercent: z.number() });
const hours = z.int().check(z.minimum(0), z.maximum(WINDOW_LIMITS.hours));

/** Cancellation terms: see `rules/cancellation/policy.ts`. */
export const CancellationTerms = z.object({
  windows: z.array(RefundWindow),
  basis: z.enum(['paid', 'total']),
  coolingOffHours: z.number(),
  coolingOffNotWithinHours: z.number(),
});

/** The terms and the maximum refund percentage of a trip that was moved after a deadline. */
export const MovedTerms = z.object({ terms: CancellationTerms, percent: z.number() });

/** Cancellation terms as an agency enters them. */
export const PolicyInput = z.object({
  name: text(TEXT_LIMITS.policyName, 1),
  windows: z.array(RefundWindow).check(
    z.refine((windows) => windowsFault(windows) === null, {
      error: ({ input }) => {
        const fault = windowsFault(input as z.output<typeof RefundWindow>[]);
        return fault === null ? undefined : WINDOWS_FAULT_TEXT[fault];
      },
    }),
  ),
  basis: z._default(CancellationTerms.shape.basis, 'paid'),
  coolingOffHours: z._default(hours, 0),
  coolingOffNotWithinHours: z._default(hours, 168),
});
