import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../context.ts';
import type { Database, Db, SqlDatabase, SqlTransaction } from './database.ts';
import { unavailability } from './database-errors.ts';
import { openPostgresSignals } from './postgres-signals.ts';
import * as tables from './tables.ts';

const CONNECT_MS = 4000;
const STATEMENT_MS = 8000;
const IDLE_IN_TRANSACTION_MS = 15_000;
const POOL_SIZE = 12;

/** Parsers of the raw port: int8 and bigint counts as numbers, calendar days as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (id === pg.types.builtins.INT8) return Number;
    if (id === pg.types.builtins.DATE) return String;
    return pg.types.getTypeParser(id, format ?? 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** Opens PostgreSQL. Does not fail while it is down: `health` says so, and calls are refused until it is back. */
export function openPostgres(url: string, log: Logger): Database {
  const settings = {
    connectionString: url,
    application_name: 'wayfarer',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS + 1000,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    types,
  };
  const pool = new pg.Pool({ ...settings, max: POOL_SIZE, idleTimeoutMillis: 30_000 });
  // Without a listener the death of an idle connection would end the process.
  pool.on('error', (error) =>
    log.warn({ err: error.message }, 'an idle database connection broke'),
  );
  const sql = rawPort(pool);
  const signals = openPostgresSignals(settings, log);
  return {
    engine: 'postgres',
    orm: drizzle({ client: pool, schema: tables }) as unknown as Db,
    sql,
    listen: signals.listen,
    exclusively: signals.exclusively,
    notify: async (channel, payload) => {
      await sql.query('select pg_notify($1, $2)', [channel, payload]);
    },
    health: async () => {
      try {
        await sql.query('select 1');
        return { ok: true };
      } catch {
        return { ok: false };
      }
    },
    close: async () => {
      await signals.close();
      await pool.end();
    },
  };
}

function rawPort(pool: pg.Pool): SqlDatabase {
  return {
    query: (text, params = []) => run(pool, text, params),
    transaction: async (work) => {
      const client = await pool.connect().catch(refuse);
      let broken: Error | undefined;
      try {
        await run(client, 'begin');
        const result = await work(transactionOn(client));
        await run(client, 'commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failed: unknown) => {
          broken = failed instanceof Error ? failed : new Error('rollback failed');
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
  };
}

function transactionOn(client: pg.PoolClient): SqlTransaction {
  return {
    query: (text, params = []) => run(client, text, params),
    exec: async (text) => {
      await run(client, text);
    },
  };
}

async function run<Row>(
  on: Pick<pg.ClientBase, 'query'>,
  text: string,
  params?: readonly unknown[],
): Promise<{ rows: Row[]; rowCount: number }> {
  const values = params && params.length > 0 ? [...params] : undefined;
  const result = await on.query(text, values).catch(refuse);
  return { rows: result.rows as Row[], rowCount: result.rowCount ?? 0 };
}

function refuse(error: unknown): never {
  throw unavailability(error) ?? error;
}
