import { addSpot, bookingInput } from '../factories.ts';
import { offerPlaces } from '../../features/waitlist/index.ts';
import type { TestApp } from '../app.ts';
import type { TestPerson } from '../people.ts';
import type { MakeSample, Samples } from './rows.ts';

const TRIP = { travelDate: '2090-06-15', travelDuration: 1 };

async function fullSpot(owner: TestPerson, { db }: TestApp) {
  const spot = await addSpot(owner);
  await db.sql.query(
    `insert into spot_availability (offer_id, mode, capacity, min_days, max_days, weekdays, revision, updated_at)
     values ($1, 'daily', 1, 1, 30, 127, 1, now())`,
    [spot._id],
  );
  const { body } = await owner.post('/bookings', bookingInput(spot, TRIP));
  return { spotId: spot._id, bookingId: String(body._id) };
}

async function waiting(owner: TestPerson, world: TestApp) {
  const full = await fullSpot(owner, world);
  const { body } = await owner.post('/waitlist', { spotId: full.spotId, ...TRIP });
  return { ...full, params: { id: String(body._id) } };
}
const entry: MakeSample = async (owner, world) => ({
  params: (await waiting(owner, world)).params,
});

/** Someone who waits for a day on which a place has become free. */
async function withRoom(owner: TestPerson, world: TestApp) {
  const { bookingId, params } = await waiting(owner, world);
  await owner.delete(`/bookings/${bookingId}`);
  return { params, body: { reason: 'A promise.' } };
}

export const waitingSamples = {
  joinWaitlist: async (owner, world) => ({
    body: { spotId: (await fullSpot(owner, world)).spotId, ...TRIP },
  }),
  listOwnWaiting: async () => ({}),
  leaveWaitlist: entry,
  acceptOffer: async (owner, world) => {
    const { params } = await withRoom(owner, world);
    await offerPlaces(world.context);
    // the booking was confirmed in the meantime
    await world.db.sql.query(
      `update bookings set state = 'booked', held_until = null
       where id = (select booking_id from waitlist where id = $1)`,
      [params.id],
    );
    return { params };
  },
  listWaiting: async (owner, world) => ({
    query: { spotId: (await waiting(owner, world)).spotId },
  }),
  offerPlaces: withRoom,
  removeWaiting: entry,
} satisfies Partial<Samples>;
