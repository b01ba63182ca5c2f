import { randomToken, secretHash } from '../secrets.ts';
import { firstRow, type SqlExecutor } from '../sql.ts';
import { MINUTE, later } from '../clock.ts';
import type { IdpClaims } from './claims.ts';
import type { PopupEvent } from './popup-event.ts';

const FLOW_LIFETIME = 10 * MINUTE;
const RESULT_LIFETIME = 2 * MINUTE;

/** A visit to the provider, with the values that must match when the browser returns. */
export interface Flow {
  readonly verifier: string;
  readonly nonce: string;
  readonly event: PopupEvent;
}

/** Stores a visit. `state` is sent to the provider and back, `browser` stays in a cookie. */
export async function startFlow(
  on: SqlExecutor,
  event: PopupEvent,
  now: Date,
): Promise<Flow & { state: string; browser: string }> {
  const flow = {
    state: randomToken(24),
    browser: randomToken(24),
    verifier: randomToken(48),
    nonce: randomToken(24),
    event,
  };
  await on.query(
    `insert into identity_idp_flows (state_hash, browser_hash, verifier, nonce, event, expires_at)
     values ($1, $2, $3, $4, $5::jsonb, $6)`,
    [
      secretHash(flow.state),
      secretHash(flow.browser),
      flow.verifier,
      flow.nonce,
      JSON.stringify(event),
      later(now, FLOW_LIFETIME),
    ],
  );
  return flow;
}

/** Ends a visit. It succeeds only in the browser that started the visit. */
export function finishFlow(
  on: SqlExecutor,
  state: string,
  browser: string,
  now: Date,
): Promise<Flow | undefined> {
  return firstRow<Flow>(
    on,
    `delete from identity_idp_flows where state_hash = $1 and browser_hash = $2 and expires_at > $3
     returning verifier, nonce, event`,
    [secretHash(state), secretHash(browser), now],
  );
}

/** Stores the provider's response until the page redeems it. */
export async function storeResult(
  on: SqlExecutor,
  claims: IdpClaims,
  now: Date,
): Promise<{ handle: string; sessionId: string }> {
  const result = { handle: randomToken(32), sessionId: randomToken(32) };
  await on.query(
    `insert into identity_idp_results (handle_hash, session_hash, claims, expires_at)
     values ($1, $2, $3::jsonb, $4)`,
    [
      secretHash(result.handle),
      secretHash(result.sessionId),
      JSON.stringify(claims),
      later(now, RESULT_LIFETIME),
    ],
  );
  return result;
}

/** Returns a result, which can be redeemed only once. */
export async function redeemResult(
  on: SqlExecutor,
  handle: string,
  sessionId: string,
  now: Date,
): Promise<IdpClaims | undefined> {
  const row = await firstRow<{ claims: IdpClaims }>(
    on,
    `delete from identity_idp_results
     where handle_hash = $1 and session_hash = $2 and expires_at > $3 returning claims`,
    [secretHash(handle), secretHash(sessionId), now],
  );
  return row?.claims;
}
