import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BookingRecord } from '@wayfarer/contract';
import { openMemory } from '@wayfarer/durable-pglite';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { embeddedDatabase } from '../../db/embedded/embedded-database.ts';
import { openPostgres } from '../../db/postgres/open-postgres.ts';
import { allMigrations } from '../../db/upgrade/all-migrations.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createDatabase } from '../../test/database/postgres.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { signInTraveler } from '../../test/people.ts';
import { checkBooks } from '../../features/payments/index.ts';
import { exportData } from './export-data.ts';
import { importData } from './import-data.ts';
import { dueGuestErasures } from './replay-erasures.ts';

// a whole database is copied
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-guests-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const configured = async (): Promise<Database> =>
  process.env['TEST_DATABASE'] === 'postgres'
    ? openPostgres(await createDatabase(inject('postgresUrl')), pino({ level: 'silent' }), {
        name: 'test',
      })
    : embeddedDatabase(await openMemory({ extensions: ['pg_trgm'] }));

const quiet = () => undefined;

it('customers without an account keep their trips, links and pending erasures in another database', async () => {
  const before = await createTestApp();
  const owner = await before.createAdministrator();
  const { travelName: name, ...trip } = bookingInput(await addSpot(owner));
  const book = async (reach: object) => {
    const body = { ...trip, customer: { name, ...reach }, notify: false };
    return ((await owner.post('/operator/bookings', body)).body as BookingRecord).booking;
  };
  const linkOf = async (by: TestApp['anonymous'], id: string) =>
    String((await by.get(`/operator/bookings/${id}/tripLink`)).body.url);
  const [byPhone, byEmail] = [
    await book({ phone: '+351 912 345 678' }),
    await book({ email: 'grace@example.com' }),
  ];
  const [link, ended] = [await linkOf(owner, byPhone._id), await linkOf(owner, byEmail._id)];
  await owner.post(`/operator/bookings/${byEmail._id}/tripLink`);
  const guests = (await owner.get('/operator/customers?sort=name')).body as { _id: string; email: string }[]; // prettier-ignore
  const grace = guests.find(({ email }) => email === 'grace@example.com')?._id ?? '';
  await owner.post(`/operator/customers/${grace}/erasure`, { name });

  const file = path.join(folder, 'guests');
  await exportData(before.db, file, quiet, before.clock.now());
  const db = await configured();
  await importData(async () => db, {
    file,
    sets: await allMigrations(),
    force: true,
    progress: quiet,
  });
  const after = await createTestApp({ db });
  const again = await signInTraveler(after.app, owner.email);

  const opened = (url: string) => after.anonymous.post('/guestTrips', { token: url.split('#')[1] });
  expect(await linkOf(again, byPhone._id)).toBe(link);
  const read = await opened(link);
  expect([read.status, JSON.stringify(read.body)]).toEqual([200, expect.stringContaining(name)]);
  expect((await opened(ended)).status).toBe(404);
  expect((await again.get(`/operator/customers/${grace}`)).body.erasure).not.toBeNull();
  expect((await again.get('/operator/customers?q=912345678')).body).toMatchObject([
    { account: false },
  ]);
  expect(await checkBooks(after.db.sql, { livemode: false, upgrading: '0 seconds' })).toEqual([]);
  await after.close();
  await before.close();
});

it('erases people again whom the agency erased after the backup [incident a restore brings back people who were erased]', async () => {
  const before = await createTestApp({ db: await configured() });
  const owner = await before.createAdministrator();
  const { travelName: name, ...trip } = bookingInput(await addSpot(owner));
  const book = async (email: string) => {
    const body = { ...trip, customer: { name, email }, notify: false };
    const { booking, guest } = (await owner.post('/operator/bookings', body)).body as BookingRecord;
    return { id: guest?._id ?? '', booking: booking._id };
  };
  const [atOnce, later, asked, kept, stays] = [
    await book('at-once@example.com'),
    await book('later@example.com'),
    await book('asked@example.com'),
    await book('kept@example.com'),
    await book('stays@example.com'),
  ];
  const [account, forgiven] = [await before.createTraveler(), await before.createTraveler()];
  const erasure = (id: string) => `/operator/customers/${id}/erasure`;
  const ask = async (id: string, typed: string) =>
    expect((await owner.post(erasure(id), { name: typed })).status).toBe(201);
  await ask(kept.id, name);
  await ask(forgiven.uid, forgiven.name);
  const file = path.join(folder, 'erased');
  await exportData(before.db, file, quiet, before.clock.now());
  before.clock.advance(60_000);

  expect((await owner.delete(`/operator/bookings/${atOnce.booking}/customer`)).status).toBe(200);
  await ask(later.id, name);
  for (const id of [kept.id, forgiven.uid]) {
    expect((await owner.delete(erasure(id))).status).toBe(200);
  }
  before.clock.advance(25 * 60 * 60_000);
  await before.runJob('carry-out-erasures');
  const again = await signInTraveler(before.app, owner.email);
  for (const [id, typed] of [
    [asked.id, name],
    [account.uid, account.name],
  ] as const) {
    expect((await again.post(erasure(id), { name: typed })).status).toBe(201);
  }
  const time = before.clock.now();
  await before.close();
  const sets = await allMigrations();
  await importData(async () => before.db, { file, sets, force: true, progress: quiet });
  expect(await dueGuestErasures(before.db.sql, time)).toBe(2);

  const world = await createTestApp({ db: before.db });
  world.clock.advance(time.getTime() - world.clock.now().getTime());
  await world.runJob('carry-out-erasures');
  const staff = await signInTraveler(world.app, owner.email);
  const recordOf = (id: string) => staff.get(`/operator/customers/${id}`);
  for (const { booking, id } of [atOnce, later]) {
    expect((await recordOf(id)).status).toBe(404);
    expect((await staff.get(`/operator/bookings/${booking}`)).status).toBe(404);
  }
  for (const id of [asked.id, account.uid]) {
    expect((await recordOf(id)).body.erasure).not.toBeNull();
  }
  for (const id of [kept.id, forgiven.uid, stays.id]) {
    expect((await recordOf(id)).body.erasure).toBeNull();
  }
  const blocked = 'select from account_blocks where user_id = $1 and ended_at is null';
  expect((await world.db.sql.query(blocked, [forgiven.uid])).rowCount).toBe(0);
  await world.close();
});
