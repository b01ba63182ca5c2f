import { foldEmail } from '../protocol/email-address.ts';
import { isStorable } from '../protocol/fields.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import { MAX_DISPLAY_NAME, isSafePhotoUrl } from '../protocol/profile-fields.ts';

/** A provider's claims about a person, checked and reduced to what we store. */
export interface IdpClaims {
  readonly providerId: 'google.com';
  readonly sub: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly picture: string | null;
}

function shortText(value: unknown): string | null {
  if (typeof value !== 'string' || !isStorable(value)) return null;
  // cut by code points, so that no surrogate pair is split
  return Array.from(value.trim()).slice(0, MAX_DISPLAY_NAME).join('') || null;
}

/** @param payload The payload of a token whose signature was verified. Errors: INVALID_IDP_RESPONSE. */
export function readIdpClaims(payload: Readonly<Record<string, unknown>>): IdpClaims {
  const { sub, email, picture } = payload;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255 || !isStorable(sub)) {
    throw new ProtocolError('INVALID_IDP_RESPONSE : The provider did not name the account.');
  }
  const folded = typeof email === 'string' ? foldEmail(email) : undefined;
  return {
    providerId: 'google.com',
    sub,
    email: folded ?? null,
    emailVerified: folded !== undefined && payload['email_verified'] === true,
    name: shortText(payload['name']),
    givenName: shortText(payload['given_name']),
    familyName: shortText(payload['family_name']),
    picture: typeof picture === 'string' && isSafePhotoUrl(picture) ? picture : null,
  };
}
