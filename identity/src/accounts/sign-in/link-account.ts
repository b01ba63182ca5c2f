import { markEmailVerified } from '../action-codes/mark-email-verified.ts';
import { voidAllCodes } from '../../codes/code-store.ts';
import { ProtocolError } from '../../protocol/protocol-error.ts';
import { newUserId } from '../../secrets.ts';
import { lockSignedIn, type SignedIn } from '../../sessions/authenticate.ts';
import type { SqlExecutor } from '../../sql.ts';
import { findUserByFederated, saveFederated } from '../../users/federated-store.ts';
import {
  findUserByEmail,
  insertUser,
  lockUser,
  proved,
  updateUser,
  type UserPatch,
  type User,
} from '../../users/user-store.ts';
import type { IdpClaims } from '../../idp/claims.ts';

export type Linked =
  | { readonly kind: 'signed-in'; readonly user: User; readonly isNewUser: boolean }
  /** The address belongs to an account, but the provider hasn't verified it. */
  | { readonly kind: 'needs-confirmation' }
  /** The error code if linking isn't possible. */
  | { readonly kind: 'refused'; readonly code: string };

/**
 * Finds the account that an external account is linked to, or links or creates an account. Errors: USER_DISABLED,
 * EMAIL_NOT_FOUND (creation not wanted), those of the ID token.
 */
export async function linkAccount(
  tx: SqlExecutor,
  claims: IdpClaims,
  wanted: { linkTo: SignedIn | undefined; mayCreate: boolean },
  now: Date,
): Promise<Linked> {
  const found = wanted.linkTo
    ? await linkToSignedIn(tx, claims, wanted.linkTo, now)
    : await findOrCreate(tx, claims, wanted.mayCreate, now);
  if (found.kind !== 'signed-in') return found;
  const { user } = found;
  if (user.disabled) throw new ProtocolError('USER_DISABLED');
  await saveFederated(
    tx,
    {
      providerId: claims.providerId,
      rawId: claims.sub,
      userId: user.id,
      email: claims.email,
      displayName: claims.name,
      photoUrl: claims.picture,
    },
    now,
  );
  const signedIn = await updateUser(tx, user, { lastLoginAt: now, lastRefreshAt: now });
  return { ...found, user: signedIn };
}

async function linkToSignedIn(
  tx: SqlExecutor,
  claims: IdpClaims,
  linkTo: SignedIn,
  now: Date,
): Promise<Linked> {
  const user = await lockSignedIn(tx, linkTo);
  if (await findUserByFederated(tx, claims.providerId, claims.sub)) {
    return { kind: 'refused', code: 'FEDERATED_USER_ID_ALREADY_LINKED' };
  }
  const owner = claims.email === null ? undefined : await findUserByEmail(tx, claims.email);
  if (owner && owner.id !== user.id) return { kind: 'refused', code: 'EMAIL_EXISTS' };
  const isNew = user.email === null && claims.emailVerified;
  const patch: UserPatch = isNew ? { email: claims.email } : {};
  if (
    claims.emailVerified &&
    !user.emailVerified &&
    (user.email ?? claims.email) === claims.email
  ) {
    await voidAllCodes(tx, user.id);
    Object.assign(patch, proved(now));
  }
  return { kind: 'signed-in', user: await updateUser(tx, user, patch), isNewUser: false };
}

async function findOrCreate(
  tx: SqlExecutor,
  claims: IdpClaims,
  mayCreate: boolean,
  now: Date,
): Promise<Linked> {
  // twice, because the slower of two concurrent first sign-ins finds the account that the faster one created
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const known = await findUserByFederated(tx, claims.providerId, claims.sub);
    if (known) return { kind: 'signed-in', user: known, isNewUser: false };
    const owner = claims.email === null ? undefined : await findUserByEmail(tx, claims.email);
    if (owner) return joinByEmail(tx, claims, owner, now);
    // Not USER_NOT_FOUND, which would make the SDK sign the current user out.
    if (!mayCreate) throw new ProtocolError('EMAIL_NOT_FOUND');
    const user = await insertUser(tx, newUserId(), {
      email: claims.email,
      ...(claims.emailVerified ? proved(now) : {}),
      displayName: claims.name,
      photoUrl: claims.picture,
      validSince: now,
      createdAt: now,
    });
    if (user) return { kind: 'signed-in', user, isNewUser: true };
  }
  throw new ProtocolError('EMAIL_EXISTS');
}

async function joinByEmail(
  tx: SqlExecutor,
  claims: IdpClaims,
  owner: User,
  now: Date,
): Promise<Linked> {
  const user = await lockUser(tx, owner.id);
  if (!user) throw new ProtocolError('USER_NOT_FOUND');
  if (!claims.emailVerified) return { kind: 'needs-confirmation' };
  if (user.disabled) throw new ProtocolError('USER_DISABLED');
  const proven = await markEmailVerified(tx, user, now);
  const existing = user.emailVerified ? user : { displayName: null, photoUrl: null };
  const patch: UserPatch = {
    ...proven,
    displayName: existing.displayName ?? claims.name,
    photoUrl: existing.photoUrl ?? claims.picture,
  };
  return { kind: 'signed-in', user: await updateUser(tx, user, patch), isNewUser: false };
}
