import type { Deps } from '../deps.ts';
import { readText, type Body } from '../protocol/fields.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import type { SqlExecutor } from '../sql.ts';
import { MINUTE, epochSeconds } from '../clock.ts';
import { findUserById, lockUser, type User } from '../users/user-store.ts';
import { IdTokenProblem } from './id-token.ts';
import { findSession, type Session } from './session-store.ts';

/** The maximum age of a sign-in with which sign-in methods may be changed. */
const RECENT = 5 * MINUTE;
/** The number of seconds by which the clocks of two processes may differ. */
const SKEW = 30;

export interface SignedIn {
  readonly user: User;
  readonly session: Session;
}

export type Refusal = 'invalid' | 'expired' | 'ended' | 'no-user' | 'disabled';

/** Verifies a token and finds its active session. Errors: the database's. */
export async function resolveIdToken(
  deps: Pick<Deps, 'db' | 'idTokens'>,
  token: string,
): Promise<SignedIn | Refusal> {
  const claims = await deps.idTokens.read(token).catch((error: unknown) => {
    if (error instanceof IdTokenProblem) return error.kind;
    throw error;
  });
  if (typeof claims === 'string') return claims;
  const found = await findSession(deps.db, claims.sessionId, claims.uid);
  if (!found) return (await findUserById(deps.db, claims.uid)) ? 'ended' : 'no-user';
  if (found.user.disabled) return 'disabled';
  const { validSince } = found.user;
  const revoked = validSince !== null && claims.issuedAt + SKEW < epochSeconds(validSince);
  return revoked ? 'ended' : found;
}

/** The protocol's code for each refusal. Only certain codes make the SDK sign the user out. */
const CODE: Record<Refusal, string> = {
  invalid: 'INVALID_ID_TOKEN',
  expired: 'TOKEN_EXPIRED',
  ended: 'TOKEN_EXPIRED',
  'no-user': 'USER_NOT_FOUND',
  disabled: 'USER_DISABLED',
};

/**
 * The account that the `idToken` of a request belongs to. Errors: MISSING_ID_TOKEN, INVALID_ID_TOKEN, TOKEN_EXPIRED,
 * USER_NOT_FOUND, USER_DISABLED.
 */
export async function requireSignedIn(deps: Deps, body: Body): Promise<SignedIn> {
  const token = readText(body, 'idToken', 'INVALID_ID_TOKEN', 8192);
  if (!token) throw new ProtocolError('MISSING_ID_TOKEN');
  const found = await resolveIdToken(deps, token);
  if (typeof found === 'string') throw new ProtocolError(CODE[found]);
  return found;
}

/** Locks the account of `requireSignedIn` until the transaction ends. Throws the same errors. */
export async function lockSignedIn(tx: SqlExecutor, signedIn: SignedIn): Promise<User> {
  const user = await lockUser(tx, signedIn.user.id);
  if (!user) throw new ProtocolError('USER_NOT_FOUND');
  if (user.disabled) throw new ProtocolError('USER_DISABLED');
  if (!(await findSession(tx, signedIn.session.id, user.id))) {
    throw new ProtocolError('TOKEN_EXPIRED');
  }
  return user;
}

/** Throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN unless the password or provider was used recently. */
export function requireRecent(deps: Deps, session: Session): void {
  if (deps.clock.now().getTime() - session.authTime.getTime() > RECENT) {
    throw new ProtocolError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}
