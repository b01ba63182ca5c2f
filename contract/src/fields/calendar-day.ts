import { z } from 'zod/mini';
import { isCalendarDay, TRAVEL_DATE_FAULT_TEXT } from '../rules/trips/travel-dates.ts';

/** A day of the calendar, `YYYY-MM-DD`. */
export const calendarDay = z
  .string()
  .check(z.maxLength(10), z.refine(isCalendarDay, TRAVEL_DATE_FAULT_TEXT.not_a_day));
