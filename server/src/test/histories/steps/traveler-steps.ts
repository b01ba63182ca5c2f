import { tripPrice, type Booking, type CancellationPreview } from '@wayfarer/contract';
import type { Answer } from '../../payments/payments-caller.ts';
import { bookAt } from '../book-trip.ts';
import { sumsOf, type Books } from '../../payments/booked-money.ts';
import { dayIn, stands, type HistoryTrip, type Step } from '../history.ts';
import { CODES, todayAt, type HistorySpot } from '../spots.ts';

export const isSettled = (books: Books | null) => !stands(books) || sumsOf(books).live.length > 0;

interface Change {
  travelDate: string;
  travelDuration: number;
  travellers?: { adults: number };
  code?: string | null;
}

/**
 * A traveler may only change a trip for which nothing is paid and no one has checked in (invariant 7). If the change
 * asks for more than was agreed, or for another day, it costs the current price.
 */
function wrongChange(
  books: Books,
  spot: HistorySpot,
  change: Change,
  answer: Answer,
): string | null {
  if (answer.status !== 200) return null;
  const { paid } = sumsOf(books);
  if (paid > 0) return `its traveler changed it although ${paid} was paid`;
  if (books.attendance !== 'none') return 'its traveler changed it after the party checked in';
  const { travelDate, travelDuration: days, travellers } = change;
  const { adults } = travellers ?? books;
  const isWithin = travelDate === books.travelDate && days <= books.days && adults <= books.adults;
  const hasChildren = !travellers && books.children + books.infants > 0;
  if (isWithin || hasChildren) return null;
  const { breakdown, promo } = answer.body as Booking;
  const { currency, total } = breakdown;
  const party = { adults, children: 0, infants: 0 };
  const today = tripPrice({ perDay: spot.cost, days, party, currency }, spot.rules, promo).total;
  return total === today ? null : `it costs ${total} after the change, today ${today}`;
}

const changes: Step = {
  name: 'changes an unpaid trip',
  weight: 6,
  plan: (of, { books, id, owner, spot }) => {
    const { dice } = of;
    if (!books || (isSettled(books) && dice.chance(0.8))) return null;
    const body = {
      travelDate: dice.chance(0.2) ? books.travelDate : dayIn(of, dice.oneOf([2, 5, 20, 90])),
      travelDuration: dice.between(1, 9),
      ...(dice.chance(0.5) && { travellers: { adults: dice.between(1, 4) } }),
      ...(dice.chance(0.4) && { code: dice.chance(0.3) ? null : dice.oneOf(CODES) }),
    };
    return {
      says: `changes it to ${JSON.stringify(body)}`,
      act: () => owner.caller.call('PUT', `/api/bookings/${id}`, body),
      wrong: (answer) => wrongChange(books, spot, body, answer),
      giver: { who: owner },
    };
  },
};

/** A deposit at the counter doesn't make a trip paid, but from then on only the agency can change the trip. */
const changesAfterDeposit: Step = {
  name: 'changes a trip with a deposit',
  weight: 12,
  plan: (of, trip) => {
    const { books } = trip;
    if (!books || isSettled(books) || sumsOf(books).paid === 0) return null;
    return changes.plan(of, trip);
  },
};

const cancels: Step = {
  name: 'cancels',
  weight: 3,
  plan: ({ dice }, { books, id, owner }) => {
    if (!stands(books)) return null;
    const guess = dice.chance(0.15) ? dice.below(books.total) : null;
    const path = `/api/bookings/${id}/cancellation`;
    return {
      giver: { who: owner },
      says: guess === null ? 'cancels as it was shown' : `cancels for ${guess}`,
      act: async () => {
        const { body, status } = await owner.caller.call<CancellationPreview>('GET', path);
        if (status !== 200) return undefined;
        const expectedRefund = guess ?? body.refund.card + body.refund.counter;
        const wanted = { revision: body.revision, expectedRefund, reasonCode: 'illness' };
        return owner.caller.call('POST', path, wanted);
      },
    };
  },
};

const deletes: Step = {
  name: 'deletes',
  weight: 1,
  plan: (_, { id, owner }) => ({
    says: 'deletes it',
    act: () => owner.caller.call('DELETE', `/api/bookings/${id}`),
  }),
};

const intrudes: Step = {
  name: 'a stranger tries',
  weight: 2,
  plan: ({ dice, people }, { books, id }) => {
    if (!books) return null;
    const { caller } = people.stranger;
    const { revision } = books;
    const tries = [
      () =>
        caller.call('POST', `/api/bookings/${id}/cancellation`, { revision, expectedRefund: 0 }),
      () => caller.call('DELETE', `/api/bookings/${id}`),
      () => caller.call('GET', `/api/bookings/${id}/cancellation`),
      () => caller.open(id),
    ];
    const which = dice.below(tries.length);
    return {
      says: `a stranger tries ${which}`,
      act: () => tries[which]?.() ?? Promise.resolve(undefined),
      isForbidden: true,
      wrong: ({ status }) => (status === 404 ? null : `a stranger was answered ${status}`),
    };
  },
};

/** Checks that a reviewed trip is paid, over, and was booked on its first day at the latest (invariant 12). */
function wrongReview({ books, spot }: HistoryTrip, today: string): string | null {
  if (!stands(books)) return 'a trip that does not stand was reviewed';
  const { attendance, bookedAt, days, travelDate } = books;
  const lastDay = new Date(Date.parse(travelDate) + (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const bookedOn = todayAt(spot, { now: () => new Date(bookedAt) });
  if (bookedOn > travelDate)
    return `a trip of ${travelDate} that was booked on ${bookedOn} was reviewed`;
  if (lastDay >= today) return `a trip until ${lastDay} was reviewed on ${today}`;
  if (attendance === 'no_show') return 'who did not come reviewed the trip';
  return sumsOf(books).paid > 0 ? null : 'a trip that nobody paid was reviewed';
}

const DAY_MS = 86_400_000;
const REVIEW = {
  rating: 5,
  title: 'We will go again',
  text: 'The ferries, the roof, the breakfast: all of it.',
  name: 'Ada T.',
};

const reviews: Step = {
  name: 'reviews the trip',
  weight: 2,
  plan: ({ dice, world }, trip) => {
    const { books, id, owner, spot } = trip;
    const today = todayAt(spot, world);
    if (!books || (books.travelDate >= today && dice.chance(0.9))) return null;
    return {
      says: 'reviews it',
      act: () => owner.caller.call('POST', `/api/trips/${id}/review`, REVIEW),
      wrong: ({ status }) => (status === 201 ? wrongReview(trip, today) : null),
    };
  },
};

/** A trip that has already begun at its destination, or was called off, can't be booked. */
const booksTooLate: Step = {
  name: 'a day that is not sold is booked',
  weight: 1,
  plan: (of, { owner, spot }) => {
    const past = [1, 2, 30].map((days) =>
      new Date(Date.parse(todayAt(spot, of.world)) - days * DAY_MS).toISOString().slice(0, 10),
    );
    const day = of.dice.oneOf([...past, ...spot.closed]);
    return {
      says: `books the trip of ${day} at ${spot.country}, which is not sold`,
      act: () => bookAt(of, owner, spot, { day, days: 1 }),
      wrong: ({ status }) => (status === 201 ? `a trip of ${day} was sold` : null),
    };
  },
};

export const TRAVELER_STEPS: readonly Step[] = [
  changes,
  changesAfterDeposit,
  cancels,
  deletes,
  intrudes,
  reviews,
  booksTooLate,
];
