import { BY_SERVER } from '@wayfarer/contract';
import type { SqlTransaction } from '../../db/database.ts';
import { tableExists } from './catalogue.ts';

/** Access that people lost since a backup, read from the database before it is replaced by the backup. */
interface LostAccess {
  blocks: Record<string, unknown>[];
  addresses: Record<string, unknown>[];
  /** The key with which the digests of addresses are made. */
  digestKey: string | null;
  /** Users who left the team and haven't rejoined. */
  left: string[];
}

const LEFT = `
  select distinct subject_id as id from audit_log
  where at > $1 and (action = 'staff_removed' or (action = 'role_changed' and detail->>'to' = 'traveller'))
    and not exists (select from staff_members m where m.user_id = subject_id)
    and not exists (select from users u where u.id = subject_id and u.role = 'administrator')`;

const DIGEST_KEY = `select value from app_settings where name = 'address-digest-key'`;

/** To be read before the backup replaces the database. */
export async function knownLostAccess(tx: SqlTransaction, since: Date): Promise<LostAccess> {
  const has = (table: string) => tableExists(tx, table);
  const rowsOf = async <Row>(text: string, params = [since]) =>
    (await tx.query<Row>(text, params)).rows;
  const blocks = (await has('account_blocks'))
    ? await rowsOf<{ row: Record<string, unknown> }>(
        'select to_jsonb(b) as row from account_blocks b where ended_at is null and at > $1',
      )
    : [];
  const addresses = (await has('blocked_addresses'))
    ? await rowsOf<{ row: Record<string, unknown> }>(
        'select to_jsonb(a) as row from blocked_addresses a where at > $1',
      )
    : [];
  const [key] = (await has('app_settings')) ? await rowsOf<{ value: string }>(DIGEST_KEY, []) : [];
  const hasTeam = (await has('audit_log')) && (await has('staff_members'));
  const left = hasTeam ? await rowsOf<{ id: string }>(LEFT) : [];
  return {
    blocks: blocks.map(({ row }) => row),
    addresses: addresses.map(({ row }) => row),
    digestKey: key?.value ?? null,
    left: left.map(({ id }) => id),
  };
}

/**
 * Withdraws the access that an older backup would give back: blocked people stay blocked, and people who left the team
 * stay outside. At least one owner always stays.
 */
export async function replayLostAccess(tx: SqlTransaction, lost: LostAccess): Promise<void> {
  const { addresses, blocks, digestKey, left } = lost;
  if (blocks.length > 0 && (await tableExists(tx, 'account_blocks'))) {
    await tx.query(
      `insert into account_blocks (id, user_id, reason, at, by_user_id)
       select id, user_id, reason, at, by_user_id from jsonb_to_recordset($1::jsonb)
         as b(id text, user_id text, reason text, at timestamptz, by_user_id text)
       where user_id in (select id from users)
         and user_id not in (select user_id from account_blocks where ended_at is null)
       on conflict (id) do update set ended_at = null, ended_by = null`,
      [JSON.stringify(blocks)],
    );
  }
  if (addresses.length > 0 && (await tableExists(tx, 'blocked_addresses'))) {
    // digests of another key wouldn't match anything
    await tx.query(
      `insert into blocked_addresses (address_digest, user_id, at, by_user_id)
       select address_digest, user_id, at, by_user_id from jsonb_to_recordset($1::jsonb)
         as a(address_digest text, user_id text, at timestamptz, by_user_id text)
       where $2 = (${DIGEST_KEY})
       on conflict do nothing`,
      [JSON.stringify(addresses), digestKey],
    );
  }
  if (left.length > 0 && (await tableExists(tx, 'staff_members'))) await replayLeft(tx, left);
}

async function replayLeft(tx: SqlTransaction, left: readonly string[]): Promise<void> {
  await tx.query(
    `with gone as (
       delete from staff_members where user_id = any($1) returning user_id as id
     ), demoted as (
       update users set role = 'traveller'
       where id = any($1) and role = 'administrator'
         and exists (select from users u where u.role = 'administrator' and u.id <> all($1))
       returning id
     )
     insert into audit_log (id, at, by_user_id, action, subject_id, detail)
     select gen_random_uuid()::text, now(), $2, 'staff_removed', id, '{"after": "restore"}'
     from (select id from gone union select id from demoted) as both_of`,
    [left, BY_SERVER],
  );
  if (!(await tableExists(tx, 'staff_invitations'))) return;
  await tx.query(
    'delete from staff_invitations where email_key in (select email_key from users where id = any($1))',
    [left],
  );
}
