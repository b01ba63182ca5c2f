import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openMemory } from '@wayfarer/durable-pglite';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type Database } from '../../db/database.ts';
import { databaseErrorCode } from '../../db/database-errors.ts';
import { embeddedDatabase } from '../../db/embedded/embedded-database.ts';
import { openPostgres } from '../../db/postgres/open-postgres.ts';
import { allMigrations } from '../../db/upgrade/all-migrations.ts';
import { createDatabase } from '../../test/database/postgres.ts';
import { dayFromNow } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld } from '../../test/payments/payments-world.ts';
import { waitingPlace } from '../../test/waiting-place.ts';
import { comparedPlaces } from '../places/check-places.ts';
import { exportData } from './export-data.ts';
import { importData } from './import-data.ts';

// a whole database is copied
vi.setConfig({ testTimeout: 60_000 });

const DAY = dayFromNow(20);
const [MORNING, NOON] = ['09:00', '14:00'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-times-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const configured = async (): Promise<Database> =>
  process.env['TEST_DATABASE'] === 'postgres'
    ? openPostgres(await createDatabase(inject('postgresUrl')), pino({ level: 'silent' }), {
        name: 'test',
      })
    : embeddedDatabase(await openMemory({ extensions: ['pg_trgm'] }));

const quiet = () => undefined;

it('trips, departures and waiting parties keep their start times and counts in another database', async () => {
  const world = await openPaymentsWorld();
  const owner = await world.administrator();
  const [ada, bob] = [await world.traveler(), await world.traveler()];
  const place = await waitingPlace({ db: world.db, owner }, { mode: 'departures', capacity: 2 });
  await place.setDays([DAY], { scheduled: true }, { startTimes: [MORNING, NOON] });
  const { body: booked } = await place.book(ada, DAY, 1, { adults: 2 }, NOON);
  await place.book(ada, DAY, 1, {}, MORNING);
  await place.wait(bob, DAY, 1, {}, NOON);

  const file = path.join(folder, 'times');
  await exportData(world.db, file, quiet, world.now());
  const db = await configured();
  const sets = await allMigrations();
  await importData(async () => db, { file, sets, force: true, progress: quiet });
  await world.close();

  expect((await comparedPlaces(db.sql))?.wrong).toEqual([]);
  const { rows } = await db.sql.query(
    `select start_time, taken, scheduled from departures where offer_id = $1 order by start_time`,
    [place.id],
  );
  expect(rows).toEqual([
    { start_time: MORNING, taken: 1, scheduled: true },
    { start_time: NOON, taken: 2, scheduled: true },
  ]);
  const move = db.sql.query(
    `update bookings set start_time = $2 where offer_id = $1 and start_time <> $2`,
    [place.id, NOON],
  );
  expect(await move.then(() => undefined, databaseErrorCode)).toBe('WF001');
  await db.sql.query('delete from bookings where id = $1', [booked._id]);
  const kept = await db.sql.query('select start_time, kept from departures where kept > 0');
  expect(kept.rows).toEqual([{ start_time: NOON, kept: 2 }]);
  await db.close();
});
