import {
  addDays,
  agreePlan,
  amountDueNow,
  type CalendarDay,
  type ChargeMode,
  exactMoney,
  formatDay,
  formatMoney,
  minorDigits,
  type PaymentPlan,
} from '@wayfarer/contract';
import { planSample, planWords } from './copy.texts.js';

export const isPlan = (value: unknown): value is PaymentPlan =>
  typeof value === 'object' && value !== null && 'now' in value && 'balanceDays' in value;

/** A payment plan in words: '30% first, the rest 30 days before the trip'. */
export function describePlan({ balanceDays, now }: PaymentPlan, currency: string): string {
  if (now === 'total') return planWords.total;
  const first = firstWords(now, currency);
  const { arrival, before, join } = planWords;
  return join({ first, rest: balanceDays === null ? arrival : before(balanceDays) });
}

function firstWords(now: Exclude<PaymentPlan['now'], 'total'>, currency: string): string {
  if (now === 'day') return planWords.day;
  return 'percent' in now
    ? planWords.percent(now.percent)
    : planWords.amount(exactMoney(now.minor, currency));
}

const SAMPLE_DAYS = 5;
/** The time between booking and balance day in the sample. */
const AHEAD_DAYS = 60;

interface Sold {
  charge: ChargeMode;
  currency: string;
  today: CalendarDay;
}

/** A sentence that applies a plan, or the site's charge without one, to a trip of $1,000. */
export function sampleOfPlan(plan: PaymentPlan | null, { charge, currency, today }: Sold): string {
  const digits = minorDigits(currency);
  const total = digits === 0 ? 100_000 : 1000 * 10 ** digits;
  const trip = { total, days: SAMPLE_DAYS, currency };
  const travelDate = addDays(today, (plan?.balanceDays ?? 0) + AHEAD_DAYS);
  const { balanceDueOn, first } = plan
    ? agreePlan(trip, plan, { today, travelDate })
    : { balanceDueOn: null, first: amountDueNow(trip, charge) };
  const money = (minor: number) => formatMoney(minor, currency);
  const sample = { total: money(total), day: formatDay(travelDate), now: money(first) };
  if (first === total) return planSample.all(sample);
  const rest = money(total - first);
  return balanceDueOn === null
    ? planSample.arrival({ ...sample, rest })
    : planSample.before({ ...sample, rest, due: formatDay(balanceDueOn) });
}
