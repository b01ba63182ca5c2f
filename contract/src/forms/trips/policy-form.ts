import { z } from 'zod/mini';
import * as faults from '../../words/forms/operator.texts.js';
import { type RefundWindow, WINDOW_LIMITS, windowsFault } from '../../rules/cancellation/policy.ts';
import { filled, wholeNumber } from '../fields.ts';

const HOURS = { days: 24, hours: 1 } as const;

export const WINDOW_UNITS = ['days', 'hours'] as const;

const TypedWindow = z.object({
  hoursBefore: z.string(),
  unit: z.enum(WINDOW_UNITS),
  refundPercent: z.string(),
});
type TypedWindow = z.output<typeof TypedWindow>;

const HOURS_FAULT = faults.hours(WINDOW_LIMITS.hours);

const numberOf = (typed: string) => (typed === '' ? Number.NaN : Number(typed));

const windowOf = ({ hoursBefore, refundPercent, unit }: TypedWindow): RefundWindow => ({
  hoursBefore: numberOf(hoursBefore) * HOURS[unit],
  refundPercent: numberOf(refundPercent),
});

/** An empty path means all windows together. */
interface Fault {
  path: (string | number)[];
  message: string;
}

/** Faults that single windows have on their own. */
function faultsInside(windows: readonly RefundWindow[]): Fault[] {
  return windows.flatMap((window, at): Fault[] => {
    const fault = windowsFault([window]);
    if (fault === 'hours') return [{ path: [at, 'hoursBefore'], message: HOURS_FAULT }];
    return fault === 'percent' ? [{ path: [at, 'refundPercent'], message: faults.percent }] : [];
  });
}

/** The fault of the first window that isn't consistent with the one before it, or of too many windows. */
function faultBetween(windows: readonly RefundWindow[]): Fault[] {
  if (windowsFault(windows) === 'too_many')
    return [{ path: [], message: faults.manySteps(WINDOW_LIMITS.count) }];
  const at = windows.findIndex((_, index) => windowsFault(windows.slice(0, index + 1)) !== null);
  const [before, window] = [windows[at - 1], windows[at]];
  if (!before || !window) return [];
  return before.hoursBefore > window.hoursBefore
    ? [{ path: [at, 'refundPercent'], message: faults.less }]
    : [{ path: [at, 'hoursBefore'], message: faults.later }];
}

const Windows = z.pipe(
  z.array(TypedWindow),
  z.transform((typed, { issues }) => {
    const windows = typed.map(windowOf);
    const inside = faultsInside(windows);
    for (const fault of inside.length > 0 ? inside : faultBetween(windows)) {
      issues.push({ code: 'custom', input: typed, ...fault });
    }
    return windows;
  }),
);

const hours = () => wholeNumber({ min: 0, max: WINDOW_LIMITS.hours }, HOURS_FAULT);

/** Cancellation terms as typed; outputs the API's input. */
export const PolicyForm = z.object({
  name: filled('policyName', faults.name),
  windows: Windows,
  basis: z.enum(['paid', 'total']),
  /** Empty for no cooling-off period. */
  coolingOffHours: z.pipe(
    z.transform((typed: string) => typed || '0'),
    hours(),
  ),
  coolingOffNotWithinHours: hours(),
});
export type PolicyFields = z.input<typeof PolicyForm>;
