import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARDS, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { makeMember } from '../../test/people.ts';
import { listMovements } from './store/list-movements.ts';
import type { Movement } from './movement.ts';

let world: PaymentsWorld;
let admin: Caller;
let owner: Awaited<ReturnType<PaymentsWorld['test']['createAdministrator']>>;
beforeAll(async () => {
  world = await openPaymentsWorld();
  admin = await world.administrator();
  owner = await world.test.createAdministrator();
});
afterAll(() => world.close());

const tableOf = async (query = '') => {
  const { body, status } = await owner.get(`/operator/payments.csv${query}`);
  return { status, body: String(body) };
};

it('every movement of money is a row: how, when, why and for which booking (C7)', async () => {
  const ada = await world.traveler();
  const [paid, inCash] = [await ada.book(), await ada.book()];
  await ada.pay(paid._id, CARDS.succeeds);
  const { rows } = await world.db.sql.query<{ id: string }>('select id from payments');
  await admin.call('POST', `/api/payments/${rows[0]?.id}/refunds`, { reason: 'Rain' });
  for (let round = 0; round < 4; round += 1) await world.comeToRest();
  const day = world.test.clock.now().toISOString().slice(0, 10);
  const entry = { method: 'transfer', receivedOn: day, note: 'Deposit' };
  const path = `/api/operator/bookings/${inCash._id}/counterPayments`;
  await admin.call('POST', path, { ...entry, kind: 'received', amount: 10_000 });
  await admin.call('POST', path, { ...entry, kind: 'returned', amount: 2_500 });
  expect((await tableOf()).body).toContain(',"500.00","","","","",');
  await world.test.runJob('note-card-fees');
  const { body, status } = await tableOf();
  expect(status).toBe(200);
  const lines = body.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFDate,Recorded at,Kind,Method,Booking,Traveler,Currency,In,Out,Fee,Fee currency,Reason,Voided,By,Transaction',
  );
  const bookedAs = (reference: string | null) => `"${reference}"`;
  const withKind = (kind: string) => lines.find((line) => line.includes(`"${kind}"`)) ?? '';
  expect(withKind('Card payment')).toContain(`"Visa 4242",${bookedAs(paid.reference)}`);
  expect(withKind('Card payment')).toContain(',"USD","500.00","","14.80","USD","",');
  expect(withKind('Refund to the card')).toContain(',"USD","","500.00","","","Rain",');
  expect(withKind('Received by the agency')).toContain(`"transfer",${bookedAs(inCash.reference)}`);
  expect(withKind('Received by the agency')).toContain(',"100.00","","","","Deposit",');
  expect(withKind('Handed back by the agency')).toContain(',"","25.00","","","Deposit",');
  expect((await tableOf(`?to=2001-01-01`)).body.split('\r\n')).toHaveLength(2);
  expect((await tableOf(`?from=${day}`)).body.split('\r\n')).toHaveLength(lines.length);
});

it('pages of any size contain each movement once, even at the same instant', async () => {
  const read = async (limit: number) => {
    const all: Movement[] = [];
    for (let after = null as { key: string; id: string } | null; ;) {
      const span = { from: null, before: null, livemode: false };
      const rows = await listMovements(world.db.orm, { ...span, after, limit });
      all.push(...rows);
      const last = rows.at(-1);
      if (!last || rows.length < limit) return all;
      after = { key: last.at.toISOString(), id: last.id };
    }
  };
  const whole = await read(100);
  expect(whole.map(({ kind }) => kind).toSorted()).toEqual([
    'card',
    'received',
    'refund',
    'returned',
  ]);
  expect(await read(1)).toEqual(whole);
  expect(await read(2)).toEqual(whole);
});

it('is for people who may read the ledger, and recorded', async () => {
  const guide = await world.test.createTraveler();
  expect((await guide.get('/operator/payments.csv')).status).toBe(403);
  await makeMember(world.test, guide, 'staff');
  expect((await guide.get('/operator/payments.csv')).status).toBe(403);
  expect((await world.test.anonymous.get('/operator/payments.csv')).status).toBe(401);
  const acts = await admin.call<{ action: string }[]>('GET', '/api/operator/audit?kind=money');
  expect(acts.body.map(({ action }) => action)).toContain('payments_exported');
});
