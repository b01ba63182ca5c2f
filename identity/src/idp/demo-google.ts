import { SignJWT, decodeJwt, errors, jwtVerify } from 'jose';
import type { KeyRing } from '../keys/key-ring.ts';
import { secretHash } from '../secrets.ts';
import { epochSeconds, type Clock } from '../clock.ts';

const LIFETIME = 300;
const AUDIENCE = 'google.com';

/** Replaces Google in demonstrations: signs whatever it is asked to, with a key of its own. */
export class DemoGoogle {
  readonly #issuer: string;
  readonly #clock: Clock;
  readonly #keys: KeyRing;

  constructor(issuer: string, clock: Clock, keys: KeyRing) {
    this.#issuer = `${issuer}/demo-google`;
    this.#clock = clock;
    this.#keys = keys;
  }

  /** An ID token for a demo account, good for five minutes. @param email in its folded form */
  async mint(account: { email: string; name: string }): Promise<string> {
    const { kid, privateKey } = await this.#keys.signingKey();
    const now = epochSeconds(this.#clock.now());
    return new SignJWT({ email: account.email, email_verified: true, name: account.name })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(this.#issuer)
      .setAudience(AUDIENCE)
      .setSubject(`demo-${secretHash(account.email).slice(0, 21)}`)
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME)
      .sign(privateKey);
  }

  /** Does the token claim to be issued here? Errors: jose's, for text that is no token at all. */
  isIssuerOf(token: string): boolean {
    return decodeJwt(token).iss === this.#issuer;
  }

  /** The token's content. Errors: jose's. */
  async verify(token: string): Promise<Record<string, unknown>> {
    const { payload } = await jwtVerify(
      token,
      async (header) => {
        const key = await this.#keys.publicKey(header.kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        issuer: this.#issuer,
        audience: AUDIENCE,
        algorithms: ['RS256'],
        currentDate: this.#clock.now(),
        requiredClaims: ['sub', 'exp', 'iat'],
      },
    );
    return payload;
  }
}
