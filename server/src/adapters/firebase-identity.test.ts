import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidTokenError } from '../ports.ts';
import { TestClock } from '../test/test-clock.ts';
import { firebaseVerifier } from './firebase-identity.ts';

const PROJECT = 'travel-project';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;
const clock = new TestClock();
const now = Math.floor(clock.now().getTime() / 1000);

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let server: Server;
let jwksUrl: string;

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  jwksUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/keys`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const CLAIMS: JWTPayload = {
  iss: ISSUER,
  aud: PROJECT,
  sub: 'uid-1',
  iat: now - 60,
  exp: now + 3000,
  auth_time: now - 60,
  email: 'ada@example.com',
  email_verified: true,
  name: 'Ada',
  firebase: { sign_in_provider: 'google.com' },
};

function sign(change: Record<string, unknown> = {}, header: object = {}): Promise<string> {
  const claims = new SignJWT({ ...CLAIMS, ...change });
  return claims.setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(keys.privateKey);
}

describe('ID tokens of a Firebase project', () => {
  it('are accepted with their claims', async () => {
    const verifier = firebaseVerifier({ projectId: PROJECT, clock, jwksUrl });
    expect(await verifier.verify(await sign())).toEqual({
      uid: 'uid-1',
      email: 'ada@example.com',
      emailVerified: true,
      name: 'Ada',
      authTime: new Date((now - 60) * 1000),
      provider: 'google.com',
    });
  });

  it.each<[string, Record<string, unknown>, object?]>([
    ['expired', { exp: now - 5 }],
    ['of another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['of the embedded service', { iss: 'http://localhost:3000/identity/wayfarer' }],
    ['for another project', { aud: 'other' }],
    ['without a subject', { sub: '' }],
    ['without any subject', { sub: undefined }],
    ['without an issuer', { iss: undefined }],
    ['without a project', { aud: undefined }],
    ['without an end', { exp: undefined }],
    ['without a beginning', { iat: undefined }],
    ['not good yet', { nbf: now + 600 }],
    ['from the future', { iat: now + 600, exp: now + 4000 }],
    ['without an address', { email: null }],
    ['with an unknown key', {}, { kid: '../../etc/passwd' }],
    ['with a key that is a question', {}, { kid: "' or 1=1 --" }],
    ['without a key', {}, { kid: undefined }],
    ['critical about something', {}, { crit: ['b64'], b64: true }],
  ])('that are %s are refused', async (_what, change, header) => {
    const verifier = firebaseVerifier({ projectId: PROJECT, clock, jwksUrl });
    await expect(verifier.verify(await sign(change, header))).rejects.toBeInstanceOf(
      InvalidTokenError,
    );
  });

  it('are refused without a signature', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const verifier = firebaseVerifier({ projectId: PROJECT, clock, jwksUrl });
    for (const alg of ['none', 'None', 'NONE', 'nOnE', 'HS256', 'RS256', '', null]) {
      const token = `${part({ alg, kid: 'one' })}.${part(CLAIMS)}.`;
      await expect(verifier.verify(token)).rejects.toBeInstanceOf(InvalidTokenError);
    }
  });

  it('are refused with another signature, regardless of what they say about their key', async () => {
    const verifier = firebaseVerifier({ projectId: PROJECT, clock, jwksUrl });
    const foreign = await generateKeyPair('RS256');
    const jwk = await exportJWK(foreign.publicKey);
    const url = 'https://evil.example/keys';
    const headers = [{ kid: 'one' }, { jwk }, { kid: 'one', jwk }, { kid: 'one', jku: url }];
    const tokens = await Promise.all(
      headers.map((header) =>
        new SignJWT(CLAIMS)
          .setProtectedHeader({ alg: 'RS256', ...header })
          .sign(foreign.privateKey),
      ),
    );
    const published = JSON.stringify(await exportJWK(keys.publicKey));
    const hmac = new SignJWT(CLAIMS).setProtectedHeader({ alg: 'HS256', kid: 'one' });
    tokens.push(await hmac.sign(Buffer.from(published)));
    const [head, body, signature = ''] = (await sign()).split('.');
    const other = signature.startsWith('A') ? 'B' : 'A';
    tokens.push(`${head}.${body}.${other}${signature.slice(1)}`, `${head}.${body}.${signature}.x`);
    for (const token of tokens) {
      await expect(verifier.verify(token)).rejects.toBeInstanceOf(InvalidTokenError);
    }
  });

  it('don’t count as invalid if the keys can’t be fetched', async () => {
    const verifier = firebaseVerifier({
      projectId: PROJECT,
      clock,
      jwksUrl: 'http://127.0.0.1:1/keys',
    });
    const refusal: unknown = await verifier.verify(await sign()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Error);
    expect(refusal).not.toBeInstanceOf(InvalidTokenError);
  });
});
