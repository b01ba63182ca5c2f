import { consumeCode } from '../codes/code-store.ts';
import type { Answer, Call, Deps } from '../deps.ts';
import { requireEmail } from '../email-address.ts';
import { requireText } from '../fields.ts';
import { ProtocolError } from '../protocol-error.ts';
import { newUserId } from '../secrets.ts';
import {
  lockSignedIn,
  requireRecent,
  requireSignedIn,
  type SignedIn,
} from '../sessions/authenticate.ts';
import { openSession } from '../sessions/session-store.ts';
import type { SqlExecutor } from '../sql.ts';
import { federatedOf } from '../users/federated-store.ts';
import { findUserByEmail, insertUser, lockUser, proved, updateUser } from '../users/user-store.ts';
import type { User } from '../users/user.ts';
import { proveMailbox } from './prove-mailbox.ts';

/**
 * Signs in by a link out of a mail, creating the account if there is none; with `idToken` the
 * address is added to the signed-in account.
 * Errors: MISSING_EMAIL, INVALID_EMAIL (also when it is not the link's), MISSING_OOB_CODE,
 * INVALID_OOB_CODE, EXPIRED_OOB_CODE, USER_DISABLED, EMAIL_EXISTS,
 * CREDENTIAL_TOO_OLD_LOGIN_AGAIN, OPERATION_NOT_ALLOWED (the account has another address).
 */
export async function signInWithEmailLink(deps: Deps, call: Call): Promise<Answer> {
  const email = requireEmail(call.body['email']);
  const secret = requireText(call.body, 'oobCode', 'MISSING_OOB_CODE', 'INVALID_OOB_CODE', 256);
  const linkTo = call.body['idToken'] ? await requireSignedIn(deps, call.body) : undefined;
  if (linkTo) requireRecent(deps, linkTo.session);
  const now = deps.clock.now();
  const { user, isNewUser, session, federated } = await deps.db.transaction(async (tx) => {
    const code = await consumeCode(tx, secret, now);
    if (code.requestType !== 'EMAIL_SIGNIN') throw new ProtocolError('INVALID_OOB_CODE');
    if (code.email !== email) {
      throw new ProtocolError(
        'INVALID_EMAIL : The email provided does not match the sign-in email address.',
      );
    }
    const found = await settle(tx, email, linkTo, now);
    const facts = { provider: 'password', authTime: now, userAgent: call.userAgent };
    const session = await openSession(tx, found.user.id, facts, now);
    return { ...found, session, federated: await federatedOf(tx, found.user.id) };
  });
  const type = isNewUser ? 'account-created' : 'signed-in';
  deps.emit({ type, uid: user.id, provider: 'password' });
  return {
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    email,
    localId: user.id,
    isNewUser,
    ...(await deps.idTokens.bundle(user, federated, session)),
  };
}

async function settle(
  tx: SqlExecutor,
  email: string,
  linkTo: SignedIn | undefined,
  now: Date,
): Promise<{ user: User; isNewUser: boolean }> {
  const signedIn = { emailLink: true, ...proved(now), lastLoginAt: now, lastRefreshAt: now };
  const owner = await findUserByEmail(tx, email);
  if (linkTo) {
    const user = await lockSignedIn(tx, linkTo);
    if (owner && owner.id !== user.id) throw new ProtocolError('EMAIL_EXISTS');
    if (user.email !== null && user.email !== email) {
      throw new ProtocolError('OPERATION_NOT_ALLOWED : The account has another address.');
    }
    return { user: await updateUser(tx, user, { ...signedIn, email }), isNewUser: false };
  }
  if (!owner) {
    const fields = { ...signedIn, email, validSince: now, createdAt: now };
    const user = await insertUser(tx, newUserId(), fields);
    if (!user) throw new ProtocolError('EMAIL_EXISTS');
    return { user, isNewUser: true };
  }
  const user = await lockUser(tx, owner.id);
  if (!user) throw new ProtocolError('USER_NOT_FOUND');
  if (user.disabled) throw new ProtocolError('USER_DISABLED');
  const patch = { ...(await proveMailbox(tx, user, now)), ...signedIn };
  return { user: await updateUser(tx, user, patch), isNewUser: false };
}
