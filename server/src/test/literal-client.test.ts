import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { literalClient, type LiteralCall, type LiteralClient, type Row } from './literal-client.ts';
import { confirmAsBrowser } from './payments/card-browser.ts';
import { CARDS, intentIdOf } from './payments/payments-caller.ts';
import { identityCall } from './people.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ env: { SEED: 'demo' } });
});
afterAll(() => world.close());

const PASSWORD = 'Correct!horse7';
const account = (email: string) => ({ email, password: PASSWORD, returnSecureToken: true });
let count = 0;

/** Registers like the specification's screen: with the identity provider, then with the product. */
async function register(userName: string) {
  count += 1;
  const email = `literal-${count}@example.com`;
  const clientType = 'CLIENT_TYPE_WEB';
  const { body } = await identityCall(world.app, 'signUp', { ...account(email), clientType });
  const { idToken = '', localId = '' } = body;
  const profile = { idToken, displayName: userName, photoUrl: '', returnSecureToken: true };
  expect((await identityCall(world.app, 'update', profile)).status).toBe(200);
  const client = literalClient(world.app);
  client.signIn(idToken);
  const user = { name: userName, email };
  expect(await client.one('POST /users', user)).toEqual(user);
  return { client, email, localId, name: userName };
}
type Literal = Awaited<ReturnType<typeof register>>;

const SPOT = {
  spot: 'Literal Bay',
  country: 'Portugal',
  average_cost: '$500',
  seasonality: 'Summer (June - August)',
  travel_time: '3-5 days',
  totalVisitorsPerYear: '500K+',
  image: 'https://example.com/bay.jpg',
  description: 'A bay without a road.',
};

function addSpot({ client, email }: Literal, changes: Partial<typeof SPOT> = {}) {
  const createdAt = world.clock.now().toISOString();
  const fields = { ...SPOT, ...changes, email, createdAt, createdBy: email };
  return client.one('POST /allSpots', fields);
}

/** The booking form's input for a spot: the spot's read-only fields, and the typed ones. */
function tripTo(spot: Row, { email, name }: Literal) {
  return {
    travelSpot: String(spot['spot']),
    travelCountry: String(spot['country']),
    travelCost: String(spot['average_cost']),
    travelSeason: String(spot['seasonality']),
    travelName: name,
    travelEmail: email,
    travelDate: '2090-06-15',
    travelDuration: 5,
  };
}

/** §5: the numeric part of a cost text. */
const numeric = (cost: unknown) => Number(String(cost).replace(/[^0-9.]/g, ''));

const isPaid = async (client: LiteralClient, { _id }: Row) =>
  (await client.list('GET /payments')).some(({ bookingId }) => bookingId === _id);

/** Pays as the payment page does: requests a secret for a price only, confirms the card, and records the payment. */
async function pay({ client, email }: Literal, booking: Row) {
  const price = numeric(booking['travelCost']);
  const { clientSecret } = await client.one('POST /payments/create-payment-intent', { price });
  const { publishableKey: key } = world.context.cards;
  const provider = { ask: world.sandbox.fetch, base: 'http://provider', key };
  const status = await confirmAsBrowser(provider, String(clientSecret), CARDS.succeeds);
  expect(status).toBe('succeeded');
  const record = {
    bookingId: String(booking['_id']),
    tripTitle: String(booking['travelSpot']),
    price,
    userEmail: email,
    transactionId: intentIdOf(String(clientSecret)),
  };
  const saved = await client.one('POST /payments', record);
  expect(saved).toEqual({ _id: expect.any(String), ...record });
  return saved;
}

type Deletion = Extract<LiteralCall, `DELETE ${string}`>;

async function deleted(client: LiteralClient, call: Deletion, { _id }: Row): Promise<unknown> {
  return (await client.one(call, { id: String(_id) }))['deletedCount'];
}

describe('the specification’s literal client', () => {
  it('sees the showcase without an account', async () => {
    const visitor = literalClient(world.app);
    for (const call of ['GET /bestSpots', 'GET /team', 'GET /review', 'GET /allSpots'] as const) {
      expect((await visitor.list(call)).length).toBeGreaterThan(0);
    }
    for (const { rating, likes } of await visitor.list('GET /review')) {
      expect([1, 2, 3, 4, 5]).toContain(rating ?? 5);
      expect(Number(likes ?? 10)).toBeGreaterThanOrEqual(0);
    }
    for (const { average_cost: cost, email, createdBy } of await visitor.list('GET /allSpots')) {
      expect(numeric(cost)).toBeGreaterThan(0);
      expect([email, createdBy]).toEqual([undefined, undefined]);
    }
  });

  it('makes its whole journey: registers, adds a spot, books it, changes, pays, and cleans up', async () => {
    const person = await register('Lin Literal');
    const { client, email, name } = person;

    const spot = await addSpot(person);
    expect(spot).toMatchObject({ ...SPOT, rating: 4.5, visitors: 0, email, createdBy: email });
    const own = await client.list('GET /allSpotsById?email', { email });
    expect(own).toEqual([spot]);
    const shown = (await client.list('GET /allSpots')).find(({ _id }) => _id === spot['_id']);
    expect(shown).toEqual({ ...spot, email: undefined, createdBy: undefined });

    const trip = tripTo(shown ?? {}, person);
    const booking = await client.one('POST /bookings', trip);
    expect(booking).toEqual({ _id: expect.any(String), ...trip });
    const id = String(booking['_id']);
    expect(await client.list('GET /bookings')).toEqual([booking]);
    expect(await client.one('GET /bookings/{id}', { id })).toEqual(booking);
    const change = { travelDate: '2090-07-01', travelDuration: 30 };
    const changed = { ...booking, ...change };
    expect(await client.one('PUT /bookings/{id}', { id, ...change })).toEqual(changed);
    expect(await client.list('GET /bookings')).toEqual([changed]);

    expect(await isPaid(client, booking)).toBe(false);
    const payment = await pay(person, changed);
    expect(payment).toMatchObject({ price: 500, tripTitle: 'Literal Bay', userEmail: email });
    expect(await isPaid(client, booking)).toBe(true);
    expect(await client.list('GET /payments')).toEqual([payment]);
    expect(await client.list('GET /bookings')).toEqual([changed]);

    const second = await client.one('POST /bookings', { ...trip, travelName: `${name} again` });
    expect(await client.list('GET /bookings')).toHaveLength(2);
    expect(await deleted(client, 'DELETE /bookings/{id}', second)).toBeGreaterThan(0);
    expect(await client.list('GET /bookings')).toEqual([changed]);
    expect(await deleted(client, 'DELETE /payments/{id}', payment)).toBeGreaterThan(0);
    expect(await client.list('GET /payments')).toEqual([]);
    expect(await deleted(client, 'DELETE /allSpots/{id}', spot)).toBeGreaterThan(0);
    expect(await client.list('GET /allSpotsById?email', { email })).toEqual([]);
    expect(await client.list('GET /bookings')).toEqual([changed]);
    await expect(pay(person, changed)).rejects.toMatchObject({ status: 409 });
  });

  // The list leaves out bookings in states that this client doesn't know; bookings in a new state belong in this test.
  it('lists only what it can pay, change or delete', async () => {
    const person = await register('Lara List');
    const { client } = person;
    const prices = ['$310', '$320', '$330'];
    for (const [index, cost] of prices.entries()) {
      const spot = await addSpot(person, { spot: `Listed Bay ${index}`, average_cost: cost });
      await client.one('POST /bookings', tripTo(spot, person));
    }
    const [first, ...others] = await client.list('GET /bookings');
    await pay(person, first ?? {});
    for (const booking of await client.list('GET /bookings')) {
      if (await isPaid(client, booking)) continue;
      const id = String(booking['_id']);
      const change = { travelDate: '2090-08-01', travelDuration: 2 };
      expect(await client.one('PUT /bookings/{id}', { id, ...change })).toMatchObject(change);
    }
    const [payable, needless] = others;
    await pay(person, payable ?? {});
    expect(await deleted(client, 'DELETE /bookings/{id}', needless ?? {})).toBe(1);
    const left = await client.list('GET /bookings');
    expect(left).toHaveLength(2);
    for (const booking of left) expect(await isPaid(client, booking)).toBe(true);
    // Another client cancels, because this client has no call to cancel a trip.
    const [canceled, other] = left.map(({ _id }) => String(_id));
    const admin = await world.createAdministrator();
    await admin.post(`/operator/bookings/${canceled}/cancellation`, {
      revision: 2,
      reasonCode: 'weather',
    });
    expect((await client.list('GET /bookings')).map(({ _id }) => _id)).toEqual([other]);
  });

  it('signs in again, changes its profile, and deletes its account', async () => {
    const { client, email, localId } = await register('Uma User');
    const again = { ...account(email), clientType: 'CLIENT_TYPE_WEB' };
    const { body } = await identityCall(world.app, 'signInWithPassword', again);
    const { idToken = '', displayName } = body;
    expect(displayName).toBe('Uma User');
    client.signIn(idToken);
    const lookup = await identityCall(world.app, 'lookup', { idToken });
    expect(lookup.body).toMatchObject({ users: [{ email, displayName: 'Uma User' }] });
    expect(await client.one('PATCH /users', { name: 'Uma Other' })).toEqual({
      name: 'Uma Other',
      email,
    });
    const administrator = literalClient(world.app);
    administrator.signIn((await world.createAdministrator()).token);
    const users = () => administrator.list('GET /users');
    expect(await users()).toContainEqual({ name: 'Uma Other', email });
    expect(await deleted(client, 'DELETE /users/{id}', { _id: localId })).toBeGreaterThan(0);
    expect(await users()).not.toContainEqual(expect.objectContaining({ email }));
  });

  it('can make no call and send no field that the specification does not have', async () => {
    const { client } = await register('Stan Strict');
    const more = { id: 'x', travelDate: '2090-08-01', travelDuration: 2, travellers: 2 };
    await expect(client.one('PUT /bookings/{id}', more)).rejects.toThrow('and nothing else');
    await expect(client.one('POST /payments/create-payment-intent')).rejects.toThrow('sends price');
  });
});
