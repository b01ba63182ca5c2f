import { z } from 'zod/mini';
import { isCalendarDay, TRAVEL_DATE_FAULT_TEXT } from '../rules/trips/dates/travel-dates.ts';

/** A calendar day, `YYYY-MM-DD`. */
export const calendarDay = z
  .string()
  .check(z.maxLength(10), z.refine(isCalendarDay, TRAVEL_DATE_FAULT_TEXT.not_a_day));
