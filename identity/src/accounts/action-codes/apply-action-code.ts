import {
  consumeCode,
  issueCode,
  voidAllCodes,
  voidCodes,
  type Code,
} from '../../codes/code-store.ts';
import type { Answer, Call, Deps } from '../../deps.ts';
import { requireText } from '../../protocol/fields.ts';
import { ProtocolError } from '../../protocol/protocol-error.ts';
import { lockSignedIn, requireSignedIn, type SignedIn } from '../../sessions/authenticate.ts';
import { endSessions } from '../../sessions/session-store.ts';
import type { SqlExecutor } from '../../sql.ts';
import { federatedOf } from '../../users/federated-store.ts';
import { profileOf } from '../../users/present-account.ts';
import { lockUser, proved, updateUser, type UserPatch, type User } from '../../users/user-store.ts';
import { moveToAddress } from '../change/move-to-address.ts';
import { endAccess } from './mark-email-verified.ts';

interface Work {
  readonly call: Call;
  readonly code: Code;
  readonly user: User;
  /** True if every way to sign in that was set up without access to the mailbox must be removed. */
  readonly endsAccess: boolean;
}

/**
 * Verifies an address, changes it, or undoes a change, using a code from an email. The code proves control of the
 * mailbox. An `idToken` of the same account (the SDK sends none) proves that the reader of the email also set up the
 * account, so password and links stay. They also stay if the address to verify was verified before. Otherwise, and
 * after every undo, they are removed, and the response has a `passwordResetCode` (our own extension). Errors:
 * INVALID_OOB_CODE, EXPIRED_OOB_CODE, EMAIL_EXISTS, USER_DISABLED, those of the ID token; INVALID_ID_TOKEN also for
 * the token of another account.
 */
export async function applyActionCode(deps: Deps, call: Call): Promise<Answer> {
  const secret = requireText(call.body, 'oobCode', 'MISSING_OOB_CODE', 'INVALID_OOB_CODE', 256);
  const reader = call.body['idToken'] ? await requireSignedIn(deps, call.body) : undefined;
  const now = deps.clock.now();
  const { user, federated, code, resetCode } = await deps.db.transaction(async (tx) => {
    const code = await consumeCode(tx, secret, now);
    const before = code.userId === null ? undefined : await lockUser(tx, code.userId);
    if (!before) throw new ProtocolError('INVALID_OOB_CODE');
    if (before.disabled) throw new ProtocolError('USER_DISABLED');
    const endsAccess = !(await keepsAccess(tx, code, before, reader));
    const user = await apply(deps, tx, { call, code, user: before, endsAccess }, now);
    const resetCode = endsAccess ? await passwordResetCode(tx, user, now) : undefined;
    return { user, code, resetCode, federated: await federatedOf(tx, user.id) };
  });
  const type = code.requestType === 'VERIFY_EMAIL' ? 'email-verified' : 'email-changed';
  deps.emit({ type, uid: user.id });
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...profileOf(user, federated),
    newEmail: code.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? code.newEmail : undefined,
    passwordResetCode: resetCode,
  };
}

/**
 * True if the existing password and links stay: if the caller is signed in, or if the address to verify was verified
 * before. They never stay if a change is undone, because undoing is for people who are locked out.
 */
async function keepsAccess(
  tx: SqlExecutor,
  code: Code,
  user: User,
  reader: SignedIn | undefined,
): Promise<boolean> {
  if (code.requestType === 'RECOVER_EMAIL') return false;
  if (code.requestType === 'VERIFY_EMAIL' && user.emailVerified) return true;
  if (!reader) return false;
  if (reader.user.id !== user.id) throw new ProtocolError('INVALID_ID_TOKEN');
  await lockSignedIn(tx, reader);
  return true;
}

async function apply(deps: Deps, tx: SqlExecutor, work: Work, now: Date): Promise<User> {
  const { call, code, user } = work;
  if (code.requestType === 'PASSWORD_RESET') throw new ProtocolError('INVALID_OOB_CODE');
  // The address may have changed since the email was sent.
  const isStale = code.requestType !== 'RECOVER_EMAIL' && user.email !== code.email;
  if (isStale) throw new ProtocolError('INVALID_OOB_CODE');
  const patch: UserPatch = work.endsAccess ? await endAccess(tx, user, now) : {};
  if (code.requestType === 'VERIFY_EMAIL') {
    if (user.emailVerified) return user;
    await voidAllCodes(tx, user.id);
    return updateUser(tx, user, { ...patch, ...proved(now) });
  }
  if (code.requestType === 'RECOVER_EMAIL') {
    await voidAllCodes(tx, user.id);
    if (user.email === code.email) return updateUser(tx, user, { ...patch, ...proved(now) });
    // The account is treated as unverified, so that no email goes to the address that was just removed, which may be a
    // thief's.
    const unheard = { ...user, emailVerified: false };
    return moveToAddress(deps, tx, unheard, { email: code.email, patch, call });
  }
  if (code.newEmail === null) throw new ProtocolError('INVALID_OOB_CODE');
  await (user.emailVerified ? voidCodes : voidAllCodes)(tx, user.id);
  await endSessions(tx, user.id);
  const moved = { ...patch, validSince: now };
  return moveToAddress(deps, tx, user, { email: code.newEmail, patch: moved, call });
}

async function passwordResetCode(tx: SqlExecutor, user: User, now: Date): Promise<string> {
  if (user.email === null) throw new ProtocolError('INVALID_OOB_CODE');
  const code = {
    requestType: 'PASSWORD_RESET',
    userId: user.id,
    email: user.email,
    newEmail: null,
  } as const;
  return (await issueCode(tx, code, now)).secret;
}
