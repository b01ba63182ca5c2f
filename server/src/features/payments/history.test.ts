import { LIST_PAGE, type Payment, type Problem } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer, Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
});
afterAll(() => world.close());

const paid = async (caller: Caller) => caller.pay((await caller.book())._id);
const idsOf = (payments: readonly Payment[]) => payments.map(({ _id }) => _id);

it('a removed payment leaves its traveller’s history, even an administrator’s, and stays in the ledger', async () => {
  const [ada, admin] = [await world.traveler(), await world.administrator()];
  const [hers, own] = [await paid(ada), await paid(admin)];
  for (const [caller, { _id }] of [
    [ada, hers],
    [admin, own],
  ] as const) {
    expect(await caller.call('DELETE', `/api/payments/${_id}`)).toMatchObject({ status: 200 });
  }
  const ids = async (path: string) => idsOf((await admin.call<Payment[]>('GET', path)).body);
  expect(await ids('/api/payments')).toEqual([]);
  expect(await ids('/api/admin/payments')).toEqual([own._id, hers._id]);
  expect(await admin.call('GET', `/api/payments/${own._id}`)).toMatchObject({ status: 200 });
});

it('the ledger is read in pages, each payment once and newest first', async () => {
  const [ada, admin] = [await world.traveler(), await world.administrator()];
  const { _id } = await paid(ada);
  await world.db.sql.query(
    `insert into payment_intents (id, uid, amount, currency, attempt, provider_id, state, created_at)
     select id || n, uid, amount, currency, 1, provider_id || n, state, created_at
     from payment_intents, generate_series(1, $1) n where uid = $2`,
    [LIST_PAGE + 100, ada.uid],
  );
  // Several payments with the same time, so that a page ends in the middle of them.
  await world.db.sql.query(
    `insert into payments (id, intent_id, booking_id, uid, user_email, trip_title, amount, currency, transaction_id, created_at)
     select id || n, intent_id || n, booking_id || n, uid, user_email, trip_title, amount, currency, transaction_id || n,
       created_at + n / 7 * interval '1 millisecond'
     from payments, generate_series(1, $1) n where id = $2`,
    [LIST_PAGE + 100, _id],
  );
  const all: Payment[] = [];
  let path: string | undefined = '/api/admin/payments';
  while (path !== undefined) {
    const answer: Answer<Payment[]> = await admin.call('GET', path);
    const { body, headers, status } = answer;
    expect([status, body.length <= LIST_PAGE]).toEqual([200, true]);
    all.push(...body);
    path = /^<(\/api\/admin\/payments\?cursor=[^>]+)>; rel="next"$/.exec(
      String(headers['link']),
    )?.[1];
  }
  const { rows } = await world.db.sql.query<{ id: string }>(
    'select id from payments order by created_at desc, id desc',
  );
  expect(idsOf(all)).toEqual(rows.map(({ id }) => id));
});

it.each([
  'x',
  Buffer.from('["2030-02-30","x"]').toString('base64url'),
  Buffer.from('["2030-13-01T00:00:00.000Z","x"]').toString('base64url'),
])('only our own cursors are accepted, not %j', async (cursor) => {
  const admin = await world.administrator();
  const answer = await admin.call<Problem>('GET', `/api/payments?cursor=${cursor}`);
  expect(answer).toMatchObject({ status: 400, body: { field: 'cursor' } });
});
