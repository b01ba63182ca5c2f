import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assertFreshSignIn } from '../fresh-sign-in.ts';
import { InvalidTokenError, type IdentityVerifier, type VerifiedIdentity } from '../ports.ts';
import { TestClock } from '../test/test-clock.ts';
import { askingForRevocation } from './firebase-revocation.ts';

/** As documented at https://docs.cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/lookup */
const GOOD = { localId: 'ada', email: 'ada@example.com', emailVerified: true, validSince: '1000' };

let clock: TestClock;
let server: Server;
let lookupUrl: string;
let asked: { url: string; referer: string; body: unknown }[];
let answer: { status: number; body: unknown };

beforeEach(async () => {
  clock = new TestClock();
  asked = [];
  answer = { status: 200, body: { users: [GOOD] } };
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      const { url = '', headers } = request;
      asked.push({ url, referer: headers.referer ?? '', body: JSON.parse(text) });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  lookupUrl = `http://127.0.0.1:${port}/v1/accounts:lookup`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const IDENTITY: VerifiedIdentity = {
  uid: 'ada',
  email: 'ada@example.com',
  emailVerified: true,
  name: 'Ada',
  authTime: new Date(2_000_000),
  provider: 'password',
};

/** A verifier for the second token of a sign-in. */
function checking(url = lookupUrl) {
  const inner: IdentityVerifier = {
    verify: async (token) => ({ ...IDENTITY, authTime: new Date(Number(token) * 1000) }),
  };
  const warn = vi.fn<() => void>();
  const verifier = askingForRevocation(inner, {
    apiKey: 'AIza key',
    publicUrl: 'https://travel.example',
    clock,
    log: { warn },
    lookupUrl: url,
  });
  return { verify: (second: number) => verifier.verify(String(second)), warn };
}

const refused = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });

describe('a Firebase session', () => {
  it('is checked once a minute, regardless of the number of requests', async () => {
    const { verify } = checking();
    const many = await Promise.all(Array.from({ length: 50 }, () => verify(2000)));
    expect(many.every(({ unchecked }) => unchecked === undefined)).toBe(true);
    clock.advance(59_000);
    await verify(2000);
    expect(asked).toEqual([
      {
        url: '/v1/accounts:lookup?key=AIza%20key',
        referer: 'https://travel.example/',
        body: { idToken: '2000' },
      },
    ]);
    clock.advance(2000);
    await verify(2000);
    await verify(3000);
    expect(asked).toHaveLength(3);
  });

  it.each([
    ['is disabled', () => ({ status: 200, body: { users: [{ ...GOOD, disabled: true }] } })],
    ['is revoked', () => ({ status: 200, body: { users: [{ ...GOOD, validSince: '2001' }] } })],
    ['is nowhere', () => ({ status: 200, body: {} })],
    ['is deleted', () => refused('USER_NOT_FOUND')],
    ['is called disabled', () => refused('USER_DISABLED : The user account has been disabled.')],
    ['is called invalid', () => refused('INVALID_ID_TOKEN')],
  ])(
    'ends within a minute if its account %s [attack go on with a revoked Firebase token]',
    async (_how, ending) => {
      const { verify } = checking();
      expect(await verify(2000)).toMatchObject({ uid: 'ada' });
      answer = ending();
      clock.advance(61_000);
      await expect(verify(2000)).rejects.toBeInstanceOf(InvalidTokenError);
    },
  );

  it('doesn’t affect the next session once it is revoked', async () => {
    const { verify } = checking();
    answer = { status: 200, body: { users: [{ ...GOOD, validSince: '2500' }] } };
    await expect(verify(2000)).rejects.toBeInstanceOf(InvalidTokenError);
    expect(await verify(2600)).toMatchObject({ uid: 'ada' });
  });

  it.each([
    ['is broken', () => ({ status: 503, body: { error: { message: 'backend error' } } })],
    ['blocks the key', () => ({ status: 403, body: { error: { message: 'blocked' } } })],
    ['answers something else', () => ({ status: 200, body: { users: 'many' } })],
  ])(
    'continues if Google %s, except for calls that require a recent sign-in [incident Firebase cannot be asked]',
    async (_how, trouble) => {
      const { verify, warn } = checking();
      answer = trouble();
      const identity = await verify(2000);
      expect(identity).toMatchObject({ uid: 'ada', unchecked: true });
      expect(warn).toHaveBeenCalledOnce();
      const actor = { ...identity, role: 'traveller' as const };
      expect(() => assertFreshSignIn({ clock }, actor)).toThrow(
        expect.objectContaining({ code: 'unavailable', status: 503 }),
      );
      await verify(2000);
      expect(asked).toHaveLength(1);
      answer = { status: 200, body: { users: [GOOD] } };
      clock.advance(11_000);
      expect(await verify(2000)).not.toHaveProperty('unchecked');
    },
  );

  it('continues if Google can’t be reached [incident Firebase cannot be asked]', async () => {
    const { verify } = checking('http://127.0.0.1:1/lookup');
    expect(await verify(2000)).toMatchObject({ unchecked: true });
  });
});
