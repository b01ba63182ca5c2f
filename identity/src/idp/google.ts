import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { GoogleOptions } from '../options.ts';
import { HOUR, type Clock } from '../clock.ts';

const GOOGLE = 'https://accounts.google.com';
const TIMEOUT = 5000;

interface Discovery {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly jwks_uri: string;
}

interface Provider {
  readonly discovery: Discovery;
  readonly jwks: JWTVerifyGetKey;
  readonly until: number;
}

/** Google as an OpenID provider, or a test provider with its own discovery document. */
export class Google {
  readonly #options: GoogleOptions;
  readonly #clock: Clock;
  #provider: Provider | undefined;

  constructor(options: GoogleOptions, clock: Clock) {
    this.#options = options;
    this.#clock = clock;
  }

  /** The URL to which the browser is sent (code flow with PKCE). Throws if the provider can't be reached. */
  async authorizationUrl(request: {
    state: string;
    nonce: string;
    verifier: string;
    redirectUri: string;
  }): Promise<string> {
    const { discovery } = await this.#load();
    const url = new URL(discovery.authorization_endpoint);
    const parameters = {
      client_id: this.#options.clientId,
      redirect_uri: request.redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state: request.state,
      nonce: request.nonce,
      code_challenge: createHash('sha256').update(request.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Exchanges a code, from server to server, and verifies the ID token. Errors: those of each step. */
  async redeem(grant: {
    code: string;
    nonce: string;
    verifier: string;
    redirectUri: string;
  }): Promise<Record<string, unknown>> {
    const { discovery } = await this.#load();
    const answer = await fetchJson(discovery.token_endpoint, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: grant.code,
        redirect_uri: grant.redirectUri,
        code_verifier: grant.verifier,
        client_id: this.#options.clientId,
        client_secret: this.#options.clientSecret,
      }),
    });
    const idToken = answer['id_token'];
    if (typeof idToken !== 'string') throw new Error('the provider sent no ID token');
    const payload = await this.verify(idToken);
    if (payload['nonce'] !== grant.nonce) throw new Error('the ID token is for another request');
    return payload;
  }

  /** The payload of an ID token that was issued for us. Errors: those of jose and of the network. */
  async verify(idToken: string): Promise<Record<string, unknown>> {
    const { discovery, jwks } = await this.#load();
    const { payload } = await jwtVerify(idToken, jwks, {
      // Google issues tokens both with and without the scheme in the issuer
      issuer: discovery.issuer === GOOGLE ? [GOOGLE, 'accounts.google.com'] : discovery.issuer,
      audience: this.#options.clientId,
      algorithms: ['RS256'],
      currentDate: this.#clock.now(),
      clockTolerance: 30,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return payload;
  }

  async #load(): Promise<Provider> {
    const now = this.#clock.now().getTime();
    if (this.#provider && this.#provider.until > now) return this.#provider;
    const url = this.#options.discoveryUrl ?? `${GOOGLE}/.well-known/openid-configuration`;
    const discovery = readDiscovery(await fetchJson(url, {}));
    const jwks = createRemoteJWKSet(new URL(discovery.jwks_uri), { timeoutDuration: TIMEOUT });
    this.#provider = { discovery, jwks, until: now + HOUR };
    return this.#provider;
  }
}

function readDiscovery(document: Readonly<Record<string, unknown>>): Discovery {
  const read = (name: keyof Discovery): string => {
    const value = document[name];
    if (typeof value !== 'string') throw new Error(`the discovery document lacks ${name}`);
    return value;
  };
  return {
    issuer: read('issuer'),
    authorization_endpoint: read('authorization_endpoint'),
    token_endpoint: read('token_endpoint'),
    jwks_uri: read('jwks_uri'),
  };
}

async function fetchJson(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  const json: unknown = await response.json();
  if (typeof json !== 'object' || json === null)
    throw new Error(`${url} did not return a JSON object`);
  return { ...json };
}
