import { epochSeconds } from '../clock.ts';
import type { Federated, User } from './user-store.ts';

/** A placeholder that shows the client that the account has a password. The hash itself never leaves the server. */
const REDACTED = 'UkVEQUNURUQ=';

const text = (value: string | null): string | undefined => value ?? undefined;
const milliseconds = (value: Date | null): string | undefined =>
  value ? String(value.getTime()) : undefined;

/** The ways a user can sign in, as the protocol lists them. */
function providerUserInfo(user: User, federated: readonly Federated[]): Record<string, unknown>[] {
  const own =
    user.email !== null && user.passwordHash !== null
      ? [
          {
            providerId: 'password',
            rawId: user.email,
            federatedId: user.email,
            email: user.email,
            displayName: text(user.displayName),
            photoUrl: text(user.photoUrl),
          },
        ]
      : [];
  const linked = federated.map((link) => ({
    providerId: link.providerId,
    rawId: link.rawId,
    federatedId: federatedId(link.providerId, link.rawId),
    email: text(link.email),
    displayName: text(link.displayName),
    photoUrl: text(link.photoUrl),
  }));
  return [...own, ...linked];
}

/** The id of an external account in the protocol. */
export function federatedId(providerId: string, rawId: string): string {
  return providerId === 'google.com' ? `https://accounts.google.com/${rawId}` : rawId;
}

/** The fields of both the lookup and the update response. Absent values are left out of the JSON. */
export function profileOf(user: User, federated: readonly Federated[]): Record<string, unknown> {
  return {
    localId: user.id,
    email: text(user.email),
    emailVerified: user.emailVerified,
    displayName: text(user.displayName),
    photoUrl: text(user.photoUrl),
    providerUserInfo: providerUserInfo(user, federated),
    passwordHash: user.passwordHash === null ? undefined : REDACTED,
  };
}

/** One entry of the lookup response. */
export function accountInfo(user: User, federated: readonly Federated[]): Record<string, unknown> {
  return {
    ...profileOf(user, federated),
    passwordUpdatedAt: user.passwordUpdatedAt?.getTime(),
    validSince: user.validSince ? String(epochSeconds(user.validSince)) : undefined,
    createdAt: milliseconds(user.createdAt),
    lastLoginAt: milliseconds(user.lastLoginAt),
    lastRefreshAt: user.lastRefreshAt?.toISOString(),
    disabled: user.disabled || undefined,
  };
}
