/**
 * The destinations of histories, in three time zones and with three kinds of cancellation terms. One of them has a
 * limited number of places and a payment plan, two have fees.
 */
import { type Fee, localDay, type PriceRules, USUAL_PRICE_RULES } from '@wayfarer/contract';
import { addSpot } from '../payments/payments-caller.ts';
import type { PaymentsWorld } from '../payments/payments-world.ts';

export interface HistorySpot {
  id: string;
  name: string;
  country: string;
  zone: string;
  /** The current price per day for an adult, in minor units. */
  cost: number;
  rules: PriceRules;
  /** Days that were called off, if an answer confirmed it. */
  closed: Set<string>;
}

const PLAN = { now: { percent: 30 }, balanceDays: 5 };

const LEVY: Fee = { label: 'Reef levy', per: 'person_day', minor: 300, payAt: 'now' };
const PERMIT: Fee = { ...LEVY, label: 'Permit', per: 'booking', minor: 1000, refundable: false };
const CITY_TAX: Fee = { ...LEVY, label: 'City tax', payAt: 'arrival' };
const SERVICE: Fee = { label: 'Service', per: 'booking', percent: 3, payAt: 'now' };
const FEES = { none: [], onArrival: [CITY_TAX], all: [LEVY, PERMIT, SERVICE, CITY_TAX] };

/** A code for everyone, and one that is used up in the course of a history. */
export const CODES = ['TEN OFF', 'FEW'] as const;

const KINDS = [
  { country: 'Italy', zone: 'Europe/Rome', terms: null, places: null, plan: null, fees: FEES.none },
  {
    country: 'Japan',
    zone: 'Asia/Tokyo',
    terms: 'half-of-paid',
    places: 10_000,
    plan: PLAN,
    fees: FEES.onArrival,
  },
  {
    country: 'United States',
    zone: 'Pacific/Honolulu',
    terms: 'half-of-total',
    places: null,
    plan: null,
    fees: FEES.all,
  },
] as const;

const WINDOWS = JSON.stringify([
  { hoursBefore: 240, refundPercent: 100 },
  { hoursBefore: 48, refundPercent: 50 },
]);

export async function bookableSpots(
  { db, now }: PaymentsWorld,
  currency: string,
): Promise<HistorySpot[]> {
  for (const basis of ['paid', 'total'])
    await db.sql.query(
      `insert into cancellation_policies (id, name, family, version, windows, basis, cooling_off_hours,
         cooling_off_not_within_hours, is_default, created_at)
       values ($1, $1, $1, 1, $2::jsonb, $3, 0, 168, false, $4)`,
      [`half-of-${basis}`, WINDOWS, basis, now()],
    );
  await db.sql.query(
    `insert into promo_codes (id, code_key, label, note, percent, amount_minor, currency, max_uses, created_at)
     values ('ten', 'tenoff', 'TEN OFF', '', 10, null, $1, null, $2), ('few', 'few', 'FEW', '', null, 10000, $1, 4, $2)`,
    [currency, now()],
  );
  const spots: HistorySpot[] = [];
  for (const { country, fees, places, plan, terms, zone } of KINDS) {
    const cost = 12_000;
    const spot = await addSpot(db, { country, cost, currency });
    if (terms !== null)
      await db.sql.query(
        'insert into spot_policies (spot_id, family, revision, updated_at) values ($1, $2, 1, $3)',
        [spot.id, terms, now()],
      );
    const rules = { ...USUAL_PRICE_RULES, ...(plan && { plan }), ...(fees.length > 0 && { fees }) };
    if (plan !== null || fees.length > 0)
      await db.sql.query(
        'insert into spot_prices (spot_id, rules, revision, updated_at) values ($1, $2::jsonb, 1, $3)',
        [spot.id, JSON.stringify(rules), now()],
      );
    // There are more places than are ever taken, because histories check that places are counted, not that they run
    // out.
    if (places !== null)
      await db.sql.query(
        `insert into spot_availability (offer_id, mode, capacity, min_days, max_days, weekdays, revision, updated_at)
         values ($1, 'daily', $2, 1, 30, 127, 1, $3)`,
        [spot.id, places, now()],
      );
    spots.push({ ...spot, zone, cost, rules, closed: new Set() });
  }
  return spots;
}

export const todayAt = ({ zone }: HistorySpot, { now }: Pick<PaymentsWorld, 'now'>): string =>
  localDay(now(), zone);
