import type { OwnSpot, Spot } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput, spotInput } from '../../test/factories.ts';
import { identityCall, type TestPerson } from '../../test/people.ts';

/** Two processes that don't hear each other's notifications. */
let one: TestApp;
let other: TestApp;
let owner: TestPerson;
let spot: OwnSpot;
const deafen = () => vi.spyOn(one.db, 'notify').mockResolvedValue();
beforeAll(async () => {
  one = await createTestApp();
  // before the spot is added, because that notification could arrive during the tests
  deafen();
  other = await createTestApp({ db: one.db, clock: one.clock });
  owner = await one.createTraveler();
  spot = await addSpot(owner, { spot: 'Unheard Bay', average_cost: '$120' });
});
beforeEach(() => void deafen());
afterAll(async () => {
  await other.close();
  await one.close();
});

async function priceAt({ anonymous }: TestApp): Promise<string | undefined> {
  const { body } = await anonymous.get('/allSpots?search=unheard');
  return (body as Spot[])[0]?.average_cost;
}

it('a change that a process missed shows after half a minute, and the first request then still gets the old response', async () => {
  expect([await priceAt(one), await priceAt(other)]).toEqual(['$120', '$120']);
  const change = spotInput({ spot: 'Unheard Bay', average_cost: '$145' });
  expect((await owner.put(`/allSpots/${spot._id}`, change)).status).toBe(200);
  expect([await priceAt(one), await priceAt(other)]).toEqual(['$145', '$120']);

  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    one.clock.advance(30_001);
    expect(await priceAt(other)).toBe('$120');
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(async () => expect(await priceAt(other)).toBe('$145'));
  } finally {
    vi.useRealTimers();
  }
});

it('a trip is never booked by such outdated data', async () => {
  expect(await priceAt(other)).toBe('$145');
  const change = spotInput({ spot: 'Unheard Bay', average_cost: '$160' });
  await owner.put(`/allSpots/${spot._id}`, change);
  expect(await priceAt(other)).toBe('$145');
  const { email, password } = owner;
  const { body } = await identityCall(other.app, 'signInWithPassword', { email, password });
  const book = async (cost: string) => {
    const answer = await other.app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { authorization: `Bearer ${body['idToken']}` },
      payload: bookingInput({ ...spot, average_cost: cost }),
    });
    return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
  };
  const old = await book('$145');
  const now = await book('$160');
  expect([old.status, old.body['code'], now.status]).toEqual([409, 'price_changed', 201]);
});
