import type { SqlExecutor } from '../../../db/database.ts';

/**
 * Saves the former address of an account. The statements of this module run in transactions of the identity service.
 */

const NOTE_FORMER = `
  insert into former_addresses (uid, email_key, left_at)
  select id, email_key, $3 from users where id = $1 and email_key <> $2
  on conflict (uid, email_key) do update set left_at = excluded.left_at`;

/** Changes the address at once, so that emails go to the new one even before the person uses the product again. */
const MOVE_USER = `
  update users set email = $2, email_key = $3, email_proved_at = $4 where id = $1`;

export async function moveUserRaw(
  tx: SqlExecutor,
  { at, email, emailKey, uid }: { uid: string; email: string; emailKey: string; at: Date },
): Promise<void> {
  await tx.query(NOTE_FORMER, [uid, emailKey, at]);
  await tx.query(MOVE_USER, [uid, email, emailKey, at]);
}

const MARK_DELETED = `
  insert into deleted_users (id, deleted_at, identity_deleted_at) values ($1, $2, $2)
  on conflict (id) do update set identity_deleted_at = excluded.identity_deleted_at`;

export async function markDeletedRaw(tx: SqlExecutor, uid: string, at: Date): Promise<void> {
  await tx.query(MARK_DELETED, [uid, at]);
}
