import type { Answer, Call, Deps } from '../../deps.ts';
import { requireEmail } from '../../protocol/email-address.ts';
import type { Standing } from '../../limits/lock-out.ts';
import { requirePassword } from '../../passwords/policy.ts';
import { ProtocolError, tooManyAttempts } from '../../protocol/protocol-error.ts';
import { openSession } from '../../sessions/session-store.ts';
import { firstRow } from '../../sql.ts';
import { federatedOf } from '../../users/federated-store.ts';
import { findUserByEmail, updateUser, userColumns, type User } from '../../users/user-store.ts';

interface Checked {
  readonly user: User;
  /** A new hash at the current cost, if the stored hash has another cost. */
  readonly rehashed: string | undefined;
}

/**
 * Signs in with email and password. Errors: MISSING_EMAIL, INVALID_EMAIL, MISSING_PASSWORD, INVALID_LOGIN_CREDENTIALS
 * (the same for an unknown address and a wrong password), USER_DISABLED, TOO_MANY_ATTEMPTS_TRY_LATER,
 * RESOURCE_EXHAUSTED.
 */
export async function signInWithPassword(deps: Deps, call: Call): Promise<Answer> {
  const email = requireEmail(call.body['email']);
  const password = requirePassword(call.body, 'password');
  deps.hasher.assertRoom(call.network);
  await requireStanding(deps, call, email);
  const { user, session, federated } = await openAfter(
    deps,
    call,
    await checkPassword(deps, call, email, password),
  );
  await deps.lockOut.succeeded(deps.db, call.network, email);
  deps.emit({ type: 'signed-in', uid: user.id, provider: 'password' });
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: user.id,
    email,
    displayName: user.displayName ?? '',
    registered: true,
    ...(await deps.idTokens.bundle(user, federated, session)),
  };
}

async function requireStanding(deps: Deps, call: Call, email: string): Promise<Standing> {
  const standing = await deps.lockOut.standing(deps.db, call.network, email);
  if (!standing.isRefused) return standing;
  deps.emit({ type: 'sign-in-failed', address: call.address });
  throw tooManyAttempts(standing.retryAfterSeconds);
}

/**
 * Checks a password. When its turn comes, the block of the network is checked again, so that a burst of calls gains
 * nothing.
 */
function checkPassword(deps: Deps, call: Call, email: string, password: string): Promise<Checked> {
  const { network, address } = call;
  return deps.hasher.withPlace(network, async (place) => {
    // in parallel, because this call occupies a place in the bulkhead while the database is queried
    const [user, standing] = await Promise.all([
      findUserByEmail(deps.db, email),
      requireStanding(deps, call, email),
    ]);
    const mayPass = !standing.isBlocked || standing.isFamiliar;
    const matches = await place.matches((mayPass && user?.passwordHash) || null, password);
    if (!user || !matches) {
      await deps.lockOut.failed(deps.db, network, email, standing);
      deps.emit({ type: 'sign-in-failed', address });
      if (standing.isBlocked) throw tooManyAttempts(standing.retryAfterSeconds);
      throw new ProtocolError('INVALID_LOGIN_CREDENTIALS');
    }
    // only a caller who knows the password learns that the account is disabled
    if (user.disabled) throw new ProtocolError('USER_DISABLED');
    const isOutdated = user.passwordHash !== null && deps.hasher.isOutdated(user.passwordHash);
    return { user, rehashed: isOutdated ? await place.hash(password) : undefined };
  });
}

/** Opens a session if the account still has the password that was checked. */
async function openAfter(deps: Deps, call: Call, checked: Checked) {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const still = await firstRow<User>(
      tx,
      `update identity_users set last_login_at = $3, last_refresh_at = $3
       where id = $1 and password_hash = $2 and not disabled returning ${userColumns()}`,
      [checked.user.id, checked.user.passwordHash, now],
    );
    if (!still) throw new ProtocolError('INVALID_LOGIN_CREDENTIALS');
    const user =
      checked.rehashed === undefined
        ? still
        : await updateUser(tx, still, { passwordHash: checked.rehashed });
    const facts = {
      provider: 'password',
      authTime: now,
      userAgent: call.userAgent,
      network: call.network,
    };
    const session = await openSession(tx, user.id, facts, now);
    return { user, session, federated: await federatedOf(tx, user.id) };
  });
}
