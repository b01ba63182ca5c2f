import type { Answer, Call, Deps } from '../deps.ts';
import { ProtocolError } from '../protocol-error.ts';
import { lockSignedIn, requireRecent, requireSignedIn } from '../sessions/authenticate.ts';
import { replaceCredentials } from './replace-credentials.ts';

/** Links e-mail and password to a signed-in account (signUp with an ID token). */
export async function addPassword(
  deps: Deps,
  call: Call,
  wanted: { email: string; password: string },
): Promise<Answer> {
  const signedIn = await requireSignedIn(deps, call.body);
  requireRecent(deps, signedIn.session);
  if (signedIn.user.passwordHash !== null) {
    throw new ProtocolError('OPERATION_NOT_ALLOWED : The account already has a password.');
  }
  const passwordHash = await deps.hasher.hash(wanted.password);
  const changed = await deps.db.transaction(async (tx) => {
    const user = await lockSignedIn(tx, signedIn);
    return replaceCredentials(deps, tx, call, {
      user,
      session: signedIn.session,
      email: wanted.email,
      passwordHash,
    });
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
