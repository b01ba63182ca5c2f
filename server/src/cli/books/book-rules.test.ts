import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '../../features/payments/index.ts';
import { cash } from '../../test/payments/agency.ts';
import { cancelAsOperator } from '../../test/payments/canceling.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

/**
 * A rule that can't fail proves nothing, so each test breaks a rule directly in the database and then restores the
 * rows.
 */
let world: PaymentsWorld;
/** `paid`: by card, with a refund. `kept`: in cash, and canceled without a refund. */
let [paid, kept] = ['', ''];
beforeAll(async () => {
  world = await openPaymentsWorld({ charge: 'total' });
  // Some rules leave out what is older than their migration, which ran at the real time.
  world.advanceMinutes(24 * 60);
  const [ada, admin] = [await world.traveler(), await world.administrator()];
  const booking = await ada.book();
  const payment = await ada.pay(booking._id);
  await admin.call('POST', `/api/payments/${payment._id}/refunds`, { reason: 'rain', amount: 100 });
  const canceled = await ada.book();
  await cash(admin, world, canceled, { amount: 50_000 });
  await cancelAsOperator(admin, canceled, 'none');
  [paid, kept] = [booking._id, canceled._id];
});
afterAll(() => world.close());

const brokenRules = async () =>
  (await checkBooks(world.db.sql, { livemode: false, upgrading: '0' })).map(({ name }) => name);

const give = (at: string, amount: number, limit: number | null) =>
  `insert into goodwill (act, act_id, booking_id, at, amount_minor, currency, limit_minor)
   values ('change', '$1:${at}', '$1', '${at}', ${amount}, 'usd', ${limit})`;
const entry = (kind: string, on: string, voided = 'null') =>
  `insert into counter_payments (id, booking_id, kind, method, amount, currency, received_on, note, created_at, voided_at, void_reason)
   values ('by-hand', '$1', '${kind}', 'cash', 100, 'usd', ${on}, '', now(), ${voided}, 'x')`;
const event = (by: string, detail = '{}') =>
  `insert into booking_events (booking_id, at, by_kind, kind, detail)
   values ('$1', now() + interval '2 days', '${by}', 'changed', '${detail}')`;
const review = (from: string) =>
  `insert into trip_reviews (id, booking_id, offer_id, spot_name, country, author_name, rating, title, body, locale, state,
     travelled_in, created_at, revision)
   select 'by-hand', id, offer_id, travel_spot, travel_country, 'Eve', 5, 'Wow', 'Wow', 'en', 'published', '2027-01', now(), 1
   from bookings where id = '$1'; update bookings set travel_date = ${from} where id = '$1'`;

it.each<[rule: string, how: string, of: 'paid' | 'kept', text: string]>([
  ['G1', 'above a limit', 'paid', give('2030-01-01', 200, 199)],
  [
    'G1',
    'above it together',
    'paid',
    `${give('2030-01-01', 100, null)}; ${give('2030-01-02', 100, 199)}`,
  ],
  [
    'G2',
    'kept and handed out',
    'kept',
    `${entry('returned', 'now()::date')}; update bookings set counter_minor = counter_minor - 100 where id = '$1'`,
  ],
  ['G3', 'of 1990', 'kept', entry('received', `'1990-01-01'`, 'now()')],
  ['G3', 'of next week', 'kept', entry('received', `now()::date + 7`, 'now()')],
  ['G4', 'a cap of no time', 'paid', `update bookings set refund_cap_percent = 50 where id = '$1'`],
  ['G5', 'a refund that nobody judged', 'paid', `delete from goodwill where booking_id = '$1'`],
  [
    'G6',
    'money back by a change',
    'paid',
    event('staff', '{"back": 1, "cancelingBefore": 5, "cancelingAfter": 5, "revision": 2}'),
  ],
  [
    'G6',
    'a later date',
    'paid',
    event('staff', '{"back": 0, "cancelingBefore": 5, "cancelingAfter": 6, "revision": 2}'),
  ],
  ['G7', 'with a card payment in', 'paid', event('traveller')],
  ['G7', 'with cash in', 'kept', event('traveller')],
  [
    'T1',
    'a batch that does not move',
    'paid',
    `insert into booking_batches (id, kind, input, created_at, after_id, done, failed)
    values ('by-hand', 'cancel_departure', '{}', now() - interval '3 days', '~', 0, '[]')`,
  ],
  [
    'T2',
    'of yesterday',
    'paid',
    `update bookings set travel_date = travel_date - 12 where id = '$1'`,
  ],
  ['T3', 'a review of it', 'paid', review('travel_date - 20')],
  ['T4', 'a review ahead', 'paid', review('travel_date')],
  [
    'T5',
    'a balance of its own',
    'paid',
    `insert into open_balances values ('$1', '2090-01-01', 'usd', 1, 1) on conflict (booking_id) do update set real_minor = 1`,
  ],
])('%s: %s', async (rule, _how, of, text) => {
  expect(await brokenRules()).toEqual([]);
  const id = of === 'paid' ? paid : kept;
  const { sql } = world.db;
  const broken = sql.transaction(async (tx) => {
    await tx.exec(text.replaceAll('$1', id));
    const found = await checkBooks(tx, { livemode: false, upgrading: '0' });
    throw new RolledBack(found.map(({ name }) => name));
  });
  await expect(broken).rejects.toMatchObject({ found: expect.arrayContaining([rule]) });
  expect(await brokenRules()).toEqual([]);
});

it('counts a change in the same millisecond as a review as later', async () => {
  const moved = event('staff').replace("now() + interval '2 days'", 'now()');
  const { sql } = world.db;
  const found = sql.transaction(async (tx) => {
    await tx.exec(`${review('travel_date')}; ${moved}`.replaceAll('$1', paid));
    const rules = await checkBooks(tx, { livemode: false, upgrading: '0' });
    throw new RolledBack(rules.map(({ name }) => name));
  });
  await expect(found).rejects.toMatchObject({ found: expect.not.arrayContaining(['T4']) });
});

class RolledBack extends Error {
  readonly found: readonly string[];

  constructor(found: readonly string[]) {
    super('rolled back');
    this.found = found;
  }
}
