import { voidAllCodes } from '../../codes/code-store.ts';
import { endSessions } from '../../sessions/session-store.ts';
import type { SqlExecutor } from '../../sql.ts';
import { deleteAllFederated } from '../../users/federated-store.ts';
import { proved, type UserPatch, type User } from '../../users/user-store.ts';

/**
 * Marks an address as verified after a person proved that they own it. If the address was not verified before, someone
 * else may have created the account in the owner's name. So its password, links, sessions and codes are removed,
 * including codes that undo a change of address.
 */
export async function markEmailVerified(
  tx: SqlExecutor,
  user: User,
  now: Date,
): Promise<UserPatch> {
  if (user.emailVerified) return {};
  await voidAllCodes(tx, user.id);
  return { ...(await endAccess(tx, user, now)), ...proved(now) };
}

/**
 * Closes all ways into an account: ends sessions, unlinks external accounts, and removes the password through the
 * returned patch.
 */
export async function endAccess(tx: SqlExecutor, user: User, now: Date): Promise<UserPatch> {
  await deleteAllFederated(tx, user.id);
  await endSessions(tx, user.id);
  return { passwordHash: null, passwordUpdatedAt: null, validSince: now };
}
