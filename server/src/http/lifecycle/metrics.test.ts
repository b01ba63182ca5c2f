import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bookingBatches } from '../../db/tables/bookings.ts';
import { mailOutbox } from '../../db/tables.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';

const TOKEN = 'a-long-metrics-token';
let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => world.close());

const scrape = async () =>
  (await world.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body;

it('metrics require the token', async () => {
  const ask = (authorization?: string) =>
    world.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  await world.anonymous.get('/allSpots/some-id');
  expect((await ask()).statusCode).toBe(404);
  expect((await ask('Bearer wrong')).statusCode).toBe(404);
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('route="/api/allSpots/:id",status="404"');
  expect(answer.body).not.toContain('some-id');
});

it('pages, unknown addresses and waiting work have metrics of their own [incident a queue that grows unseen]', async () => {
  await world.app.inject('/nowhere.php');
  const empty = await scrape();
  expect(empty).toContain('route="unknown",status="404"');
  expect(empty).not.toContain('route="none"');
  expect(empty).toMatch(/^wayfarer_database_up 1$/m);
  expect(empty).toMatch(/^wayfarer_mails_pending 0$/m);
  await world.createTraveler(); // gets an email
  const { orm } = world.db;
  const createdAt = new Date(Date.now() - 90_000);
  const nextAttemptAt = new Date(Date.now() + 60_000);
  await world.context.mail.enqueue(orm, {
    to: 'ada@example.com',
    subject: 'Hi',
    text: 'text',
    html: '<p>text</p>',
  });
  await orm.update(mailOutbox).set({ createdAt, nextAttemptAt });
  const kind = 'cancel_departure' as const;
  const batch = { kind, input: {}, afterId: '', done: 0, failed: [], createdAt };
  await orm.insert(bookingBatches).values([
    { ...batch, id: 'idle' },
    { ...batch, id: 'moved', movedAt: new Date() },
    { ...batch, id: 'finished', createdAt: new Date(0), finishedAt: new Date() },
  ]);
  const busy = await scrape();
  expect(Number(/^wayfarer_mails_pending (\d+)$/m.exec(busy)?.[1])).toBeGreaterThan(0);
  expect(Number(/^wayfarer_mail_overdue_seconds ([\d.]+)$/m.exec(busy)?.[1])).toBeGreaterThan(60);
  const idle = Number(/^wayfarer_batch_idle_seconds ([\d.]+)$/m.exec(busy)?.[1]);
  expect([idle > 60, idle < 3600]).toEqual([true, true]);
  for (const name of [
    'refunds_pending',
    'payments_open',
    'database_wait_seconds',
    'cached_responses',
  ])
    expect(busy).toMatch(new RegExp(`^wayfarer_${name} \\d`, 'm'));
});

it('a database that doesn’t answer doesn’t delay metrics, and counts as unavailable [incident a frozen database looks like a process that is down]', async () => {
  let answer = () => {};
  const frozen = vi.spyOn(world.db.sql, 'query').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ rows: [], rowCount: 0 });
      }),
  );
  for (let scrapes = 0; scrapes < 2; scrapes += 1) {
    const found = await scrape();
    expect(found).toMatch(/^wayfarer_database_up 0$/m);
    expect(found).toMatch(/^wayfarer_mails_pending Nan$/im);
  }
  expect(frozen).toHaveBeenCalledOnce();
  frozen.mockRestore();
  answer();
  await expect.poll(scrape).toMatch(/^wayfarer_database_up 1$/m);
});
