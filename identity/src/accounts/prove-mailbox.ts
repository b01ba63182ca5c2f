import { voidAllCodes } from '../codes/code-store.ts';
import { endSessions } from '../sessions/session-store.ts';
import type { SqlExecutor } from '../sql.ts';
import { deleteAllFederated } from '../users/federated-store.ts';
import { proved, type UserPatch } from '../users/user-store.ts';
import type { User } from '../users/user.ts';

/**
 * Someone proved to own the address of an account. If nobody had before, the account may have been
 * opened by another in the owner's name: its password, links, codes and sessions go.
 */
export async function proveMailbox(tx: SqlExecutor, user: User, now: Date): Promise<UserPatch> {
  if (user.emailVerified) return {};
  await deleteAllFederated(tx, user.id);
  await voidAllCodes(tx, user.id);
  await endSessions(tx, user.id);
  return {
    passwordHash: null,
    passwordUpdatedAt: null,
    displayName: null,
    photoUrl: null,
    ...proved(now),
    validSince: now,
  };
}
