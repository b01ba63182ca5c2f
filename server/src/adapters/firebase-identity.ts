import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import {
  InvalidTokenError,
  type AccountDirectory,
  type Clock,
  type IdentityVerifier,
  type VerifiedIdentity,
} from '../ports.ts';
import type { FirebaseAdmin } from './firebase-admin.ts';

export interface FirebaseIdentityOptions {
  projectId: string;
  clock: Clock;
  /** Google's by default. */
  jwksUrl?: string;
}

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const ISSUER = 'https://securetoken.google.com/';
const CLOCK_TOLERANCE_S = 30;
const KEYS_TIMEOUT_MS = 5000;

/** Verifies ID tokens of a Firebase project with Google's published keys. */
export function firebaseVerifier(options: FirebaseIdentityOptions): IdentityVerifier {
  const keys = createRemoteJWKSet(new URL(options.jwksUrl ?? GOOGLE_KEYS), {
    timeoutDuration: KEYS_TIMEOUT_MS,
  });
  return {
    verify: async (idToken) => {
      const now = options.clock.now();
      try {
        const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
          issuer: `${ISSUER}${options.projectId}`,
          audience: options.projectId,
          algorithms: ['RS256'],
          currentDate: now,
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time', 'email'],
        });
        // Google always gives the key's id, and never uses critical extensions
        if (protectedHeader.kid === undefined || protectedHeader.crit !== undefined) {
          throw new InvalidTokenError('the token has a header that Google never sends');
        }
        return identityOf(payload, now);
      } catch (error) {
        // an error while fetching the keys doesn't make the token invalid
        if (error instanceof errors.JOSEError && !isUnreachable(error)) {
          throw new InvalidTokenError('the token was refused', { cause: error });
        }
        throw error;
      }
    },
  };
}

/**
 * Manages accounts at Firebase. It can't list or end sessions and, without a service account, can't disable accounts.
 */
export const firebaseAccounts = (admin: FirebaseAdmin | null): AccountDirectory => ({
  listSessions: async () => [],
  endSession: async () => false,
  endAllSessions: async () => 0,
  // the browser deletes the Firebase account itself, after the product's data is deleted
  deleteAccount: async () => undefined,
  ...(admin && { setDisabled: admin.setDisabled }),
  signInMeans: async () => null,
});

function isUnreachable(error: errors.JOSEError): boolean {
  return error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';
}

function identityOf(payload: JWTPayload, now: Date): VerifiedIdentity {
  const { sub = '', iat = 0, email, auth_time: authTime, name, picture, firebase } = payload;
  const latest = now.getTime() / 1000 + CLOCK_TOLERANCE_S;
  if (sub === '' || typeof email !== 'string' || typeof authTime !== 'number') {
    throw new InvalidTokenError('the token lacks claims');
  }
  if (iat > latest || authTime > latest)
    throw new InvalidTokenError('the token is from the future');
  return {
    uid: sub,
    email,
    emailVerified: payload['email_verified'] === true,
    name: typeof name === 'string' ? name : '',
    ...(typeof picture === 'string' && { picture }),
    authTime: new Date(authTime * 1000),
    provider: providerOf(firebase),
  };
}

function providerOf(claim: unknown): string {
  const known = typeof claim === 'object' && claim !== null && 'sign_in_provider' in claim;
  return known && typeof claim.sign_in_provider === 'string' ? claim.sign_in_provider : 'unknown';
}
