import type { PriceLine, PriceRules } from '@wayfarer/contract';
import { bigint, boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Trips that were booked. What was booked is copied from the spot, so that it stays as it was. */
export const bookings = pgTable('bookings', {
  id: text('id').primaryKey(),
  /** By which people speak of it, such as 'WF-7K3M9Q'. Null until a job has named what an older version wrote. */
  reference: text('reference'),
  /** Null once the traveller's account is deleted. */
  uid: text('uid'),
  /** Null once the spot is deleted. */
  spotId: text('spot_id'),
  /** The booked spot for good, without a foreign key. Null where it was unknown when this column came. */
  offerId: text('offer_id'),
  /** Whether a traveler had contributed it, rather than the agency. Null where that is unknown. */
  contributed: boolean('contributed'),
  travelSpot: text('travel_spot').notNull(),
  travelCountry: text('travel_country').notNull(),
  travelSeason: text('travel_season').notNull(),
  travelName: text('travel_name').notNull(),
  travelEmail: text('travel_email').notNull(),
  /** Cost per day in whole minor units of `currency`. */
  cost: integer('cost_minor').notNull(),
  currency: text('currency').notNull(),
  /** A day of the calendar, 'YYYY-MM-DD'. */
  travelDate: date('travel_date', { mode: 'string' }).notNull(),
  durationDays: integer('duration_days').notNull(),
  adults: integer('adults').notNull().default(1),
  children: integer('children').notNull().default(0),
  infants: integer('infants').notNull().default(0),
  /** Rises with every change that the traveler could see. */
  revision: integer('revision').notNull().default(1),
  /** The agreed price in minor units, its lines and rules. All null: one adult at the cost per day. */
  total: bigint('total_minor', { mode: 'number' }),
  priceLines: jsonb('price_lines').$type<PriceLine[]>(),
  priceRules: jsonb('price_rules').$type<PriceRules>(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
