import { SignJWT, decodeJwt, errors, jwtVerify } from 'jose';
import type { KeyRing } from '../keys/key-ring.ts';
import { secretHash } from '../secrets.ts';
import { epochSeconds, type Clock } from '../clock.ts';

const LIFETIME = 300;
const AUDIENCE = 'google.com';

/** Google's replacement in the demo. It issues a token for any account, signed with its own key. */
export class DemoGoogle {
  readonly #issuer: string;
  readonly #clock: Clock;
  readonly #keys: KeyRing;

  constructor(issuer: string, clock: Clock, keys: KeyRing) {
    this.#issuer = `${issuer}/demo-google`;
    this.#clock = clock;
    this.#keys = keys;
  }

  /**
   * Issues an ID token for a demo account, valid for five minutes.
   * @param email The address in its folded form
   */
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

  /** True if a token claims to be issued by this service. Errors: those of jose, for a text that isn't a token. */
  isIssuerOf(token: string): boolean {
    return decodeJwt(token).iss === this.#issuer;
  }

  /** The token's payload. Errors: those of jose. */
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
