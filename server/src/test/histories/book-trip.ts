import { costText, type Booking, type Problem } from '@wayfarer/contract';
import type { Answer } from '../payments/payments-caller.ts';
import { dayIn, type History, type HistoryTrip } from './history.ts';
import type { Person } from './people.ts';
import { CODES, type HistorySpot } from './spots.ts';

interface Wanted {
  day: string;
  days: number;
  party?: { adults: number; children: number; infants: number };
  code?: string;
}

export function bookAt(
  { currency }: Pick<History, 'currency'>,
  { caller }: Person,
  { cost, country, id, name }: HistorySpot,
  { code, day, days, party }: Wanted,
): Promise<Answer<Booking & Problem>> {
  return caller.call('POST', '/api/bookings', {
    spotId: id,
    travelSpot: name,
    travelCountry: country,
    travelCost: costText(cost, currency),
    travelName: 'Ada Traveler',
    travelDate: day,
    travelDuration: days,
    ...(party && { travellers: party }),
    ...(code !== undefined && { code }),
  });
}

/** The day may have been called off, and the code used up. */
const REFUSALS: ReadonlySet<string> = new Set(['not_bookable_then', 'code_not_valid']);

export async function bookTrip(of: History): Promise<HistoryTrip> {
  const { dice, people, spots, world } = of;
  for (let tries = 0; tries < 50; tries += 1) {
    const owner = dice.oneOf(people.travelers);
    const spot = dice.oneOf(spots);
    const day = dayIn(of, dice.oneOf([1, 3, 6, 12, 30, 60]));
    const party = { adults: dice.between(1, 3), children: dice.below(2), infants: dice.below(2) };
    const { body, status } = await bookAt(of, owner, spot, {
      day,
      days: dice.between(1, 6),
      party,
      ...(dice.chance(0.4) && { code: dice.oneOf(CODES) }),
    });
    if (status === 201) return tripOf(body, owner, spot);
    // If this person has too many unpaid trips, a new person takes over.
    if (body.code === 'too_many_unpaid') owner.caller = await world.traveler();
    else if (!REFUSALS.has(body.code) && status !== 503)
      throw new Error(`booking answered ${status}: ${JSON.stringify(body)}`);
  }
  throw new Error('nothing can be booked');
}

function tripOf(booked: Booking, owner: Person, spot: HistorySpot): HistoryTrip {
  const { _id: id, reference, travelDate, travelDuration } = booked;
  const trace = [
    `${owner.name} books ${travelDuration} days from ${travelDate} in ${spot.country}`,
  ];
  const nothing = { books: null, shown: null, moment: null, observed: '', secrets: [], given: [] };
  // Copies the current account, because another account may take the name later.
  return { id, reference: reference ?? '', owner: { ...owner }, spot, ...nothing, trace };
}
