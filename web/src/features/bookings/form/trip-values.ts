import {
  type ChargeMode,
  clampDays,
  DURATION_DAYS,
  isTooDear,
  parseCost,
  type TravelDateFault,
  travelDateFault,
} from '@wayfarer/contract';
import { fieldTexts as texts } from '../copy.ts';

/** What both forms edit: a calendar day and the days as they were typed. */
export interface TripValues {
  travelDate: string;
  travelDuration: string;
}

/** The text of a fault, or `true` (React Hook Form's convention). */
type Verdict = string | true;

const DATE_TEXTS: Readonly<Record<TravelDateFault, string>> = {
  not_a_day: texts.dateUnknown,
  past: texts.datePast,
  too_far: texts.dateFar,
};

/** Required and not earlier than today (spec §5). */
export function checkDate(date: string, today: string): Verdict {
  if (date === '') return texts.dateRequired;
  const fault = travelDateFault(date, today);
  return fault === null || DATE_TEXTS[fault];
}

/** Required, a whole number from 1 to 30 (spec §5). */
export function checkDuration(typed: string): Verdict {
  if (typed.trim() === '') return texts.durationRequired;
  const days = Number(typed);
  const inRange = days >= DURATION_DAYS.min && days <= DURATION_DAYS.max;
  return (Number.isInteger(days) && inRange) || texts.durationRange;
}

/** Whether so many days at this cost are more than a card payment can be; the server refuses them, too. */
export function isTripTooDear(
  cost: string,
  typed: string,
  { charge, currency }: { charge: ChargeMode; currency: string },
): boolean {
  const parsed = parseCost(cost, currency);
  if (!parsed.ok) return false;
  return isTooDear({ perDay: parsed.minor, days: clampDays(Number(typed)), currency }, charge);
}

/** Required (spec §5). */
export function checkName(name: string): Verdict {
  return name.trim() !== '' || texts.nameRequired;
}
