import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Booking, Payment, Refund } from '@wayfarer/contract';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importData } from '../../cli/data-files/import-data.ts';
import { createTestApp, openEmptyDatabase, type TestApp } from '../../test/app.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { callerOf, intentIdOf, type Caller } from '../../test/payments/payments-caller.ts';
import { setting } from '../../test/payments/payments-world.ts';
import { signInTraveler } from '../../test/people.ts';
import { TestClock } from '../../test/test-clock.ts';
import { allMigrations } from './all-migrations.ts';
import type { Database } from '../database.ts';

/** `record-before-parties.ts` describes how both were made. */
const fixture = (name: string) =>
  fileURLToPath(new URL(`../../test/database/${name}`, import.meta.url));
const BACKUP = fixture('before-parties.data.gz');
const before = JSON.parse(readFileSync(fixture('before-parties.json'), 'utf8')) as {
  bookings: Omit<Booking, 'reference' | 'travellers' | 'priceLines' | 'prices'>[];
  payments: Payment[];
  ledger: Payment[];
};

const [MINUTE_MS, WEEK_MS] = [60_000, 7 * 86_400_000];

/** The booking's name says what happened to it. */
function idOf(name: string): string {
  const found = before.bookings.find(({ travelName }) => travelName === `Ada ${name}`);
  if (!found) throw new Error(`no booking is called ${name}`);
  return found._id;
}

const paymentOf = (name: string) =>
  before.payments.find(({ bookingId }) => bookingId === idOf(name))?._id ?? '';

describe('a backup of the version before parties and agreed prices', () => {
  let db: Database;
  let world: TestApp;
  let ada: Caller;
  let operator: Caller;
  let provider: Stripe;
  beforeAll(async () => {
    db = await openEmptyDatabase();
    const clock = new TestClock();
    const open = async ({ madeAt }: { madeAt: string }) => {
      clock.set(new Date(Date.parse(madeAt) + MINUTE_MS));
      return db;
    };
    const sets = await allMigrations();
    await importData(open, { file: BACKUP, sets, force: false, progress: () => undefined });
    world = await createTestApp({ db, clock });
    ada = callerOf(world, await signInTraveler(world.app, 'ada@example.com'));
    operator = callerOf(world, await signInTraveler(world.app, 'operator@example.com'));
    provider = new Stripe(await setting(world, 'card-sandbox-secret-key'), {
      httpClient: Stripe.createFetchHttpClient(world.sandbox.fetch),
      telemetry: false,
    });
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  const get = async <Body>(who: Caller, path: string) => {
    const { status, body } = await who.call<Body>('GET', `/api${path}`);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const booking = (name: string) => get<Booking>(ada, `/bookings/${idOf(name)}`);
  const change = (name: string, changes: object) =>
    ada.call<Booking>('PUT', `/api/bookings/${idOf(name)}`, changes);
  const refund = (paymentId: string, amount?: number) =>
    operator.call<Refund>('POST', `/api/payments/${paymentId}/refunds`, {
      amount,
      reason: 'Storm',
    });

  async function answersAsBefore() {
    expect(await get(ada, '/bookings')).toMatchObject(before.bookings);
    expect(await get(ada, '/payments')).toMatchObject(before.payments);
    expect(await get(operator, '/admin/payments')).toMatchObject(before.ledger);
    for (const payment of before.payments) {
      expect(await get(ada, `/payments/${payment._id}`)).toMatchObject(payment);
    }
  }

  it('returns the same as that version: bookings, amounts, paid states, receipts', async () => {
    await answersAsBefore();
    for (const { travellers, priceLines, breakdown } of await get<Booking[]>(ada, '/bookings')) {
      expect(travellers).toEqual({ adults: 1, children: 0, infants: 0 });
      expect(priceLines).toMatchObject([{ kind: 'adult', quantity: 1, amount: breakdown.total }]);
    }
  });

  it('survives every job, and then its bookings have references', async () => {
    for (const { name } of world.wayfarer.jobs) await world.runJob(name);
    await answersAsBefore();
    const all = await get<Booking[]>(operator, '/admin/bookings');
    const references = all.map(({ reference }) => reference);
    expect(references).toHaveLength(before.bookings.length + 1);
    expect(new Set(references).size).toBe(references.length);
    for (const reference of references) expect(reference).toMatch(/^WF-[0-9A-HJKMNP-TV-Z]{6}$/);
  });

  it('allows changing and deleting unpaid bookings, also for a party', async () => {
    const travelDate = before.bookings[0]?.travelDate;
    const longer = { travelDate, travelDuration: 5 };
    expect(await change('Unpaid', longer)).toMatchObject({
      status: 200,
      body: { travelDuration: 5, breakdown: { total: 250_000, dueNow: 50_000 } },
    });
    const couple = { ...longer, travellers: { adults: 2, children: 0, infants: 0 } };
    expect(await change('Unpaid', couple)).toMatchObject({
      status: 200,
      body: { travelDuration: 5, breakdown: { total: 500_000, dueNow: 100_000 } },
    });
    // there is no current price for adding to a trip that is no longer offered
    expect(await change('Without a spot', couple)).toMatchObject({
      status: 409,
      body: { code: 'spot_unknown' },
    });
    expect(await change('Without a spot', { travelDate, travelDuration: 2 })).toMatchObject({
      status: 200,
      body: { spotId: null, breakdown: { total: 24_100, dueNow: 12_050 } },
    });
    expect(await change('Paid', longer)).toMatchObject({ status: 409 });
    const remove = (name: string) => ada.call('DELETE', `/api/bookings/${idOf(name)}`);
    expect(await remove('Paid')).toMatchObject({ status: 409 });
    expect(await remove('Needless')).toMatchObject({ status: 200, body: { deletedCount: 1 } });
  });

  it('accepts the payment that a browser had open, and further ones', async () => {
    const { rows } = await db.sql.query<{ secret: string }>(
      `select client_secret as secret from cards_payment_intents where metadata ->> 'booking' = $1`,
      [idOf('Opened')],
    );
    const secret = rows[0]?.secret ?? '';
    expect((await ada.open(idOf('Opened'))).body.clientSecret).toBe(secret);
    expect(await ada.confirm(secret)).toBe('succeeded');
    expect((await ada.save(idOf('Opened'), intentIdOf(secret))).status).toBe(201);

    expect(await ada.pay(idOf('Unpaid'))).toMatchObject({ amount: 100_000 });
    expect(await ada.pay(idOf('Without a spot'))).toMatchObject({ amount: 12_050 });
    expect(await ada.pay(idOf('Refunded in full'))).toMatchObject({ amount: 50_000 });
    for (const name of ['Opened', 'Unpaid', 'Without a spot', 'Refunded in full']) {
      expect([name, (await booking(name)).paid]).toEqual([name, true]);
    }
    world.clock.advance(WEEK_MS);
    const refused = async (name: string) => (await ada.open(idOf(name))).body;
    expect(await refused('Unpaid and over')).toMatchObject({ code: 'travel_date_past' });
    expect(await refused('Paid and over')).toMatchObject({ code: 'booking_paid' });
  });

  it('allows refunds: partial, complete, for people who have left, and to a bank', async () => {
    const succeeded = { status: 201, body: { state: 'succeeded' } };
    expect(await refund(paymentOf('Paid'), 10_000)).toMatchObject(succeeded);
    expect((await booking('Paid')).breakdown).toMatchObject({ paid: 50_000, refunded: 10_000 });
    expect(await refund(paymentOf('Refunded in part'))).toMatchObject(succeeded);
    expect((await booking('Refunded in part')).paid).toBe(false);
    const gone = before.ledger.find(({ userEmail }) => userEmail === 'grace@example.com');
    expect(await refund(gone?._id ?? '')).toMatchObject(succeeded);

    const { data } = await provider.disputes.list();
    await provider.disputes.close(data[0]?.id ?? '');
    await world.runJob('deliver-card-events');
    expect((await booking('Disputed')).paid).toBe(false);
    expect(await get(ada, `/payments/${paymentOf('Disputed')}`)).toMatchObject({
      dispute: { state: 'lost', amountLost: 50_000 },
    });
  });

  it('has no differences between the two ledgers', async () => {
    const acknowledged = before.bookings.map(({ _id }) => _id);
    const left = acknowledged.filter((id) => id !== idOf('Needless'));
    expect(await checkInvariants(db, provider, { acknowledged: left })).toEqual([]);
  });
});
