import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { cancel, cancelAsOperator, preview, read } from '../../test/payments/canceling.ts';
import { callerOf, dayFromNow, type Caller } from '../../test/payments/payments-caller.ts';

const TOKEN = 'a-long-metrics-token';
const log: string[] = [];
let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await createTestApp({ env: { METRICS_TOKEN: TOKEN }, onLog: (line) => log.push(line) });
  admin = callerOf(test, await test.createAdministrator());
});
afterAll(() => test.close());

const alarms = async () => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { body } = await test.app.inject({ url: '/metrics', headers });
  return Number(/^wayfarer_alarms_total\{kind="money_unclear"\} (\d+)$/m.exec(body)?.[1]);
};

it('decides nothing if rows contradict each other, and notifies the operator [incident the rows of a booking contradict each other]', async () => {
  const ada = callerOf(test, await test.createTraveler());
  const booking = await ada.book({ date: dayFromNow(30) });
  await test.db.sql.query('update bookings set counter_minor = 700 where id = $1', [booking._id]);
  const before = await alarms();
  const refused = { status: 409, body: { code: 'money_unclear' } };
  expect(await cancel(ada, booking, 0)).toMatchObject(refused);
  for (const refund of ['none', 'full', 'policy'] as const)
    expect(await cancelAsOperator(admin, booking, refund)).toMatchObject(refused);
  expect(await alarms()).toBe(before + 4);
  const lines = log.filter((line) => line.includes('"money_unclear"'));
  expect(lines).toHaveLength(4);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, bookingId: booking._id });
  expect(await read(admin, booking)).toMatchObject({ state: 'booked', revision: 1 });
  // the preview can still be read
  expect(await preview(ada, booking)).toMatchObject({ taken: 0, back: 0, kept: 0 });

  await test.db.sql.query('update bookings set counter_minor = 0 where id = $1', [booking._id]);
  expect(await cancelAsOperator(admin, booking, 'none')).toMatchObject({ status: 201 });
});
