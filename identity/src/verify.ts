import type { Deps } from './deps.ts';
import type { VerifiedIdentity } from './options.ts';
import { resolveIdToken, type Refusal } from './sessions/authenticate.ts';

/** The error for a token that doesn't identify anyone, or no longer does. */
export class InvalidTokenError extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(`the ID token is refused: ${reason}`);
    this.name = 'InvalidTokenError';
    this.reason = reason;
  }
}

/**
 * The person whom an ID token identifies. Each call runs one indexed query, so that an ended session stops working
 * immediately. Errors: InvalidTokenError; those of the database.
 */
export async function verifyIdToken(
  deps: Pick<Deps, 'db' | 'idTokens'>,
  idToken: string,
): Promise<VerifiedIdentity> {
  // far longer than any of our tokens, so a longer text isn't even decoded
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
