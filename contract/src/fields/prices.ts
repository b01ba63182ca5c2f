import { z } from 'zod/mini';
import { PARTY_LIMIT } from '../rules/trips/party.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const percent = whole(0, 100);

const GroupDiscount = z.object({
  /** The minimum number of paying people. */
  fromPeople: whole(2, PARTY_LIMIT),
  percentOff: whole(1, 90),
});

/** Rules for the price of a party, from the cost per day: see `rules/money/trip-price.ts`. */
export const PriceRules = z
  .object({
    per: z.enum(['person', 'booking']),
    childPercent: percent,
    infantPercent: percent,
    childBelow: whole(1, 18),
    infantBelow: whole(0, 17),
    maxParty: z.nullable(whole(1, PARTY_LIMIT)),
    groups: z.array(GroupDiscount).check(z.maxLength(10)),
  })
  .check(
    z.refine(({ childBelow, infantBelow }) => infantBelow < childBelow, {
      path: ['infantBelow'],
      error: 'must be lower than the age limit for children',
    }),
    z.refine(
      ({ groups }) => new Set(groups.map(({ fromPeople }) => fromPeople)).size === groups.length,
      { path: ['groups'], error: 'must not contain the same number of people twice' },
    ),
  );

/** A line of an agreed price, in minor units: `amount === quantity * unit * days`. */
export const PriceLine = z.object({
  kind: z.enum(['adult', 'child', 'infant', 'party', 'group_discount']),
  quantity: z.number(),
  unit: z.number(),
  days: z.number(),
  amount: z.number(),
});
