import { mailCode, mailPasswordChanged } from '../codes/action-mail.ts';
import { voidCodes } from '../codes/code-store.ts';
import type { Call, Deps } from '../deps.ts';
import { ProtocolError } from '../protocol-error.ts';
import {
  endSessions,
  openSession,
  type OpenedSession,
  type Session,
} from '../sessions/session-store.ts';
import { isUniqueViolation, type SqlExecutor } from '../sql.ts';
import { federatedOf } from '../users/federated-store.ts';
import { findUserByEmail, proved, updateUser, type UserPatch } from '../users/user-store.ts';
import type { Federated, User } from '../users/user.ts';

interface Replacement {
  readonly user: User;
  readonly session: Session;
  readonly email?: string | undefined;
  readonly passwordHash?: string | undefined;
  readonly patch?: UserPatch;
}

/**
 * Gives an account another e-mail address or password: voids its codes, ends every session,
 * opens a new one for the caller and tells the owner by mail. Errors: EMAIL_EXISTS.
 */
export async function replaceCredentials(
  deps: Deps,
  tx: SqlExecutor,
  call: Call,
  wanted: Replacement,
): Promise<{ user: User; federated: Federated[]; session: OpenedSession }> {
  const now = deps.clock.now();
  const before = wanted.user;
  const patch: UserPatch = { ...wanted.patch, validSince: now, lastRefreshAt: now };
  if (wanted.passwordHash !== undefined) {
    patch.passwordHash = wanted.passwordHash;
    patch.passwordUpdatedAt = now;
  }
  await voidCodes(tx, before.id);
  const user =
    wanted.email === undefined || wanted.email === before.email
      ? await updateUser(tx, before, patch)
      : await moveToAddress(deps, tx, before, {
          email: wanted.email,
          verified: false,
          patch,
          call,
        });
  if (wanted.passwordHash !== undefined) await mailPasswordChanged(deps, tx, user);
  await endSessions(tx, user.id);
  const facts = {
    provider: wanted.session.provider,
    authTime: wanted.session.authTime,
    userAgent: call.userAgent,
  };
  const session = await openSession(tx, user.id, facts, now);
  return { user, federated: await federatedOf(tx, user.id), session };
}

interface Move {
  readonly email: string;
  /** Has the owner proved the new address? */
  readonly verified: boolean;
  readonly patch: UserPatch;
  readonly call: Call;
}

/**
 * Changes the e-mail address. A proven old address gets a mail that can undo the change; an
 * unproven one does not, since it may belong to somebody else. Errors: EMAIL_EXISTS.
 */
export async function moveToAddress(
  deps: Deps,
  tx: SqlExecutor,
  user: User,
  move: Move,
): Promise<User> {
  if (await findUserByEmail(tx, move.email)) throw new ProtocolError('EMAIL_EXISTS');
  const proof = move.verified
    ? proved(deps.clock.now())
    : { emailVerified: false, emailVerifiedAt: null };
  const patch = { ...move.patch, ...proof, email: move.email };
  const moved = await updateUser(tx, user, patch).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new ProtocolError('EMAIL_EXISTS');
    throw error;
  });
  if (user.email !== null && user.emailVerified) {
    await mailCode(deps, tx, {
      requestType: 'RECOVER_EMAIL',
      userId: user.id,
      email: user.email,
      newEmail: move.email,
      displayName: moved.displayName,
      locale: move.call.locale,
    });
  }
  return moved;
}
