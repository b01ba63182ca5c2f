import { runBatches } from '../../../features/departures/index.ts';
import { isUnavailable, patiently } from '../failures.ts';
import { checkGiven, givenBy, type Moment } from '../judging/goodwill.ts';
import { anybody, stands, type History, type HistoryTrip, type Step } from '../history.ts';
import { momentOf } from '../observe.ts';
import { asked } from './asked.ts';

const callsOff: Step = {
  name: 'a departure is called off',
  weight: 1,
  plan: (of, { books, spot }) => {
    if (!stands(books)) return null;
    const { travelDate: day } = books;
    const path = `/api/operator/departures/${spot.id}/${day}/cancellation`;
    return asked({
      who: anybody(of),
      permission: 'bookings.cancel',
      says: `calls the departure of ${day} off`,
      act: async ({ caller }) => {
        const answer = await caller.call('POST', path, {
          reasonCode: 'weather',
          message: 'A storm.',
        });
        if (answer.status === 201) spot.closed.add(day);
        return answer;
      },
    });
  },
};

const opens: Step = {
  name: 'a departure is opened again',
  weight: 0.3,
  plan: (of, { spot }) => {
    if (spot.closed.size === 0) return null;
    const day = of.dice.oneOf([...spot.closed]);
    return asked({
      who: anybody(of),
      permission: 'bookings.cancel',
      says: `opens the departure of ${day} again`,
      act: ({ caller }) => {
        spot.closed.delete(day);
        return caller.call('POST', `/api/operator/departures/${spot.id}/${day}/opening`);
      },
    });
  },
};

/**
 * Checks a trip that a batch may have canceled. The person who began the batch may not give more than their limit
 * (invariant 5).
 */
async function checkCanceled(of: History, trip: HistoryTrip, before: Moment): Promise<string[]> {
  const after = await patiently(() => momentOf(of, trip));
  if (before.books === null || before.books.cancellation || !after.books?.cancellation) return [];
  const { by, id } = after.books.cancellation;
  const who = of.people.staff.find(({ caller }) => caller.uid === by);
  if (!who) return [`nobody began the batch that wrote the cancellation ${id}`];
  const now = givenBy(before, after);
  const faults = checkGiven({ who, callsOff: true }, before, { before: trip.given, now });
  trip.given.push(...now);
  return faults.map((fault) => `${trip.id}: ${fault}`);
}

/** Bookings of batches that can be tried now. The others wait because the card provider was unavailable. */
const DUE = `select booking_id as id from batch_bookings one join booking_batches b on b.id = one.batch_id
  where one.code is null and greatest(one.next_try_at, b.next_try_at, $1) = $1 order by booking_id`;
const ADD_UNLUCKY = 'insert into unlucky values ($1)';

/**
 * Continues the batches. One booking may fail with an unexpected error, which must not affect the others (invariant 9).
 */
const batches: Step = {
  name: 'batches run',
  weight: 2,
  plan: (of) => {
    const { trips, world } = of;
    const { sql } = world.db;
    const fails = of.dice.chance(0.4);
    const moments = new Map<HistoryTrip, Moment>();
    const faults: string[] = [];
    const due = async () =>
      (await patiently(() => sql.query<{ id: string }>(DUE, [world.now()]))).rows.map(
        ({ id }) => id,
      );
    return {
      says: fails ? 'batches run, and fail for one booking' : 'batches run',
      act: async () => {
        const [first] = await due();
        for (const trip of first === undefined ? [] : trips)
          moments.set(trip, await patiently(() => momentOf(of, trip)));
        if (fails && first !== undefined) await patiently(() => sql.query(ADD_UNLUCKY, [first]));
        await runBatches(world.context)
          .catch((error: unknown) => {
            if (isUnavailable(error)) throw error;
            faults.push(`the batches broke off: ${String(error)}`);
          })
          .finally(() => patiently(() => sql.query('delete from unlucky')));
      },
      check: async () => {
        for (const [trip, moment] of moments)
          faults.push(...(await checkCanceled(of, trip, moment)));
        const left = await due();
        return left.length > 0 ? [...faults, `batches leave ${left.join(', ')} waiting`] : faults;
      },
    };
  },
};

/** Makes the cancellation of a booking fail with an error that no one expects. */
export const UNLUCKY = `
  create table unlucky (booking_id text);
  create function fail_unlucky() returns trigger language plpgsql as $$ begin
    if exists (select from unlucky where booking_id = new.booking_id) then raise 'unexpected'; end if;
    return new;
  end $$;
  create trigger fail_unlucky before insert on cancellations for each row execute function fail_unlucky();`;

const prices: Step = {
  name: 'a price changes',
  weight: 0.4,
  plan: ({ dice, world }, { spot }) => {
    const cost = dice.between(8, 20) * 1000;
    return {
      says: `${spot.country} costs ${cost} now`,
      act: async () => {
        await world.db.sql.query('update spots set cost = $2 where id = $1', [spot.id, cost]);
        spot.cost = cost;
      },
    };
  },
};

const exceptions: Step = {
  name: 'an exception is made',
  weight: 0.4,
  plan: (of, { books, spot }) => {
    if (!stands(books)) return null;
    const { travelDate: day } = books;
    const body = {
      offerId: spot.id,
      fromDay: day,
      toDay: day,
      refundPercent: of.dice.oneOf([50, 80, 100]),
      reason: 'A strike.',
    };
    return asked({
      who: anybody(of),
      permission: 'policies.write',
      says: `makes an exception: ${body.refundPercent} % on ${day}`,
      act: ({ caller }) => caller.call('POST', '/api/operator/policyExceptions', body),
    });
  },
};

export const DEPARTURE_STEPS: readonly Step[] = [callsOff, opens, batches, prices, exceptions];
