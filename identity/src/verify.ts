import type { Deps } from './deps.ts';
import type { VerifiedIdentity } from './options.ts';
import { resolveIdToken, type Refusal } from './sessions/authenticate.ts';

/** The token does not identify anyone now. */
export class InvalidTokenError extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(`the ID token is refused: ${reason}`);
    this.name = 'InvalidTokenError';
    this.reason = reason;
  }
}

/**
 * Returns the person an ID token identifies. One indexed query, so that an ended session is refused at
 * once.
 * Errors: InvalidTokenError; the database's own.
 */
export async function verifyIdToken(
  deps: Pick<Deps, 'db' | 'idTokens'>,
  idToken: string,
): Promise<VerifiedIdentity> {
  // Far longer than any token of ours: longer text is not even decoded.
  if (idToken.length > 8192) throw new InvalidTokenError('invalid');
  const found = await resolveIdToken(deps, idToken);
  if (typeof found === 'string') throw new InvalidTokenError(found);
  const { user, session } = found;
  const provedAt = user.emailVerified ? user.emailVerifiedAt : null;
  return {
    uid: user.id,
    ...(user.email === null ? {} : { email: user.email }),
    emailVerified: user.emailVerified,
    ...(provedAt === null ? {} : { emailVerifiedAt: provedAt }),
    ...(user.displayName === null ? {} : { name: user.displayName }),
    ...(user.photoUrl === null ? {} : { picture: user.photoUrl }),
    authTime: session.authTime,
    provider: session.provider,
    sessionId: session.id,
  };
}
