import { createHash } from 'node:crypto';
import { errors } from 'jose';
import { readText, type Body } from '../protocol/fields.ts';
import { ProtocolError, unavailable } from '../protocol/protocol-error.ts';
import type { SqlExecutor } from '../sql.ts';
import type { Clock } from '../clock.ts';
import { readIdpClaims, type IdpClaims } from './claims.ts';
import type { DemoGoogle } from './demo-google.ts';
import { redeemResult } from './flow-store.ts';
import type { Google } from './google.ts';

/** The person who signs in, and the provider's token if the client sent one. */
export interface Assertion {
  readonly claims: IdpClaims;
  readonly idToken: string | undefined;
  readonly accessToken: string | undefined;
}

interface Providers {
  readonly demo: DemoGoogle | undefined;
  readonly google: Google | undefined;
}

/** Turns a provider's response, as sent by a client, into verified claims. */
export class AssertionVerifier {
  readonly #db: SqlExecutor;
  readonly #clock: Clock;
  readonly #providers: Providers;

  constructor(db: SqlExecutor, clock: Clock, providers: Providers) {
    this.#db = db;
    this.#clock = clock;
    this.#providers = providers;
  }

  /**
   * Reads requestUri, postBody and sessionId of signInWithIdp.
   * Errors: MISSING_REQUEST_URI, INVALID_REQUEST_URI, INVALID_CREDENTIAL_OR_PROVIDER_ID,
   * INVALID_IDP_RESPONSE, MISSING_OR_INVALID_NONCE, OPERATION_NOT_ALLOWED.
   */
  async read(body: Body): Promise<Assertion> {
    const fields = readFields(body);
    const providerId = fields.get('providerId');
    if (!providerId) throw new ProtocolError('INVALID_CREDENTIAL_OR_PROVIDER_ID');
    const { demo, google } = this.#providers;
    if (providerId !== 'google.com' || (!demo && !google)) {
      throw new ProtocolError(
        'OPERATION_NOT_ALLOWED : The identity provider configuration is not found.',
      );
    }
    const handle = fields.get('handle');
    if (handle) return this.#redeem(body, handle);
    const idToken = fields.get('id_token');
    if (!idToken) throw new ProtocolError('INVALID_IDP_RESPONSE : Missing id_token.');
    const payload = await this.#verify(idToken);
    checkNonce(payload['nonce'], fields.get('nonce'));
    const accessToken = fields.get('access_token') || undefined;
    return { claims: readIdpClaims(payload), idToken, accessToken };
  }

  async #redeem(body: Body, handle: string): Promise<Assertion> {
    const sessionId = readText(body, 'sessionId', 'INVALID_IDP_RESPONSE', 256) ?? '';
    const claims = await redeemResult(this.#db, handle, sessionId, this.#clock.now());
    if (!claims) throw new ProtocolError('INVALID_IDP_RESPONSE : The sign-in is unknown.');
    return { claims, idToken: undefined, accessToken: undefined };
  }

  async #verify(idToken: string): Promise<Record<string, unknown>> {
    const { demo, google } = this.#providers;
    try {
      // reads the issuer before the signature is checked, to know whose keys are needed
      const source = demo?.isIssuerOf(idToken) ? demo : google;
      if (source) return await source.verify(idToken);
    } catch (cause) {
      // any other error means that the provider's keys or our own couldn't be loaded
      if (!(cause instanceof errors.JOSEError)) throw unavailable(cause);
    }
    throw new ProtocolError(
      'INVALID_IDP_RESPONSE : The supplied auth credential is malformed or has expired.',
    );
  }
}

/**
 * The fields of a provider's response. Query, body and fragment may have the same field; the last one, in this order,
 * wins.
 */
function readFields(body: Body): URLSearchParams {
  const requestUri = readText(body, 'requestUri', 'INVALID_REQUEST_URI', 16_384);
  if (!requestUri) throw new ProtocolError('MISSING_REQUEST_URI');
  if (!URL.canParse(requestUri)) throw new ProtocolError('INVALID_REQUEST_URI');
  const url = new URL(requestUri);
  const postBody = readText(body, 'postBody', 'INVALID_IDP_RESPONSE', 16_384) ?? '';
  const fields = new URLSearchParams();
  for (const part of [
    url.searchParams,
    new URLSearchParams(postBody),
    new URLSearchParams(url.hash.slice(1)),
  ]) {
    for (const [name, value] of part) fields.set(name, value);
  }
  return fields;
}

/** Checks that a token with a nonce, in plain text or hashed, was sent together with that nonce. */
function checkNonce(inToken: unknown, given: string | null): void {
  if (inToken === undefined) return;
  const hashed = given ? createHash('sha256').update(given).digest('hex') : undefined;
  if (!given || (inToken !== given && inToken !== hashed)) {
    throw new ProtocolError('MISSING_OR_INVALID_NONCE : Nonce is missing in the request.');
  }
}
