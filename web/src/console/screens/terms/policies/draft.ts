import {
  type CancellationTerms,
  type RefundBasis,
  type RefundWindow,
  WINDOW_LIMITS,
  windowsFault,
} from '@wayfarer/contract';
import { formTexts } from '../copy.ts';
import { numberOf } from '../numbers.ts';

const HOURS = { days: 24, hours: 1 } as const;
type Unit = keyof typeof HOURS;

/** A window as it is typed. */
export interface StepDraft {
  amount: string;
  unit: Unit;
  percent: string;
}

/** Terms as they are typed. */
export interface Draft {
  name: string;
  steps: readonly StepDraft[];
  basis: RefundBasis;
  coolingOffHours: string;
  coolingOffNotWithinHours: string;
}

/** By the names of the API, such as `windows.0.refundPercent`. */
export type Faults = Readonly<Record<string, string>>;

export const NO_STEP: StepDraft = { amount: '', unit: 'days', percent: '' };

/** In days where travelers read days. */
function stepOf({ hoursBefore, refundPercent }: RefundWindow): StepDraft {
  const days = hoursBefore / HOURS.days;
  const unit = Number.isInteger(days) && days > 2 ? 'days' : 'hours';
  const amount = String(hoursBefore / HOURS[unit]);
  return { amount, unit, percent: String(refundPercent) };
}

export function draftOf({ name, ...terms }: CancellationTerms & { name: string }): Draft {
  return {
    name,
    steps: terms.windows.map(stepOf),
    basis: terms.basis,
    coolingOffHours: terms.coolingOffHours === 0 ? '' : String(terms.coolingOffHours),
    coolingOffNotWithinHours: String(terms.coolingOffNotWithinHours),
  };
}

/** As the API takes them; what is no number is none. */
export function termsOf({ name, basis, steps, ...draft }: Draft) {
  const windows = steps.map(({ amount, percent, unit }): RefundWindow => ({
    hoursBefore: numberOf(amount) * HOURS[unit],
    refundPercent: numberOf(percent),
  }));
  return {
    name: name.trim(),
    windows,
    basis,
    coolingOffHours: Number(draft.coolingOffHours),
    coolingOffNotWithinHours: numberOf(draft.coolingOffNotWithinHours),
  };
}

/** The faults of windows, each at what is to be changed. */
function windowFaults(windows: readonly RefundWindow[]): Faults {
  const { faults: texts } = formTexts;
  const found: Record<string, string> = {};
  for (const [at, window] of windows.entries()) {
    const fault = windowsFault([window]);
    if (fault === 'hours') found[`windows.${at}.hoursBefore`] = texts.hours(WINDOW_LIMITS.hours);
    if (fault === 'percent') found[`windows.${at}.refundPercent`] = texts.percent;
  }
  if (Object.keys(found).length > 0) return found;
  if (windowsFault(windows) === 'too_many') return { windows: texts.many(WINDOW_LIMITS.count) };
  const at = windows.findIndex((_, index) => windowsFault(windows.slice(0, index + 1)) !== null);
  const [before, window] = [windows[at - 1], windows[at]];
  if (!before || !window) return {};
  return before.hoursBefore > window.hoursBefore
    ? { [`windows.${at}.refundPercent`]: texts.less }
    : { [`windows.${at}.hoursBefore`]: texts.later };
}

/** What the API would refuse. */
export function faultsOf(draft: Draft): Faults {
  const { name, windows, ...terms } = termsOf(draft);
  const { faults: texts } = formTexts;
  const hours = texts.hours(WINDOW_LIMITS.hours);
  const isWhole = (value: number) =>
    Number.isSafeInteger(value) && value >= 0 && value <= WINDOW_LIMITS.hours;
  return {
    ...(name === '' && { name: texts.name }),
    ...windowFaults(windows),
    ...(!isWhole(terms.coolingOffHours) && { coolingOffHours: hours }),
    ...(!isWhole(terms.coolingOffNotWithinHours) && { coolingOffNotWithinHours: hours }),
  };
}
