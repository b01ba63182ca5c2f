import { voidAllCodes } from '../../codes/code-store.ts';
import { endSessions } from '../../sessions/session-store.ts';
import type { SqlExecutor } from '../../sql.ts';
import { deleteAllFederated } from '../../users/federated-store.ts';
import { proved, type UserPatch } from '../../users/user-store.ts';
import type { User } from '../../users/user.ts';

/**
 * Someone proved to own the address of an account. If nobody had before, the account may have been
 * opened by another in the owner's name: its password, links, sessions and codes go, those included
 * that would undo a change of address.
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

/** Closes every way into an account: sessions, outside accounts and, by the patch, the password. */
export async function endAccess(tx: SqlExecutor, user: User, now: Date): Promise<UserPatch> {
  await deleteAllFederated(tx, user.id);
  await endSessions(tx, user.id);
  return { passwordHash: null, passwordUpdatedAt: null, validSince: now };
}
