import type { Booking, BookingRecord, Spot } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import {
  askToMove,
  identityCall,
  makeMember,
  moveTo,
  signInTraveler,
  type TestPerson,
} from '../../test/people.ts';
import { findOrCreateUser } from '../users/index.ts';

let world: TestApp;
let nadia: TestPerson;
let spot: Spot;
let count = 0;
beforeAll(async () => {
  world = await createTestApp();
  nadia = await world.createTraveler('Nadia Rahman');
  await makeMember(world, nadia, 'staff');
  spot = await addSpot(nadia);
});
afterAll(() => world.close());

const newAddress = () => `waiting-${(count += 1)}@example.com`;
async function bookFor(email: string): Promise<string> {
  const { travelName: _, ...trip } = bookingInput(spot);
  const asked = { ...trip, customer: { name: 'Grace', email }, notify: true };
  const { body, status } = await nadia.post('/operator/bookings', asked);
  expect(status).toBe(201);
  return (body as BookingRecord).booking._id;
}
const bookingsOf = async (person: TestPerson) =>
  ((await person.get('/bookings')).body as Booking[]).map(({ _id }) => _id).sort();
const recordOf = async (id: string) =>
  (await nadia.get(`/operator/bookings/${id}`)).body as BookingRecord;

describe('a booking that waits for an address [attack lose a booking by a change of address]', () => {
  it('goes to the account that moves there, at once', async () => {
    const ada = await world.createTraveler('Ada');
    const email = newAddress();
    const id = await bookFor(email);
    const moved = await moveTo(world, email.toUpperCase(), ada);
    expect((await recordOf(id)).waitsFor).toBeNull();
    expect(await bookingsOf(moved)).toEqual([id]);
    const { customer, timeline } = await recordOf(id);
    expect(customer).toMatchObject({ _id: ada.uid, email: email.toLowerCase() });
    expect(timeline.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    const later = await bookFor(email);
    expect(await bookingsOf(moved)).toEqual([id, later].sort());
  });

  it('goes to the account that moves there during the booking', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ada = await world.createTraveler('Ada');
      const email = newAddress();
      const oobCode = await askToMove(world, ada, email);
      const [id, moved] = await Promise.all([
        bookFor(email),
        identityCall(world.app, 'update', { oobCode, idToken: ada.token }),
      ]);
      expect(moved.status).toBe(200);
      expect(await bookingsOf(await signInTraveler(world.app, email))).toEqual([id]);
    }
  });

  it('goes to only one account, even if two arrive at once with the same proof', async () => {
    const email = newAddress();
    const ids = [await bookFor(email), await bookFor(email)].sort();
    const enter = (uid: string) =>
      findOrCreateUser(world.context, {
        uid,
        email,
        emailVerified: true,
        name: uid,
        authTime: world.clock.now(),
        provider: 'google.com',
      });
    await Promise.all([enter(`one-${email}`), enter(`two-${email}`)]);
    const { rows } = await world.db.sql.query<{ id: string; uid: string }>(
      'select id, uid from bookings where id = any($1) order by id',
      [ids],
    );
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(new Set(rows.map(({ uid }) => uid)).size).toBe(1);
    for (const id of ids) {
      const { timeline } = await recordOf(id);
      expect(timeline.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    }
  });

  it('continues to wait if the account that moves there isn’t known here yet, and is claimed with its first call', async () => {
    const email = newAddress();
    const id = await bookFor(email);
    const account = { email: newAddress(), password: 'Correct!horse7', returnSecureToken: true };
    const { body } = await identityCall(world.app, 'signUp', account);
    const token = body['idToken'] ?? '';
    const oobCode = await askToMove(world, { token }, email);
    await identityCall(world.app, 'update', { oobCode, idToken: token });
    expect((await recordOf(id)).waitsFor).toBe(email);
    expect(await bookingsOf(await signInTraveler(world.app, email))).toEqual([id]);
  });
});
