import { randomUUID } from 'node:crypto';

import { allMigrations } from '../../server/src/db/upgrade/all-migrations.ts';
import { migrate } from '../../server/src/db/upgrade/migrate.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import { noLog } from '../../server/src/cli/no-log.ts';

/** Direct writes to the product's tables, which are the lowest possible cost of a write. */
export interface Baseline {
  insertBooking(day: string): Promise<void>;
  insertPayment(): Promise<void>;
  close(): Promise<void>;
}

const BOOKING = `
  insert into bookings (id, uid, travel_spot, travel_country, travel_season, travel_name, travel_email,
    cost_minor, currency, travel_date, duration_days, created_at, updated_at)
  values ($1, 'bench', 'Quiet Bay', 'Portugal', 'Summer', 'Ada Traveler', 'ada@example.com', 50000,
    'usd', $2::date, 3, now(), now())`;
const INTENT = `
  insert into payment_intents (id, booking_id, uid, amount, currency, attempt, provider_id, state,
    created_at) values ($1, $1, 'bench', 50000, 'usd', 1, $1, 'succeeded', now())`;
const PAYMENT = `
  insert into payments (id, intent_id, booking_id, uid, user_email, trip_title, amount, currency,
    transaction_id, created_at) values ($1, $1, $1, 'bench', 'ada@example.com', 'A trip', 50000, 'usd',
    $1, now())`;
const JOURNAL = `
  insert into payment_journal (at, kind, booking_id, transaction_id, amount, currency, source, detail)
  values (now(), 'settled', $1, $1, 50000, 'usd', 'bench', '')`;

/** Opens and migrates a separate database: `{ dir }` or `{ dir, databaseUrl }`. */
export async function openBaseline(data: { dir: string; databaseUrl?: string }): Promise<Baseline> {
  const db = await openDatabase(data, noLog);
  const sets = await allMigrations();
  await db.withoutTimeouts(() => migrate(db.sql, sets));
  return {
    insertBooking: async (day) => {
      await db.sql.query(BOOKING, [randomUUID(), day]);
    },
    insertPayment: () =>
      db.sql.transaction(async (tx) => {
        const id = [randomUUID()];
        for (const statement of [INTENT, PAYMENT, JOURNAL]) await tx.query(statement, id);
      }),
    close: () => db.close(),
  };
}
