import type { AccountExport, Booking, BookingRecord } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endRetention } from '../../composition/retention.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { type TestPerson } from '../../test/people.ts';

const NAME = 'Wilhelmina';
const YEAR_MS = 366 * 24 * 3_600_000;

let world: TestApp;
let owner: TestPerson;
let places = 0;
beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
});
afterAll(() => world.close());

async function bookedBy(who: TestPerson): Promise<string> {
  places += 1;
  const spot = await addSpot(owner, { spot: `Bay ${places}` });
  return ((await who.post('/bookings', bookingInput(spot))).body as Booking)._id;
}

/** The agency takes cash, voids an entry, cancels and reinstates, and writes a reason for each. */
async function explainEverything(id: string): Promise<void> {
  const path = `/operator/bookings/${id}`;
  const receivedOn = world.clock.now().toISOString().slice(0, 10);
  const entry = { kind: 'received', method: 'cash', amount: 100, receivedOn };
  const pay = (note: string) => owner.post(`${path}/counterPayments`, { ...entry, note });
  await pay(`by ${NAME}, her mother`);
  const { body } = await pay('twice');
  const slip = (body as BookingRecord).counterPayments.find(({ note }) => note === 'twice');
  const voided = { reason: `${NAME} had paid before` };
  expect((await owner.post(`/operator/counterPayments/${slip?._id}/void`, voided)).status).toBe(
    200,
  );
  const read = (await owner.get(path)).body as BookingRecord;
  const message = `${NAME} is ill`;
  const { revision } = read.booking;
  const canceling = { revision, refund: 'none', reasonCode: 'other', message };
  expect((await owner.post(`${path}/cancellation`, canceling)).status).toBe(201);
  const reason = `${NAME} called`;
  expect((await owner.post(`${path}/reinstatement`, { reason })).status).toBe(200);
}

const TABLES = [
  'counter_payments',
  'audit_log',
  'cancellations',
  'booking_events',
  'booking_notes',
];
async function namedIn(id: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    const text = `select 1 from ${table} t where t::text like '%${NAME}%' and t::text like '%${id}%' limit 1`;
    if ((await world.db.sql.query(text)).rows.length > 0) found.push(table);
  }
  return found;
}

const rowsOf = async (id: string) =>
  (
    await world.db.sql.query(
      'select amount, note, void_reason, voided_at is not null as voided from counter_payments where booking_id = $1 order by id',
      [id],
    )
  ).rows;
const KEPT = [
  { amount: 100, note: '', void_reason: null, voided: false },
  { amount: 100, note: '', void_reason: '', voided: true },
];

it('[attack rewrite the books] they end, and never become anything else, whoever asks the database', async () => {
  const ada = await world.createTraveler();
  const id = await bookedBy(ada);
  await explainEverything(id);
  const change = (text: string) => world.db.sql.query(text, [id]);
  for (const set of [`note = 'x'`, `void_reason = 'x'`, `void_reason = null`, 'amount = 1'])
    await expect(
      change(`update counter_payments set ${set} where voided_at is not null and booking_id = $1`),
    ).rejects.toThrow(/does not change/);
  for (const set of [`detail = '{"reason": "x"}'`, `detail = '{"x": 1}'`, `at = now()`])
    await expect(change(`update audit_log set ${set} where subject_id = $1`)).rejects.toThrow(
      'append-only',
    );
});

describe('[attack what staff wrote about a customer outlives the erasure] notes of cash and reasons in the log', () => {
  it('are deleted with the account; payments, voided entries and decisions stay', async () => {
    const ada = await world.createTraveler();
    const id = await bookedBy(ada);
    await explainEverything(id);
    expect(await namedIn(id)).toEqual(['counter_payments', 'audit_log', 'cancellations']);
    const { body } = await ada.get('/account/export');
    expect((body as AccountExport).counterPayments.map(({ note }) => note)).toContain(
      `by ${NAME}, her mother`,
    );
    const deleted = await owner.delete(`/users/${ada.uid}?evenWithOpenBusiness=true`);
    expect(deleted.status).toBe(200);
    expect(await namedIn(id)).toEqual([]);
    expect(await rowsOf(id)).toEqual(KEPT);
    const { rows } = await world.db.sql.query(
      `select detail from audit_log where subject_id = $1 and action = 'booking_reinstated'`,
      [id],
    );
    expect(rows).toEqual([{ detail: {} }]);
  });

  it('are deleted with a customer who has no account', async () => {
    const { travelName: name, ...trip } = bookingInput(await addSpot(owner));
    const customer = { name, email: 'guest@example.com' };
    const made = await owner.post('/operator/bookings', { ...trip, customer, notify: false });
    const id = (made.body as BookingRecord).booking._id;
    await explainEverything(id);
    const erased = await owner.delete(
      `/operator/bookings/${id}/customer?evenWithOpenBusiness=true`,
    );
    expect(erased.status).toBe(200);
    expect(await namedIn(id)).toEqual([]);
    expect(await rowsOf(id)).toEqual(KEPT);
  });

  it('that were written later are deleted when the books end', async () => {
    const ada = await world.createTraveler();
    const id = await bookedBy(ada);
    await explainEverything(id);
    await world.db.sql.query('update bookings set uid = null where id = $1', [id]);
    const { keepBillingYears } = world.context.config;
    world.clock.advance((keepBillingYears - 1) * YEAR_MS);
    await endRetention(world.context);
    expect(await namedIn(id)).toEqual(['counter_payments', 'audit_log', 'cancellations']);
    world.clock.advance(2 * YEAR_MS);
    await endRetention(world.context, AbortSignal.abort());
    expect(await namedIn(id)).not.toEqual([]);
    await endRetention(world.context);
    expect(await namedIn(id)).toEqual([]);
    expect(await rowsOf(id)).toEqual(KEPT);
  });
});
