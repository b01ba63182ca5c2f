import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, openEmptyDatabase, type TestApp } from '../../test/app.ts';
import { callerWith } from '../../test/caller.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { becomeFirstRelease, readFirstRelease } from '../../test/database/first-release.ts';
import { callerOf, CARDS, intentIdOf, type Caller } from '../../test/payments/payments-caller.ts';
import { signInTraveler } from '../../test/people.ts';
import { TestClock } from '../../test/test-clock.ts';
import { allMigrations } from './all-migrations.ts';
import type { Database } from '../database.ts';
import { migrationChecksum } from './migrate.ts';

const release = readFirstRelease();
const { known } = release;

describe('the data of the first release', () => {
  let db: Database;
  let world: TestApp;
  let ada: Caller;
  beforeAll(async () => {
    db = await openEmptyDatabase();
    await becomeFirstRelease(db, release);
    const clock = new TestClock();
    clock.set(new Date(release.at));
    world = await createTestApp({ db, clock, env: { ADMIN_EMAILS: 'operator@example.com' } });
    ada = await signIn('Ada@Example.com');
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  const signIn = async (email: string) => callerOf(world, await signInTraveler(world.app, email));
  const get = async <Body>(who: Caller, path: string) => {
    const { status, body } = await who.call<Body>('GET', `/api${path}`);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const paid = async () => {
    const bookings = await get<{ _id: string; paid: boolean }[]>(ada, '/bookings');
    return Object.fromEntries(bookings.map(({ _id, paid }) => [_id, paid]));
  };

  it('lets its people sign in with their passwords, and keeps their devices signed in', async () => {
    expect(await get(ada, '/account')).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      role: 'traveller',
    });
    const renewed = await world.app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=wayfarer-web',
      payload: { grant_type: 'refresh_token', refresh_token: known.refreshToken },
    });
    const { id_token: token } = renewed.json<{ id_token: string }>();
    const there = callerWith(world.app, { authorization: `Bearer ${token}` });
    expect((await there.get('/account')).body).toMatchObject({ email: 'ada@example.com' });

    const operator = await signIn('operator@example.com');
    expect(await get(operator, '/users')).toHaveLength(3);
    expect(await get(operator, '/audit')).toMatchObject([
      { action: 'role_changed', detail: { from: 'traveller', to: 'administrator' } },
    ]);
  });

  it('shows its destinations, which are counted and found', async () => {
    const { body: spots } = await world.anonymous.get('/allSpots?sort=name');
    expect(spots).toMatchObject([
      { spot: 'Pic de l’Étendard', country: 'France', average_cost: '$80', likes: 0 },
      { spot: 'Quiet Bay', category: 'beach', average_cost: '$120' },
      { spot: '静かな湾' },
    ]);
    expect((await world.anonymous.get('/allSpots/facets')).body).toMatchObject({ siteTotal: 3 });
    for (const [words, found] of [
      ['etendard', 'Pic de l’Étendard'],
      ['quiet', 'Quiet Bay'],
      ['静かな湾', '静かな湾'],
    ] as const) {
      const answer = await world.anonymous.get(`/allSpots?search=${encodeURIComponent(words)}`);
      expect(answer.body.map(({ spot }: { spot: string }) => spot)).toEqual([found]);
    }
  });

  it('has its payments, and completes those in progress', async () => {
    expect(await paid()).toEqual({
      [known.unpaid]: false,
      [known.paid]: true,
      [known.opened]: false,
      [known.refunded]: true,
      [known.unrecorded]: false,
    });
    expect(await get(ada, '/payments')).toMatchObject([
      { _id: known.payments.refunded, amount: 8000, amountRefunded: 3000 },
      { _id: known.payments.paid, amount: 12_000, amountRefunded: 0 },
    ]);
    const grace = await signIn('grace@example.com');
    expect(await get(grace, '/payments')).toEqual([]);
    expect(await get(grace, `/payments/${known.payments.hers}`)).toMatchObject({ amount: 12_000 });

    await ada.pay(known.unpaid);
    // confirmed in a browser that has been waiting at the card field since the first release
    expect(await ada.confirm(known.openedSecret, CARDS.succeeds)).toBe('succeeded');
    expect((await ada.save(known.opened, intentIdOf(known.openedSecret))).status).toBe(201);
    // the card was charged at the moment when the first release was killed
    world.clock.advance(3 * 60_000);
    await world.runJob('settle-payments');
    expect(new Set(Object.values(await paid()))).toEqual(new Set([true]));
    expect((await ada.call('DELETE', `/api/bookings/${known.paid}`)).status).toBe(409);

    await world.runJob('deliver-card-events');
    const provider = new Stripe('sk_test_of_the_first_release', {
      httpClient: Stripe.createFetchHttpClient(world.sandbox.fetch),
      telemetry: false,
    });
    expect(
      await checkInvariants(db, provider, { acknowledged: Object.keys(await paid()) }),
    ).toEqual([]);
  });
});

it('released migrations are never changed', async () => {
  const today = (await allMigrations()).flatMap(({ component, migrations }) =>
    migrations.map((one) => ({ component, name: one.name, checksum: migrationChecksum(one) })),
  );
  expect(today).toEqual(expect.arrayContaining(release.migrations));
});
