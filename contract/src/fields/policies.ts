import { z } from 'zod/mini';
import { TEXT_LIMITS } from '../options/limits.ts';
import { WINDOW_LIMITS, windowsFault, type WindowsFault } from '../rules/cancellation/policy.ts';
import { text } from './text.ts';

const WINDOWS_FAULT_TEXT: Readonly<Record<WindowsFault, string>> = {
  too_many: `must be at most ${WINDOW_LIMITS.count}`,
  hours: `must name whole hours from 0 to ${WINDOW_LIMITS.hours}`,
  percent: 'must name whole percents from 1 to 100',
  order: 'must begin with the earliest; hours and percents both fall from one to the next',
};

const RefundWindow = z.object({ hoursBefore: z.number(), refundPercent: z.number() });
const hours = z.int().check(z.minimum(0), z.maximum(WINDOW_LIMITS.hours));

/** See `rules/cancellation/policy.ts`. */
export const CancellationTerms = z.object({
  windows: z.array(RefundWindow),
  basis: z.enum(['paid', 'total']),
  coolingOffHours: z.number(),
  coolingOffNotWithinHours: z.number(),
});

/** The same, as an agency sets it. */
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
