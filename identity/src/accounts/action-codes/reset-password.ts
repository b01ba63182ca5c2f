import { mailPasswordChanged } from '../../codes/action-mail.ts';
import { consumeCode, inspectCode, voidCodes, type Code } from '../../codes/code-store.ts';
import type { Answer, Call, Deps } from '../../deps.ts';
import { requireText } from '../../protocol/fields.ts';
import { requireNewPassword } from '../../passwords/policy.ts';
import { ProtocolError } from '../../protocol/protocol-error.ts';
import { endSessions } from '../../sessions/session-store.ts';
import type { SqlExecutor } from '../../sql.ts';
import { deleteForeignFederated } from '../../users/federated-store.ts';
import { lockUser, updateUser } from '../../users/user-store.ts';
import { markEmailVerified } from './mark-email-verified.ts';

/**
 * Returns the purpose of a code, or sets a new password with it. Errors: MISSING_OOB_CODE, INVALID_OOB_CODE,
 * EXPIRED_OOB_CODE, USER_DISABLED, TOO_MANY_ATTEMPTS_TRY_LATER, RESOURCE_EXHAUSTED, and those of the password policy,
 * after which the code can still be used.
 */
export async function resetPassword(deps: Deps, call: Call): Promise<Answer> {
  const secret = requireText(call.body, 'oobCode', 'MISSING_OOB_CODE', 'INVALID_OOB_CODE', 256);
  await deps.budgets.spend(deps.db, 'code', { network: call.network });
  const code = await inspectCode(deps.db, secret, deps.clock.now());
  if (call.body['newPassword']) {
    if (code.requestType !== 'PASSWORD_RESET' || code.userId === null) {
      throw new ProtocolError('INVALID_OOB_CODE');
    }
    const password = requireNewPassword(call.body, 'newPassword');
    const passwordHash = await deps.hasher.hash(call.network, password);
    const uid = await deps.db.transaction((tx) =>
      write(deps, tx, call.locale, { secret, passwordHash }),
    );
    deps.emit({ type: 'password-changed', uid });
  }
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: code.requestType,
    email: code.email,
    newEmail: code.newEmail ?? undefined,
  };
}

/**
 * Sets the new password. The holder of the code owns the mailbox and is recovering the account. So sessions, other
 * codes, and external accounts with another address are removed. External accounts with the same address belong to the
 * same mailbox and stay, but only if the address was verified before.
 */
async function write(
  deps: Deps,
  tx: SqlExecutor,
  locale: string,
  { passwordHash, secret }: { secret: string; passwordHash: string },
): Promise<string> {
  const now = deps.clock.now();
  const code: Code = await consumeCode(tx, secret, now);
  const user = code.userId === null ? undefined : await lockUser(tx, code.userId);
  if (!user || user.email !== code.email) throw new ProtocolError('INVALID_OOB_CODE');
  if (user.disabled) throw new ProtocolError('USER_DISABLED');
  const proof = await markEmailVerified(tx, user, now);
  await updateUser(tx, user, {
    ...proof,
    passwordHash,
    passwordUpdatedAt: now,
    validSince: now,
  });
  await deleteForeignFederated(tx, user.id, code.email);
  await endSessions(tx, user.id);
  await voidCodes(tx, user.id);
  await deps.lockOut.clear(tx, code.email);
  await mailPasswordChanged(deps, tx, user, locale);
  return user.id;
}
