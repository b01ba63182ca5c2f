import { z } from 'zod/mini';
import {
  AVAILABILITY_LIMITS,
  AVAILABILITY_MODES,
  CONFIRMATIONS,
  DECIDE_DAYS_MAX,
} from '../options/trips/availability.ts';
import { DURATION_DAYS } from '../options/trips/bookings.ts';
import { TIME_OF_DAY } from '../rules/trips/dates/meeting-time.ts';
import { text } from './text.ts';

const people = () => z.int().check(z.minimum(1), z.maximum(AVAILABILITY_LIMITS.capacity));
const tripDays = () => z.int().check(z.minimum(DURATION_DAYS.min), z.maximum(DURATION_DAYS.max));

/** A number of places; null for the destination's usual number, or for no limit in the mode `open`. */
export const Capacity = z.nullable(people());

/** The time of day at which a trip starts, `HH:mm` by the destination's clock (24 hours). */
export const StartTime = z
  .string()
  .check(z.regex(TIME_OF_DAY, 'must be a time of day, such as 14:30'));

export const DayNote = text(AVAILABILITY_LIMITS.note);

/** The minimum number of people for a departure, and how many days before it the agency decides about it. */
export const MinimumInput = z.strictObject({
  people: people(),
  decideDays: z.int().check(z.minimum(0), z.maximum(DECIDE_DAYS_MAX)),
});

/** The minimum number of people for a departure, and the day on which the agency decides about it. */
export const Minimum = z.object({ people: z.number(), decideOn: z.string() });
export type Minimum = z.output<typeof Minimum>;

export const Limits = z.strictObject({
  mode: z.enum(AVAILABILITY_MODES),
  confirm: z.enum(CONFIRMATIONS),
  capacity: Capacity,
  aheadDays: z.nullable(z.int().check(z.minimum(1), z.maximum(AVAILABILITY_LIMITS.aheadDays))),
  minDays: tripDays(),
  maxDays: tripDays(),
  weekdays: z
    .array(z.int().check(z.minimum(1), z.maximum(7)))
    .check(z.minLength(1), z.maxLength(7)),
});
export type Limits = z.output<typeof Limits>;

/** The limits as input, with checks across fields. */
export const CheckedLimits = z
  .extend(Limits, {
    confirm: z.optional(z.enum(CONFIRMATIONS)),
  })
  .check(
    z.refine(({ capacity, mode }) => mode === 'open' || capacity !== null, {
      path: ['capacity'],
      error: 'is required',
    }),
    z.refine(({ maxDays, minDays }) => minDays <= maxDays, {
      path: ['maxDays'],
      error: 'must not be less than the shortest trip',
    }),
    z.refine(({ weekdays }) => new Set(weekdays).size === weekdays.length, {
      path: ['weekdays'],
      error: 'must not contain the same day twice',
    }),
  );
