import { z } from 'zod/mini';
import { daysBetween } from '../rules/trips/dates/travel-dates.ts';
import { calendarDay } from './calendar-day.ts';

/** The first and last day of a span, for schemas with more fields, which check it with `isSpan`. */
export const spanDays = { from: calendarDay, to: calendarDay };

interface Span {
  from: string;
  to: string;
}

/** Checks that the days are in order and, with both ends included, at most `most`. */
export const isSpan = (most: number) =>
  [
    z.refine<Span>(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'must not be before the first day',
    }),
    z.refine<Span>(({ from, to }) => daysBetween(from, to) < most, {
      path: ['to'],
      error: `must be within ${most} days`,
    }),
  ] as const;

/** A span of at most `most` days, both ends included. */
export const daySpan = (most: number) => z.object(spanDays).check(...isSpan(most));
