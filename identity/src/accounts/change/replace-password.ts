import { mailPasswordChanged } from '../../codes/action-mail.ts';
import { voidCodes } from '../../codes/code-store.ts';
import type { Call, Deps } from '../../deps.ts';
import {
  endSessions,
  openSession,
  type OpenedSession,
  type Session,
} from '../../sessions/session-store.ts';
import type { SqlExecutor } from '../../sql.ts';
import { federatedOf } from '../../users/federated-store.ts';
import { updateUser, type UserPatch, type Federated, type User } from '../../users/user-store.ts';

interface Replacement {
  readonly user: User;
  readonly session: Session;
  readonly passwordHash: string;
  readonly patch?: UserPatch;
}

/**
 * Replaces the password of an account: voids its codes, ends all sessions, opens a new one for the caller, and notifies
 * the owner by email.
 */
export async function replacePassword(
  deps: Deps,
  tx: SqlExecutor,
  call: Call,
  wanted: Replacement,
): Promise<{ user: User; federated: Federated[]; session: OpenedSession }> {
  const now = deps.clock.now();
  const before = wanted.user;
  await voidCodes(tx, before.id);
  const user = await updateUser(tx, before, {
    ...wanted.patch,
    passwordHash: wanted.passwordHash,
    passwordUpdatedAt: now,
    validSince: now,
    lastRefreshAt: now,
  });
  await mailPasswordChanged(deps, tx, user, call.locale);
  await endSessions(tx, user.id);
  const facts = {
    provider: wanted.session.provider,
    authTime: wanted.session.authTime,
    userAgent: call.userAgent,
    network: call.network,
  };
  const session = await openSession(tx, user.id, facts, now);
  return { user, federated: await federatedOf(tx, user.id), session };
}
