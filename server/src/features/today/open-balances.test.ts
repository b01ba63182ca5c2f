import { USUAL_PRICE_RULES } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  areOpenBalancesFilled,
  OPEN_BALANCES_OF_LEDGER,
} from '../../db/records/open-balances-filled.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { fillOpenBalances } from './fill-open-balances.ts';
import { sumOpenDays, sumOpenDaysSlowly, type OpenDay } from './store-outstanding.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const EVERY = { from: '2000-01-01', to: '2200-01-01' };
const sql = (text: string, values: unknown[] = []) => world.db.sql.query(text, values);
const sorted = (days: readonly OpenDay[]) =>
  days.toSorted((a, b) => `${a.day} ${a.currency}`.localeCompare(`${b.day} ${b.currency}`));

async function expectSame(): Promise<readonly OpenDay[]> {
  const { orm } = world.db;
  for (const livemode of [true, false]) {
    const quick = sorted(await sumOpenDays(orm, EVERY, livemode));
    expect(quick).toEqual(sorted(await sumOpenDaysSlowly(orm, EVERY, livemode)));
  }
  const { rows } =
    await sql(`select coalesce(o.id, k.booking_id) as id, o.balance_due_on as day, k.balance_due_on as kept
    from (${OPEN_BALANCES_OF_LEDGER}) o full join open_balances k on k.booking_id = o.id
    where o.balance_due_on is distinct from k.balance_due_on`);
  expect(rows).toEqual([]);
  return sumOpenDays(orm, EVERY, false);
}

function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}
const random = numbers(11);
const below = (most: number) => Math.floor(random.next().value * most);
const one = <T>(of: readonly T[]) => of[below(of.length)] as T;

/** A booked trip. `fee` is the part of `total` that is paid on arrival. */
async function book(id: string, total: number | null, fee: number | null = null): Promise<void> {
  const lines = total === null ? null : '[]';
  const line = { kind: 'fee', payAt: 'arrival', amount: fee };
  const extras = fee === null ? null : JSON.stringify({ revision: 1, lines: [line] });
  const rules = total === null ? null : JSON.stringify(USUAL_PRICE_RULES);
  await sql(
    `insert into bookings (id, travel_spot, travel_country, travel_season, travel_name, travel_email, cost_minor,
       currency, travel_date, duration_days, total_minor, price_lines, price_rules, price_extras, first_minor,
       payment_plan, created_at, updated_at)
     values ($1, 'Quick', 'Nowhere', '', 'Quick', '', $2, $3, $4, 3, $5, $6, $7, $8, 1,
       '{"now":{"minor":1},"balanceDays":0}', now(), now())`,
    [
      id,
      1 + below(900),
      one(['usd', 'jpy']),
      `2091-01-0${1 + below(4)}`,
      total,
      lines,
      rules,
      extras,
    ],
  );
}

async function pay(bookingId: string, id: string, amount: number): Promise<void> {
  await sql(
    `insert into payment_intents (id, booking_id, amount, currency, attempt, provider_id, state, created_at)
     values ($1, $2, $3, 'usd', 1, $1, 'succeeded', now())`,
    [id, bookingId, amount],
  );
  await sql(
    `insert into payments (id, intent_id, booking_id, user_email, trip_title, amount, currency, transaction_id,
       created_at, livemode)
     values ($1, $1, $2, '', '', $3, 'usd', $1, now(), $4)`,
    [id, bookingId, amount, one([true, false])],
  );
}

const reprice = (paymentId: string, id: string, amount: number) =>
  sql(
    `insert into refunds (id, intent_id, payment_id, transaction_id, amount, currency, kind, reason, state,
       next_try_at, created_at)
     values ($1, $2, $2, $2, $3, 'usd', $4, $1, 'pending', now(), now())`,
    [id, paymentId, amount, one(['change', 'change', 'requested'])],
  );

const HAPPENINGS: readonly ((id: string, at: number) => Promise<unknown>)[] = [
  (id, at) => pay(id, `${id}-p${at}`, 1 + below(3000)).catch(() => undefined),
  (id) => sql('update payments set amount_refunded = least(amount, amount_refunded + $2) where booking_id = $1', [id, below(900)]), // prettier-ignore
  (id) => sql('update payments set amount_lost = $2 where booking_id = $1 and amount >= $2 + amount_refunded', [id, below(500)]), // prettier-ignore
  (id) => sql('update payments set superseded = not superseded where booking_id = $1', [id]).catch(() => undefined), // prettier-ignore
  async (id, at) => {
    const { rows } = await world.db.sql.query<{ id: string }>('select id from payments where booking_id = $1 limit 1', [id]); // prettier-ignore
    if (rows[0]) await reprice(rows[0].id, `${id}-r${at}`, 1 + below(200));
  },
  (id) => sql(`update refunds set state = $2 where payment_id like $1 || '-p%'`, [id, one(['succeeded', 'failed'])]), // prettier-ignore
  (id) => sql('update bookings set counter_minor = $2 where id = $1', [id, below(4000)]),
  (id) => sql('update bookings set travel_date = $2 where id = $1', [id, `2091-01-0${1 + below(4)}`]), // prettier-ignore
  // the bookings already have a plan, as the table requires
  (id) => sql('update bookings set balance_due_on = $2 where id = $1', [id, one([null, `2091-01-0${1 + below(4)}`])]), // prettier-ignore
  (id) => sql('update bookings set duration_days = $2 where id = $1', [id, 1 + below(9)]).catch(() => undefined), // prettier-ignore
  (id) => sql('update bookings set state = $2 where id = $1', [id, one(['held', 'booked', 'booked'])]), // prettier-ignore
  (id) => sql(`delete from bookings b where id = $1 and not exists (select from payments where booking_id = b.id)`, [id]).catch(() => undefined), // prettier-ignore
];

it('are those of the ledger, whatever happens to a booking and in any order [attack figures that drift]', async () => {
  for (let at = 0; at < 8; at += 1) await book(`q${at}`, one([null, 500 + below(3000)]));
  for (let at = 8; at < 12; at += 1) await book(`q${at}`, 500 + below(3000), 1 + below(2000));
  const before = await expectSame();
  expect(before.length).toBeGreaterThan(2);
  for (let at = 0; at < 240; at += 1) {
    await one(HAPPENINGS)(`q${below(12)}`, at);
    await expectSame();
  }
});

it('have a day, unless only fees that are paid on arrival are left', async () => {
  await book('fees', 3000, 500);
  await sql(`update bookings set balance_due_on = '2091-01-01' where id = 'fees'`);
  const day = async () =>
    (await sql(`select balance_due_on::text as day from open_balances where booking_id = 'fees'`))
      .rows;
  await expectSame();
  expect(await day()).toEqual([{ day: '2091-01-01' }]);
  await sql(`update bookings set counter_minor = 2500 where id = 'fees'`);
  await expectSame();
  expect(await day()).toEqual([{ day: null }]);
});

it('are right after simultaneous changes of one booking', async () => {
  await book('together', 9000);
  await pay('together', 'together-p', 1000);
  await Promise.all([
    sql('update bookings set counter_minor = 500 where id = $1', ['together']),
    sql('update payments set amount_lost = 300 where id = $1', ['together-p']),
    reprice('together-p', 'together-r', 100),
  ]);
  expect(await expectSame()).not.toEqual([]);
});

it('are unaffected by a change that is rolled back', async () => {
  await book('undone', 7000);
  const before = await expectSame();
  const change = world.db.sql.transaction(async (tx) => {
    await tx.query('update bookings set counter_minor = 7000 where id = $1', ['undone']);
    throw new Error('undone');
  });
  await expect(change).rejects.toThrow('undone');
  expect(await expectSame()).toEqual(before);
});

it('are added by a job for bookings from before the table, once', async () => {
  await sql('delete from open_balances');
  await sql(`delete from app_settings where name = 'open-balances-filled'`);
  const admin = await world.createAdministrator();
  expect(await areOpenBalancesFilled(world.db.sql)).toBe(false);
  expect((await admin.get('/operator/dashboard')).status).toBe(200);
  await fillOpenBalances(world.context);
  expect(await areOpenBalancesFilled(world.db.sql)).toBe(true);
  await expectSame();
});
