import { firstRow, type SqlExecutor } from '../sql.ts';
import { userColumns, type Federated, type User } from './user-store.ts';

/** The external accounts linked to a user. */
export async function federatedOf(on: SqlExecutor, userId: string): Promise<Federated[]> {
  const { rows } = await on.query<Federated>(
    `select provider_id as "providerId", raw_id as "rawId", user_id as "userId", email,
            display_name as "displayName", photo_url as "photoUrl"
     from identity_federated where user_id = $1 order by provider_id, raw_id`,
    [userId],
  );
  return rows;
}

/** The user of an external account, locked until the transaction ends. */
export function findUserByFederated(
  tx: SqlExecutor,
  providerId: string,
  rawId: string,
): Promise<User | undefined> {
  return firstRow<User>(
    tx,
    `select ${userColumns('u')} from identity_federated f join identity_users u on u.id = f.user_id
     where f.provider_id = $1 and f.raw_id = $2 for update of u`,
    [providerId, rawId],
  );
}

/** Links an external account, or refreshes its profile. */
export async function saveFederated(tx: SqlExecutor, link: Federated, now: Date): Promise<void> {
  await tx.query(
    `insert into identity_federated
       (provider_id, raw_id, user_id, email, display_name, photo_url, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (provider_id, raw_id) do update
       set email = excluded.email, display_name = excluded.display_name,
           photo_url = excluded.photo_url`,
    [link.providerId, link.rawId, link.userId, link.email, link.displayName, link.photoUrl, now],
  );
}

/** Unlinks every external account of a user. */
export async function deleteAllFederated(tx: SqlExecutor, userId: string): Promise<void> {
  await tx.query('delete from identity_federated where user_id = $1', [userId]);
}

/** Unlinks one provider. */
export async function deleteFederated(
  tx: SqlExecutor,
  userId: string,
  providerId: string,
): Promise<void> {
  await tx.query('delete from identity_federated where user_id = $1 and provider_id = $2', [
    userId,
    providerId,
  ]);
}

/** Unlinks external accounts with an email address other than the given one. */
export async function deleteForeignFederated(
  tx: SqlExecutor,
  userId: string,
  email: string,
): Promise<void> {
  await tx.query(
    'delete from identity_federated where user_id = $1 and email is distinct from $2',
    [userId, email],
  );
}
