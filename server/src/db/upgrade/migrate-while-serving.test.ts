import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { becomeFirstRelease, readFirstRelease } from '../../test/database/first-release.ts';
import { createDatabase } from '../../test/database/postgres.ts';
import { allMigrations } from './all-migrations.ts';
import type { Database, SqlTransaction } from '../database.ts';
import { migrate, type MigrationSet } from './migrate.ts';
import { openPostgres } from '../postgres/open-postgres.ts';

const release = readFirstRelease();

/** PostgreSQL only, because a second process can't open the embedded database. */
describe('while the previous version still serves', () => {
  /** The previous version, and the one that migrates. */
  let older: Database;
  let newer: Database;
  beforeAll(async () => {
    const url = await createDatabase(inject('postgresUrl'));
    const log = pino({ level: 'silent' });
    [older, newer] = [openPostgres(url, log), openPostgres(url, log, { name: 'newer' })];
    await becomeFirstRelease(older, release);
  });
  afterAll(async () => {
    await older.close();
    await newer.close();
  });

  const sample = (table: string) => {
    const found = release.rows.find((row) => row.table === table);
    if (!found) throw new Error(`the first release left no row in ${table}`);
    return found.row;
  };
  /** Only the columns that the older version has. */
  const insert = async (tx: SqlTransaction, table: string, change: object) => {
    const row = { ...sample(table), ...change };
    const columns = Object.keys(row).join(', ');
    await tx.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb)`,
      [JSON.stringify(row)],
    );
  };
  /** Everything that the older version writes. */
  async function trip(): Promise<string> {
    const [spot, booking, intent] = [randomUUID(), randomUUID(), randomUUID()];
    await older.sql.transaction((tx) => insert(tx, 'spots', { id: spot }));
    await older.sql.transaction(async (tx) => {
      await insert(tx, 'bookings', { id: booking, spot_id: spot });
      await insert(tx, 'mail_outbox', { id: randomUUID() });
    });
    await older.sql.transaction(async (tx) => {
      const provider = { provider_id: intent, booking_id: booking };
      await insert(tx, 'payment_intents', { id: intent, ...provider });
      const payment = { id: randomUUID(), intent_id: intent, transaction_id: intent };
      await insert(tx, 'payments', { ...payment, booking_id: booking });
    });
    await older.sql.query('update spots set visitors = visitors + 1 where id = $1', [spot]);
    await older.sql.query('update payments set hidden_at = now() where intent_id = $1', [intent]);
    await older.sql.query('select b.*, p.* from bookings b join payments p on booking_id = b.id');
    return booking;
  }

  function keepTraveling() {
    const acknowledged: string[] = [];
    const failures: unknown[] = [];
    const state = { traveling: true };
    const lane = async () => {
      while (state.traveling) {
        await trip().then(
          (id) => acknowledged.push(id),
          (error: unknown) => failures.push(error),
        );
      }
    };
    const lanes = Promise.all([lane(), lane(), lane(), lane()]);
    return {
      acknowledged,
      failures,
      more: async (count: number) => {
        const enough = acknowledged.length + count;
        await expect
          .poll(() => acknowledged.length + 1000 * failures.length, { timeout: 20_000 })
          .toBeGreaterThanOrEqual(enough);
      },
      end: () => {
        state.traveling = false;
        return lanes;
      },
    };
  }

  /** Runs the statements in a transaction that stays open; the returned function ends it. */
  async function stayingOpen(statements: readonly string[]) {
    let close = () => undefined as void;
    const closed = new Promise<void>((resolve) => (close = resolve));
    const ended = await new Promise<{ ended: Promise<void> }>((resolve) => {
      const ended: Promise<void> = older.sql.transaction(async (tx) => {
        for (const statement of statements) await tx.query(statement);
        resolve({ ended });
        await closed;
      });
    });
    return async () => {
      close();
      await ended.ended;
    };
  }

  const waiting = async () => {
    const { rows } = await older.sql.query<{ n: number }>(
      `select count(*) as n from pg_stat_activity
       where datname = current_database() and application_name = 'newer' and wait_event_type = 'Lock'`,
    );
    return rows[0]?.n ?? 0;
  };
  const untilItWaits = async () =>
    await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toBeGreaterThan(0);

  it('all newer migrations are applied without a failed write, even during a backup', async () => {
    const before = await older.sql.query('select from bookings');
    const travels = keepTraveling();
    await travels.more(4);
    // reads all tables for a long time, as a backup does
    const tables = [...new Set(release.rows.map(({ table }) => table))];
    const endBackup = await stayingOpen(tables.map((table) => `select count(*) from ${table}`));
    const sets = await allMigrations();
    const migrated = newer.withoutTimeouts(() => migrate(newer.sql, sets));
    try {
      await untilItWaits();
      await travels.more(8);
    } finally {
      await endBackup();
    }
    const total = sets.reduce((sum, { migrations }) => sum + migrations.length, 0);
    expect(await migrated).toBe(total - release.migrations.length);
    await travels.more(8);
    await travels.end();
    expect(travels.failures).toEqual([]);
    const after = await older.sql.query('select from bookings');
    expect(after.rowCount - before.rowCount).toBe(travels.acknowledged.length);
  }, 60_000);

  it('an index is built while others write, once, by the first process', async () => {
    const sql = `-- Outside a transaction: the table is large.
      drop index concurrently if exists spots_by_season;
      create index concurrently spots_by_season on spots (seasonality);`;
    const sets: MigrationSet[] = [{ component: 'product', migrations: [{ name: 'season', sql }] }];
    const endWriting = await stayingOpen(['update spots set visitors = visitors + 1']);
    const migrated = Promise.all(
      [1, 2, 3].map(() => newer.withoutTimeouts(() => migrate(newer.sql, sets))),
    );
    const travels = keepTraveling();
    try {
      await untilItWaits();
      await travels.more(4);
    } finally {
      await travels.end();
      await endWriting();
    }
    expect((await migrated).sort()).toEqual([0, 0, 1]);
    expect(travels.failures).toEqual([]);
    const { rows } = await older.sql.query(
      `select indisvalid from pg_index where indexrelid = 'spots_by_season'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  }, 60_000);
});
