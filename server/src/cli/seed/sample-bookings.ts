import { addDays, type ChargeMode, tripPrice, USUAL_PRICE_RULES } from '@wayfarer/contract';
import { pickFrom, randomOf, sampleId } from './sample-random.ts';
import { sampleCustomer } from './sample-people.ts';
import { sampleSpot } from './sample-spots.ts';

/** Sample destinations that get bookings. */
export const BOOKED_SPOTS = 300;

const BOOKINGS = 3_000_000;
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Odd, so that each number gets its own reference, and consecutive ones look unrelated. */
const SPREAD = 597_399_067;
/** Days before and after today within which trips begin. */
const [PAST_DAYS, COMING_DAYS] = [550, 180];
const PARTIES = [1, 2, 2, 2, 3, 4] as const;
const METHODS = ['cash', 'transfer', 'card_terminal'] as const;

export interface Sampling {
  today: string;
  customers: number;
  currency: string;
  /** Minor units per hundredth of a sample's price. */
  unit: number;
  charge: ChargeMode;
}

function referenceOf(index: number): string {
  const spread = Number((BigInt(index) * BigInt(SPREAD)) % BigInt(32 ** 6));
  return `WF-${[...Array(6).keys()].map((at) => SYMBOLS[Math.floor(spread / 32 ** at) % 32]).join('')}`;
}

function stateOf(luck: number) {
  if (luck < 0.87) return 'booked';
  return luck < 0.97 ? 'cancelled' : 'expired';
}

/** Paid by card and at the counter, and refunded after a change made the trip cheaper. */
function moneyOf(
  random: () => number,
  { isOver, total, first }: { isOver: boolean; total: number; first: number },
) {
  // prettier-ignore
  const card = random() < 0.85 ? first : 0;
  const counter = random() < (isOver ? 0.8 : 0.1) ? total - card : 0;
  const back = card > 10 && random() < 0.03 ? Math.floor(card / 10) : 0;
  return { card, counter: counter + (counter > 0 ? back : 0), back };
}

/** The sample with this number, the same in every run on the same day. */
export function sampleBooking(
  index: number,
  { charge, currency, customers, today, unit }: Sampling,
) {
  const random = randomOf(BOOKINGS + index);
  const pick = pickFrom(random);
  const id = sampleId(BOOKINGS + index, random);
  const spot = sampleSpot(Math.floor(random() * BOOKED_SPOTS));
  const customer = sampleCustomer(Math.floor(random() * customers));
  const travel_date = addDays(today, Math.floor(random() * (PAST_DAYS + COMING_DAYS)) - PAST_DAYS);
  const days = 1 + Math.floor(random() * 10);
  const cost = Math.max(1, spot.cost * unit);
  const party = { adults: pick(PARTIES), children: 0, infants: 0 };
  const price = tripPrice({ perDay: cost, currency, days, party }, USUAL_PRICE_RULES);
  const state = stateOf(random());
  const isOver = travel_date < today;
  const stands = state === 'booked';
  const first = charge === 'total' ? price.total : Math.ceil(price.total / days);
  const nothing = { card: 0, counter: 0, back: 0 };
  const isAlone = party.adults === 1;
  return {
    id,
    reference: referenceOf(index),
    uid: customer.id,
    spot_id: spot.id,
    travel_spot: spot.spot,
    travel_country: spot.country,
    travel_season: spot.seasonality,
    travel_name: customer.name,
    travel_email: customer.email,
    cost_minor: cost,
    travel_date,
    booked_on: addDays(isOver ? travel_date : today, -Math.floor(random() * 180)),
    duration_days: days,
    adults: party.adults,
    total_minor: isAlone ? null : price.total,
    price_lines: isAlone ? null : price.lines,
    price_rules: isAlone ? null : USUAL_PRICE_RULES,
    total: price.total,
    state,
    attendance: isOver && stands ? (random() < 0.95 ? 'checked_in' : 'no_show') : 'none',
    method: pick(METHODS),
    ...(stands ? moneyOf(random, { isOver, total: price.total, first }) : nothing),
  };
}
