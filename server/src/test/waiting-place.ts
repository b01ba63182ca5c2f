import type { Party, Problem, WaitingParty, WaitingRecord } from '@wayfarer/contract';
import { limitedSpot } from './limited-spot.ts';
import type { Caller } from './payments/payments-caller.ts';

export type WaitingPlace = Awaited<ReturnType<typeof waitingPlace>>;

/** Like `limitedSpot`, with the calls of the waiting list. */
export async function waitingPlace(
  world: Parameters<typeof limitedSpot>[0],
  limits: NonNullable<Parameters<typeof limitedSpot>[1]>,
) {
  const place = await limitedSpot(world, limits);
  const { db, owner } = world;
  const lists = `/api/operator/waitlist?spotId=${place.id}`;
  return {
    ...place,
    wait: (
      who: Caller,
      travelDate: string,
      days = 1,
      party: Partial<Party> = {},
      startTime?: string,
    ) =>
      who.call<WaitingParty & Problem>('POST', '/api/waitlist', {
        spotId: place.id,
        travelDate,
        startTime,
        travelDuration: days,
        travellers: { adults: 1, children: 0, infants: 0, ...party },
      }),
    own: async (who: Caller) =>
      (await who.call<WaitingParty[]>('GET', '/api/waitlist')).body.filter(
        ({ spotId }) => spotId === place.id,
      ),
    leave: (who: Caller, id: string) =>
      who.call<{ deletedCount: number } & Problem>('DELETE', `/api/waitlist/${id}`),
    offer: (id: string, body: object = { reason: 'Promised.' }, who = owner) =>
      who.call<WaitingRecord & Problem>('POST', `/api/operator/waitlist/${id}/offer`, body),
    /** Cancels the trip that the agency booked for a day, or makes its party smaller. */
    giveBack: async (day: string, adults: number | null = null) => {
      const { rows } = await db.sql.query<{ id: string; revision: number }>(
        `select id, revision from bookings where offer_id = $1 and travel_date = $2 and state = 'booked'`,
        [place.id, day],
      );
      const [{ id, revision } = { id: '', revision: 0 }] = rows;
      const [path, change] =
        adults === null
          ? ['cancellation', { reasonCode: 'weather' }]
          : ['change', { reason: 'Fewer.', travellers: { adults, children: 0, infants: 0 } }];
      const body = { revision, ...change };
      const answer = await owner.call('POST', `/api/operator/bookings/${id}/${path}`, body);
      if (answer.status >= 300) throw new Error(`not given back: ${answer.status}`);
    },
    list: async (who = owner) => (await who.call<WaitingRecord[]>('GET', lists)).body,
    kept: async () => {
      const { rows } = await db.sql.query<{ day: string; kept: number }>(
        `select trim(day::text || ' ' || start_time) as day, kept from departures
         where offer_id = $1 and kept <> 0 order by 1`,
        [place.id],
      );
      return Object.fromEntries(rows.map(({ day, kept }) => [day, kept]));
    },
  };
}
