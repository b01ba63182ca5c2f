import { BY_SERVER } from '@wayfarer/contract';
import type { SqlExecutor, SqlTransaction } from '../../db/database.ts';
import { tableExists } from './catalogue.ts';

/** Erasures since a backup, read from the database before it is replaced by the backup. */
interface Erasures {
  accounts: Record<string, unknown>[];
  guests: Record<string, unknown>[];
  /** Guests erased since then, named by their own id or by that of a booking. */
  erased: { id: string; at: string; by: string; insists: boolean }[];
  /** Customers whose erasure was withdrawn. */
  withdrawn: string[];
}

const ERASED = `
  select subject_id as id, at::text as at, by_user_id as by,
    coalesce(detail->>'openBusiness' = 'overridden', false) as insists
  from audit_log where at > $1 and action = 'guest_erased'`;

/** Customers whose last request was withdrawn. */
const WITHDRAWN = `
  select id from (
    select distinct on (subject_id) subject_id as id, action from audit_log
    where at > $1 and action in ('erasure_asked', 'erasure_withdrawn') order by subject_id, at desc, id desc
  ) last where action = 'erasure_withdrawn'`;

/** To be read before the backup replaces the database. */
export async function knownErasures(tx: SqlTransaction, since: Date): Promise<Erasures> {
  const pending = async (table: string) => {
    if (!(await tableExists(tx, table))) return [];
    const text = `select to_jsonb(e) as row from ${table} e where asked_at > $1`;
    const { rows } = await tx.query<{ row: Record<string, unknown> }>(text, [since]);
    return rows.map(({ row }) => row);
  };
  const [accounts, guests] = [await pending('account_erasures'), await pending('guest_erasures')];
  if (!(await tableExists(tx, 'audit_log'))) return { accounts, guests, erased: [], withdrawn: [] };
  const { rows: erased } = await tx.query<Erasures['erased'][number]>(ERASED, [since]);
  const { rows: withdrawn } = await tx.query<{ id: string }>(WITHDRAWN, [since]);
  return { accounts, guests, erased, withdrawn: withdrawn.map(({ id }) => id) };
}

/**
 * Asks again for the erasures of people whom an older backup brings back; a job carries them out. Withdrawn erasures
 * stay withdrawn. A backup from before these tables isn't changed.
 */
export async function replayErasures(tx: SqlTransaction, known: Erasures): Promise<void> {
  const { accounts, erased, guests, withdrawn } = known;
  if (await tableExists(tx, 'account_erasures')) {
    // a block that came with the erasure ends with it, as when staff withdraw the erasure
    await tx.query(
      `with ended as (
         delete from account_erasures where user_id = any($1) returning user_id, blocks
       )
       update account_blocks set ended_at = now(), ended_by = $2
       where ended_at is null and user_id in (select user_id from ended where blocks)`,
      [withdrawn, BY_SERVER],
    );
    await tx.query(
      `insert into account_erasures select e.* from jsonb_populate_recordset(null::account_erasures, $1::jsonb) e
       where user_id in (select id from users) on conflict do nothing`,
      [JSON.stringify(accounts)],
    );
  }
  if (!(await tableExists(tx, 'guest_erasures'))) return;
  await tx.query('delete from guest_erasures where guest_id = any($1)', [withdrawn]);
  await tx.query(
    `insert into guest_erasures select e.* from jsonb_populate_recordset(null::guest_erasures, $1::jsonb) e
     where guest_id in (select id from guests) on conflict do nothing`,
    [JSON.stringify(guests)],
  );
  await tx.query(
    `insert into guest_erasures (guest_id, asked_at, due_at, by_user_id, insists)
     select distinct on (g.id) g.id, e.at, e.at, e.by, e.insists
     from jsonb_to_recordset($1::jsonb) as e(id text, at timestamptz, by text, insists boolean)
       left join bookings b on b.id = e.id and b.uid is null
       join guests g on g.id = coalesce(b.guest_id, e.id)
     order by g.id, e.at desc
     on conflict (guest_id) do update
       set asked_at = excluded.asked_at, due_at = excluded.due_at, insists = excluded.insists`,
    [JSON.stringify(erased)],
  );
}

/** Customers without an account who are due to be erased. */
export async function dueGuestErasures(db: SqlExecutor, now: Date): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    'select count(*) as n from guest_erasures where due_at <= $1',
    [now],
  );
  return Number(rows[0]?.n ?? 0);
}
