import type { Answer, Call, Deps } from '../../deps.ts';
import { requireEmail } from '../../protocol/email-address.ts';
import { requireNewPassword } from '../../passwords/policy.ts';
import { readDisplayName } from '../../protocol/profile-fields.ts';
import { ProtocolError } from '../../protocol/protocol-error.ts';
import { newUserId } from '../../secrets.ts';
import { openSession } from '../../sessions/session-store.ts';
import { findUserByEmail, insertUser } from '../../users/user-store.ts';
import { addPassword } from '../change/add-password.ts';

/**
 * Creates an account with email and password, or (with `idToken`) adds a password to an account. Errors:
 * ADMIN_ONLY_OPERATION (anonymous accounts are off), MISSING_EMAIL, INVALID_EMAIL, MISSING_PASSWORD, those of the
 * password policy, EMAIL_EXISTS, `UNEXPECTED_PARAMETER : User ID`, TOO_MANY_ATTEMPTS_TRY_LATER, RESOURCE_EXHAUSTED;
 * with `idToken` those of addPassword.
 */
export async function signUp(deps: Deps, call: Call): Promise<Answer> {
  const { body } = call;
  if (body['localId'] !== undefined) throw new ProtocolError('UNEXPECTED_PARAMETER : User ID');
  const isAnonymous = !body['email'] && !body['password'] && !body['idToken'];
  if (isAnonymous && body['email'] !== '') throw new ProtocolError('ADMIN_ONLY_OPERATION');
  const email = requireEmail(body['email']);
  const password = requireNewPassword(body, 'password');
  const displayName = readDisplayName(body);
  if (body['idToken']) return addPassword(deps, call, { email, password });
  deps.hasher.assertRoom(call.network);
  await deps.budgets.spend(deps.db, 'sign-up', { network: call.network, mailbox: email });
  if (await findUserByEmail(deps.db, email)) throw new ProtocolError('EMAIL_EXISTS');
  const passwordHash = await deps.hasher.hash(call.network, password);
  const now = deps.clock.now();
  const { user, session } = await deps.db.transaction(async (tx) => {
    const user = await insertUser(tx, newUserId(), {
      email,
      emailVerified: false,
      displayName: displayName || null,
      passwordHash,
      passwordUpdatedAt: now,
      validSince: now,
      createdAt: now,
      lastLoginAt: now,
      lastRefreshAt: now,
    });
    if (!user) throw new ProtocolError('EMAIL_EXISTS');
    const facts = {
      provider: 'password',
      authTime: now,
      userAgent: call.userAgent,
      network: call.network,
    };
    return { user, session: await openSession(tx, user.id, facts, now) };
  });
  deps.emit({ type: 'account-created', uid: user.id, provider: 'password' });
  return {
    // the SDK derives isNewUser from exactly this kind
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: user.id,
    email,
    displayName: user.displayName ?? undefined,
    ...(await deps.idTokens.bundle(user, [], session)),
  };
}
