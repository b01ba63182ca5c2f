import { SignJWT, errors, jwtVerify } from 'jose';
import type { KeyRing } from '../keys/key-ring.ts';
import { epochSeconds, type Clock } from '../clock.ts';
import type { Federated, User } from '../users/user-store.ts';
import type { OpenedSession, Session } from './session-store.ts';

/** The lifetime of an ID token in seconds. */
const LIFETIME = 3600;
/** The maximum number of seconds by which another process's clock may be ahead of ours. */
const SKEW = 30;

/** The claims of an ID token, once its signature and times have been verified. */
export interface IdTokenClaims {
  readonly uid: string;
  readonly sessionId: string;
  /** The time when the token was issued, in seconds since 1970. */
  readonly issuedAt: number;
  readonly authTime: Date;
}

/** The token has expired or isn't one of ours. */
export class IdTokenProblem extends Error {
  readonly kind: 'expired' | 'invalid';

  constructor(kind: 'expired' | 'invalid', cause?: unknown) {
    super(`the ID token is ${kind}`, { cause });
    this.name = 'IdTokenProblem';
    this.kind = kind;
  }
}

interface Settings {
  readonly issuer: string;
  readonly projectId: string;
  readonly clock: Clock;
  readonly keys: KeyRing;
}

export class IdTokens {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** An ID token with the user's current profile. */
  async sign(user: User, federated: readonly Federated[], session: Session): Promise<string> {
    const { keys, clock, issuer, projectId } = this.#settings;
    const { kid, privateKey } = await keys.signingKey();
    const now = epochSeconds(clock.now());
    return new SignJWT(claimsOf(user, federated, session))
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(projectId)
      .setSubject(user.id)
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME)
      .sign(privateKey);
  }

  /** The three token fields of every response to a sign-in. */
  async bundle(
    user: User,
    federated: readonly Federated[],
    session: OpenedSession,
  ): Promise<{ idToken: string; refreshToken: string; expiresIn: string }> {
    const idToken = await this.sign(user, federated, session);
    return { idToken, refreshToken: session.refreshToken, expiresIn: String(LIFETIME) };
  }

  /** Verifies signature, issuer, audience and times. Errors: IdTokenProblem; the database's. */
  async read(token: string): Promise<IdTokenClaims> {
    const { keys, clock, issuer, projectId } = this.#settings;
    const now = clock.now();
    const { payload } = await jwtVerify(
      token,
      async (header) => {
        // we sign without critical extensions, so a token that has one isn't ours
        const key = header.crit === undefined ? await keys.publicKey(header.kid) : undefined;
        if (!key) throw new IdTokenProblem('invalid');
        return key;
      },
      {
        issuer,
        audience: projectId,
        algorithms: ['RS256'],
        typ: 'JWT',
        currentDate: now,
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time', 'sid'],
      },
    ).catch((error: unknown) => {
      if (error instanceof errors.JWTExpired) throw new IdTokenProblem('expired', error);
      if (error instanceof errors.JOSEError) throw new IdTokenProblem('invalid', error);
      throw error;
    });
    const { sub, iat, sid, auth_time: authTime } = payload;
    const sound =
      typeof sub === 'string' &&
      sub !== '' &&
      typeof sid === 'string' &&
      typeof authTime === 'number' &&
      typeof iat === 'number' &&
      iat <= epochSeconds(now) + SKEW;
    if (!sound) throw new IdTokenProblem('invalid');
    return { uid: sub, sessionId: sid, issuedAt: iat, authTime: new Date(authTime * 1000) };
  }
}

function claimsOf(
  user: User,
  federated: readonly Federated[],
  session: Session,
): Record<string, unknown> {
  const identities: Record<string, string[]> = user.email === null ? {} : { email: [user.email] };
  for (const link of federated) (identities[link.providerId] ??= []).push(link.rawId);
  return {
    ...(user.displayName === null ? {} : { name: user.displayName }),
    ...(user.photoUrl === null ? {} : { picture: user.photoUrl }),
    ...(user.email === null ? {} : { email: user.email, email_verified: user.emailVerified }),
    ...(user.emailVerified && user.emailVerifiedAt
      ? { email_verified_at: epochSeconds(user.emailVerifiedAt) }
      : {}),
    auth_time: epochSeconds(session.authTime),
    user_id: user.id,
    sid: session.id,
    firebase: { identities, sign_in_provider: session.provider },
  };
}
