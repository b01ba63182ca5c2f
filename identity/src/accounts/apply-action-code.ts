import { consumeCode, voidAllCodes, voidCodes, type Code } from '../codes/code-store.ts';
import type { Answer, Call, Deps } from '../deps.ts';
import { requireText } from '../fields.ts';
import { ProtocolError } from '../protocol-error.ts';
import { endSessions } from '../sessions/session-store.ts';
import type { SqlExecutor } from '../sql.ts';
import { federatedOf } from '../users/federated-store.ts';
import { profileOf } from '../users/present-account.ts';
import { lockUser, proved, updateUser } from '../users/user-store.ts';
import type { User } from '../users/user.ts';
import { moveToAddress } from './replace-credentials.ts';

/**
 * Verifies an address, changes it, or undoes a change, by a code out of a mail.
 * Errors: INVALID_OOB_CODE, EXPIRED_OOB_CODE, EMAIL_EXISTS, USER_DISABLED.
 */
export async function applyActionCode(deps: Deps, call: Call): Promise<Answer> {
  const secret = requireText(call.body, 'oobCode', 'MISSING_OOB_CODE', 'INVALID_OOB_CODE', 256);
  const { user, federated, code } = await deps.db.transaction(async (tx) => {
    const code = await consumeCode(tx, secret, deps.clock.now());
    const before = code.userId === null ? undefined : await lockUser(tx, code.userId);
    if (!before) throw new ProtocolError('INVALID_OOB_CODE');
    if (before.disabled) throw new ProtocolError('USER_DISABLED');
    const user = await apply(deps, tx, call, before, code);
    return { user, code, federated: await federatedOf(tx, user.id) };
  });
  const type = code.requestType === 'VERIFY_EMAIL' ? 'email-verified' : 'email-changed';
  deps.emit({ type, uid: user.id });
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...profileOf(user, federated),
    newEmail: code.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? code.newEmail : undefined,
  };
}

async function apply(
  deps: Deps,
  tx: SqlExecutor,
  call: Call,
  user: User,
  code: Code,
): Promise<User> {
  const validSince = deps.clock.now();
  switch (code.requestType) {
    case 'VERIFY_EMAIL':
      // The address may have changed since the mail was sent.
      if (user.email !== code.email) throw new ProtocolError('INVALID_OOB_CODE');
      return user.emailVerified ? user : updateUser(tx, user, proved(validSince));
    case 'VERIFY_AND_CHANGE_EMAIL': {
      if (code.newEmail === null || user.email !== code.email) {
        throw new ProtocolError('INVALID_OOB_CODE');
      }
      await voidCodes(tx, user.id);
      await endSessions(tx, user.id);
      const move = { email: code.newEmail, verified: true, patch: { validSince }, call };
      return moveToAddress(deps, tx, user, move);
    }
    case 'RECOVER_EMAIL': {
      await voidAllCodes(tx, user.id);
      await endSessions(tx, user.id);
      if (user.email === code.email) return updateUser(tx, user, proved(validSince));
      // The address that was just removed is not told: it may be the thief's.
      const move = { email: code.email, verified: true, patch: { validSince }, call };
      return moveToAddress(deps, tx, { ...user, emailVerified: false }, move);
    }
    case 'PASSWORD_RESET':
    case 'EMAIL_SIGNIN':
      throw new ProtocolError('INVALID_OOB_CODE');
  }
}
