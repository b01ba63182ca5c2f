import type { Answer, Call, Deps } from '../../deps.ts';
import { readText, requireText } from '../../protocol/fields.ts';
import { rememberNetwork } from '../../limits/familiar-networks.ts';
import { ProtocolError } from '../../protocol/protocol-error.ts';
import {
  findByRefreshToken,
  isRefreshTokenShaped,
  touchSession,
} from '../../sessions/session-store.ts';
import { federatedOf } from '../../users/federated-store.ts';
import { lockUser, updateUser } from '../../users/user-store.ts';

/**
 * Exchanges a refresh token for a new ID token. The refresh token stays the same, because browser tabs share it.
 * Errors: MISSING_GRANT_TYPE, INVALID_GRANT_TYPE, MISSING_REFRESH_TOKEN, INVALID_REFRESH_TOKEN (malformed),
 * TOKEN_EXPIRED (unknown or ended: the SDK signs out), USER_DISABLED.
 */
export async function token(deps: Deps, call: Call): Promise<Answer> {
  const body = {
    grantType: call.body['grant_type'] ?? call.body['grantType'],
    refreshToken: call.body['refresh_token'] ?? call.body['refreshToken'],
  };
  const grantType = readText(body, 'grantType', 'INVALID_GRANT_TYPE', 64);
  if (!grantType) throw new ProtocolError('MISSING_GRANT_TYPE');
  if (grantType !== 'refresh_token') throw new ProtocolError('INVALID_GRANT_TYPE');
  const refreshToken = requireText(
    body,
    'refreshToken',
    'MISSING_REFRESH_TOKEN',
    'INVALID_REFRESH_TOKEN',
  );
  if (!isRefreshTokenShaped(refreshToken)) throw new ProtocolError('INVALID_REFRESH_TOKEN');
  const now = deps.clock.now();
  const { user, session, federated } = await deps.db.transaction(async (tx) => {
    const found = await findByRefreshToken(tx, refreshToken, now);
    if (!found) throw new ProtocolError('TOKEN_EXPIRED');
    // Locks the user's row first, as all transactions do, to avoid deadlocks.
    const locked = await lockUser(tx, found.user.id);
    if (locked?.disabled) throw new ProtocolError('USER_DISABLED');
    const alive = await touchSession(tx, found.session.id, call.userAgent, now);
    if (!locked || !alive) throw new ProtocolError('TOKEN_EXPIRED');
    await rememberNetwork(tx, locked.id, call.network, now);
    const user = await updateUser(tx, locked, { lastRefreshAt: now });
    return { user, session: found.session, federated: await federatedOf(tx, user.id) };
  });
  const bundle = await deps.idTokens.bundle(user, federated, { ...session, refreshToken });
  return {
    access_token: bundle.idToken,
    id_token: bundle.idToken,
    expires_in: bundle.expiresIn,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: user.id,
    project_id: deps.options.projectId,
  };
}
