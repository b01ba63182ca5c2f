import type { Answer, Call, Deps } from '../../deps.ts';
import { requireEmail } from '../../protocol/email-address.ts';
import { readFlag, readList, type Body } from '../../protocol/fields.ts';
import { requireNewPassword } from '../../passwords/policy.ts';
import { readDisplayName, readPhotoUrl } from '../../protocol/profile-fields.ts';
import { ProtocolError } from '../../protocol/protocol-error.ts';
import {
  lockSignedIn,
  requireRecent,
  requireSignedIn,
  type SignedIn,
} from '../../sessions/authenticate.ts';
import { addRefreshToken, type OpenedSession } from '../../sessions/session-store.ts';
import type { SqlExecutor } from '../../sql.ts';
import { deleteFederated, federatedOf } from '../../users/federated-store.ts';
import { profileOf } from '../../users/present-account.ts';
import { updateUser, type UserPatch, type Federated, type User } from '../../users/user-store.ts';
import { MOVE_REFUSED } from './move-to-address.ts';
import { replacePassword } from './replace-password.ts';

interface Wanted {
  readonly profile: UserPatch;
  readonly password: string | undefined;
  readonly unlink: readonly string[];
}

interface Changed {
  readonly user: User;
  readonly federated: readonly Federated[];
  /** The session with the new tokens; set if the client gets new tokens. */
  readonly session?: OpenedSession;
}

/**
 * Changes the name, picture, password or providers of the signed-in account, but never its address. A new password ends
 * all sessions and opens a new one. The response has new tokens after a new password, or if `returnSecureToken` is set.
 * Errors: those of the ID token, CREDENTIAL_TOO_OLD_LOGIN_AGAIN, INVALID_EMAIL, those of the password policy,
 * INVALID_DISPLAY_NAME, INVALID_PHOTO_URL, OPERATION_NOT_ALLOWED, TOO_MANY_ATTEMPTS_TRY_LATER, RESOURCE_EXHAUSTED.
 */
export async function changeAccount(deps: Deps, call: Call): Promise<Answer> {
  const signedIn = await requireSignedIn(deps, call.body);
  refuseMove(call.body, signedIn.user);
  const wanted = readWanted(call.body);
  const payers = { network: call.network, person: signedIn.user.id };
  await deps.budgets.spend(deps.db, 'change', payers);
  const isSensitive = wanted.password ?? wanted.unlink[0];
  if (isSensitive !== undefined) requireRecent(deps, signedIn.session);
  const passwordHash =
    wanted.password === undefined
      ? undefined
      : await deps.hasher.hash(call.network, wanted.password);
  const changed = await deps.db.transaction((tx) =>
    write(deps, tx, call, { signedIn, wanted, passwordHash }),
  );
  if (wanted.password !== undefined) deps.emit({ type: 'password-changed', uid: changed.user.id });
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...profileOf(changed.user, changed.federated),
    ...(changed.session
      ? await deps.idTokens.bundle(changed.user, changed.federated, changed.session)
      : {}),
  };
}

function refuseMove(body: Body, user: User): void {
  if (body['email'] && requireEmail(body['email']) !== user.email) {
    throw new ProtocolError(MOVE_REFUSED);
  }
}

function readWanted(body: Body): Wanted {
  const profile: UserPatch = {};
  const displayName = readDisplayName(body);
  const photoUrl = readPhotoUrl(body);
  if (displayName !== undefined) profile.displayName = displayName || null;
  if (photoUrl !== undefined) profile.photoUrl = photoUrl || null;
  for (const attribute of readList(body, 'deleteAttribute', 'INVALID_ATTRIBUTE')) {
    if (attribute === 'DISPLAY_NAME') profile.displayName = null;
    else if (attribute === 'PHOTO_URL') profile.photoUrl = null;
    else throw new ProtocolError('INVALID_ATTRIBUTE : Only name and picture can be removed.');
  }
  return {
    profile,
    password: body['password'] ? requireNewPassword(body, 'password') : undefined,
    unlink: readList(body, 'deleteProvider', 'INVALID_PROVIDER_ID'),
  };
}

async function write(
  deps: Deps,
  tx: SqlExecutor,
  call: Call,
  change: { signedIn: SignedIn; wanted: Wanted; passwordHash: string | undefined },
): Promise<Changed> {
  const { signedIn, wanted, passwordHash } = change;
  const before = await lockSignedIn(tx, signedIn);
  const patch = { ...wanted.profile, ...(await unlink(tx, before, wanted.unlink)) };
  if (passwordHash !== undefined) {
    const { session } = signedIn;
    return replacePassword(deps, tx, call, { user: before, session, passwordHash, patch });
  }
  const user = await updateUser(tx, before, patch);
  const federated = await federatedOf(tx, user.id);
  if (!readFlag(call.body, 'returnSecureToken')) return { user, federated };
  return {
    user,
    federated,
    session: await addRefreshToken(tx, signedIn.session, deps.clock.now()),
  };
}

/** Removes sign-in methods, but never the last one. */
async function unlink(
  tx: SqlExecutor,
  user: User,
  providers: readonly string[],
): Promise<UserPatch> {
  if (providers.length === 0) return {};
  for (const provider of providers) await deleteFederated(tx, user.id, provider);
  const dropsPassword = providers.includes('password');
  const keepsPassword = user.passwordHash !== null && !dropsPassword;
  const left = (await federatedOf(tx, user.id)).length > 0 || keepsPassword;
  if (!left) {
    throw new ProtocolError('OPERATION_NOT_ALLOWED : The last way to sign in cannot be removed.');
  }
  return dropsPassword ? { passwordHash: null, passwordUpdatedAt: null } : {};
}
