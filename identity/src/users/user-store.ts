import { firstRow, type SqlExecutor } from '../sql.ts';

export interface User {
  readonly id: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /**
   * The time when the address was verified; null if it isn't verified, or if it was verified before times were stored.
   */
  readonly emailVerifiedAt: Date | null;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  readonly passwordHash: string | null;
  readonly passwordUpdatedAt: Date | null;
  readonly disabled: boolean;
  /** ID tokens that were issued before this time are refused. */
  readonly validSince: Date | null;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  readonly lastRefreshAt: Date | null;
}

export interface Federated {
  readonly providerId: string;
  readonly rawId: string;
  readonly userId: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
}

const COLUMN = {
  email: 'email',
  emailVerified: 'email_verified',
  emailVerifiedAt: 'email_verified_at',
  displayName: 'display_name',
  photoUrl: 'photo_url',
  passwordHash: 'password_hash',
  passwordUpdatedAt: 'password_updated_at',
  disabled: 'disabled',
  validSince: 'valid_since',
  createdAt: 'created_at',
  lastLoginAt: 'last_login_at',
  lastRefreshAt: 'last_refresh_at',
} as const satisfies Record<Exclude<keyof User, 'id'>, string>;

type Column = keyof typeof COLUMN;
export type UserPatch = { -readonly [K in Column]?: User[K] };

/**
 * The changes that mark the address as verified from `now` on, because the reader of its emails controls the account.
 */
export function proved(now: Date): UserPatch {
  return { emailVerified: true, emailVerifiedAt: now };
}

/** The columns of a user; `alias` names the table in a join. */
export function userColumns(alias = 'identity_users'): string {
  const named = Object.entries(COLUMN).map(([name, column]) => `${alias}.${column} as "${name}"`);
  return [`${alias}.id as "id"`, ...named].join(', ');
}

const SELECT = `select ${userColumns()} from identity_users`;

function entries(patch: UserPatch): [Column, unknown][] {
  return (Object.keys(COLUMN) as Column[])
    .filter((name) => patch[name] !== undefined)
    .map((name) => [name, patch[name]]);
}

export function findUserById(on: SqlExecutor, id: string): Promise<User | undefined> {
  return firstRow<User>(on, `${SELECT} where id = $1`, [id]);
}

/** Reads a user and locks the row until the transaction ends. */
export function lockUser(tx: SqlExecutor, id: string): Promise<User | undefined> {
  return firstRow<User>(tx, `${SELECT} where id = $1 for update`, [id]);
}

/** @param email The address in its stored (folded) form */
export function findUserByEmail(on: SqlExecutor, email: string): Promise<User | undefined> {
  return firstRow<User>(on, `${SELECT} where email = $1`, [email]);
}

/** Inserts a user and returns it; undefined if another account already has the email address. */
export function insertUser(
  on: SqlExecutor,
  id: string,
  fields: UserPatch,
): Promise<User | undefined> {
  const given = entries(fields);
  const columns = ['id', ...given.map(([name]) => COLUMN[name])].join(', ');
  const places = ['$1', ...given.map((_, index) => `$${index + 2}`)].join(', ');
  return firstRow<User>(
    on,
    `insert into identity_users (${columns}) values (${places})
     on conflict (email) do nothing returning ${userColumns()}`,
    [id, ...given.map(([, value]) => value)],
  );
}

/** Updates a user and returns the new state. Throws if another account has the new email address. */
export async function updateUser(on: SqlExecutor, user: User, patch: UserPatch): Promise<User> {
  const given = entries(patch);
  if (given.length === 0) return user;
  const sets = given.map(([name], index) => `${COLUMN[name]} = $${index + 2}`).join(', ');
  const changed = await firstRow<User>(
    on,
    `update identity_users set ${sets} where id = $1 returning ${userColumns()}`,
    [user.id, ...given.map(([, value]) => value)],
  );
  if (!changed) throw new Error('the user disappeared while it was being changed');
  return changed;
}

/** Disables or enables a user. Returns false if there is no such user. */
export async function setDisabled(
  on: SqlExecutor,
  id: string,
  disabled: boolean,
): Promise<boolean> {
  const changed = await on.query('update identity_users set disabled = $2 where id = $1', [
    id,
    disabled,
  ]);
  return changed.rowCount > 0;
}

/** Deletes a user together with the user's sessions, codes and links (foreign keys cascade). */
export async function deleteUserRow(on: SqlExecutor, id: string): Promise<boolean> {
  return (await on.query('delete from identity_users where id = $1', [id])).rowCount > 0;
}
