import type { Answer, Call, Deps } from '../../deps.ts';
import { readFlag } from '../../protocol/fields.ts';
import type { Assertion } from '../../idp/assertion.ts';
import { linkAccount } from './link-account.ts';
import { ProtocolError } from '../../protocol/protocol-error.ts';
import { requireRecent, requireSignedIn } from '../../sessions/authenticate.ts';
import { openSession } from '../../sessions/session-store.ts';
import { federatedOf } from '../../users/federated-store.ts';
import { federatedId } from '../../users/present-account.ts';

/**
 * Signs in with a provider's assertion, or (with `idToken`) links it to the signed-in account. Errors: those of
 * AssertionVerifier.read and of linkAccount, FEDERATED_USER_ID_ALREADY_LINKED, EMAIL_EXISTS,
 * CREDENTIAL_TOO_OLD_LOGIN_AGAIN, TOO_MANY_ATTEMPTS_TRY_LATER.
 */
export async function signInWithIdp(deps: Deps, call: Call): Promise<Answer> {
  const { body } = call;
  await deps.budgets.spend(deps.db, 'provider-sign-in', { network: call.network });
  const linkTo = body['idToken'] ? await requireSignedIn(deps, body) : undefined;
  // a recent sign-in is required, because a new sign-in method outlives the session that adds it
  if (linkTo) requireRecent(deps, linkTo.session);
  const assertion = await deps.assertions.read(body);
  const mayCreate = body['autoCreate'] !== false;
  const now = deps.clock.now();
  const outcome = await deps.db.transaction(async (tx) => {
    const linked = await linkAccount(tx, assertion.claims, { linkTo, mayCreate }, now);
    if (linked.kind !== 'signed-in') return { linked, federated: [] };
    const federated = await federatedOf(tx, linked.user.id);
    const facts = {
      provider: 'google.com',
      authTime: now,
      userAgent: call.userAgent,
      network: call.network,
    };
    return { linked, federated, session: await openSession(tx, linked.user.id, facts, now) };
  });
  const { linked, federated, session } = outcome;
  const said = describe(assertion);
  if (linked.kind === 'refused') {
    // the client wants the credential in the error, to sign in with it instead
    if (!readFlag(body, 'returnIdpCredential')) throw new ProtocolError(linked.code);
    return { ...said, errorMessage: linked.code };
  }
  // a stranger learns nothing about the account except that it exists
  if (linked.kind === 'needs-confirmation' || !session) return { ...said, needConfirmation: true };
  const { user } = linked;
  const type = linked.isNewUser ? 'account-created' : linkTo ? 'account-linked' : 'signed-in';
  deps.emit({ type, uid: user.id, provider: 'google.com' });
  return {
    ...said,
    localId: user.id,
    emailVerified: user.emailVerified,
    // present only if true, because the SDK only checks whether the key exists
    ...(linked.isNewUser ? { isNewUser: true } : {}),
    ...(await deps.idTokens.bundle(user, federated, session)),
  };
}

/** The provider's assertion in the terms of the protocol. */
function describe({ claims, idToken, accessToken }: Assertion): Answer {
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: claims.providerId,
    federatedId: federatedId(claims.providerId, claims.sub),
    email: claims.email ?? undefined,
    emailVerified: claims.emailVerified,
    displayName: claims.name ?? undefined,
    fullName: claims.name ?? undefined,
    firstName: claims.givenName ?? undefined,
    lastName: claims.familyName ?? undefined,
    photoUrl: claims.picture ?? undefined,
    oauthIdToken: idToken,
    oauthAccessToken: accessToken,
    rawUserInfo: JSON.stringify({
      id: claims.sub,
      name: claims.name ?? undefined,
      given_name: claims.givenName ?? undefined,
      family_name: claims.familyName ?? undefined,
      email: claims.email ?? undefined,
      verified_email: claims.emailVerified,
      picture: claims.picture ?? undefined,
    }),
  };
}
