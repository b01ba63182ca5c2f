import type { Answer, Call, Deps } from '../../deps.ts';
import { ProtocolError } from '../../protocol/protocol-error.ts';
import { lockSignedIn, requireRecent, requireSignedIn } from '../../sessions/authenticate.ts';
import { MOVE_REFUSED } from './move-to-address.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Adds a password to the signed-in account (signUp with an ID token), for its current address. Errors: those of the ID
 * token, CREDENTIAL_TOO_OLD_LOGIN_AGAIN, OPERATION_NOT_ALLOWED, TOO_MANY_ATTEMPTS_TRY_LATER, RESOURCE_EXHAUSTED.
 */
export async function addPassword(
  deps: Deps,
  call: Call,
  wanted: { email: string; password: string },
): Promise<Answer> {
  const signedIn = await requireSignedIn(deps, call.body);
  const payers = { network: call.network, person: signedIn.user.id };
  await deps.budgets.spend(deps.db, 'change', payers);
  requireRecent(deps, signedIn.session);
  if (signedIn.user.email !== wanted.email) throw new ProtocolError(MOVE_REFUSED);
  if (signedIn.user.passwordHash !== null) {
    throw new ProtocolError('OPERATION_NOT_ALLOWED : The account already has a password.');
  }
  const passwordHash = await deps.hasher.hash(call.network, wanted.password);
  const changed = await deps.db.transaction(async (tx) => {
    const user = await lockSignedIn(tx, signedIn);
    if (user.email !== wanted.email) throw new ProtocolError(MOVE_REFUSED);
    return replacePassword(deps, tx, call, { user, session: signedIn.session, passwordHash });
  });
  deps.emit({ type: 'account-linked', uid: changed.user.id, provider: 'password' });
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: changed.user.id,
    email: changed.user.email ?? undefined,
    displayName: changed.user.displayName ?? undefined,
    ...(await deps.idTokens.bundle(changed.user, changed.federated, changed.session)),
  };
}
