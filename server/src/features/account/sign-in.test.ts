import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, openTestDatabase, type TestApp } from '../../test/app.ts';
import { identityCall } from '../../test/people.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

interface Try {
  email: string;
  password?: string;
  from: string;
  forwarded?: string;
}

/** One sign-in from a network address, regardless of its headers. */
async function signIn(at: TestApp, { email, password = 'Wrong!pass7', from, forwarded }: Try) {
  const answer = await at.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=wayfarer-web',
    remoteAddress: from,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded, forwarded: `for=${forwarded}` }, // prettier-ignore
    payload: { email, password, returnSecureToken: true },
  });
  const { error } = answer.json<{ error?: { message: string } }>();
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<unknown>(), error: error?.message }; // prettier-ignore
}

/** The same address with some letters in upper case, different ones for each `n`. */
function respelled(email: string, n: number): string {
  return [...email]
    .map((letter, at) => ((n >> (at % 6)) & 1 ? letter.toUpperCase() : letter))
    .join('');
}

const BLOCKED = /^TOO_MANY_ATTEMPTS_TRY_LATER/;

describe('sixty wrong attempts', () => {
  it.each<[string, Record<string, string>, string, (n: number) => string]>([
    ['straight', {}, '198.51.100.7', (n: number) => `10.0.${n}.1`],
    [
      'through a proxy',
      { TRUST_PROXY: '1' },
      '10.0.0.1',
      (n: number) => `10.0.${n}.1, 198.51.100.8`,
    ],
  ])(
    '%s are stopped by the thirtieth; the victim and others still sign in',
    async (_how, env, from, spoofed) => {
      const db = await openTestDatabase();
      const at = await createTestApp({ db, env });
      const [victim, neighbour] = [await at.createTraveler(), await at.createTraveler()];
      const tries = [];
      for (let n = 0; n < 60; n += 1) {
        tries.push(
          await signIn(at, { email: respelled(victim.email, n), from, forwarded: spoofed(n) }),
        );
      }
      const errors = tries.map(({ error = '' }) => error);
      expect(errors[0]).toBe('INVALID_LOGIN_CREDENTIALS');
      expect(errors.slice(29).every((error) => BLOCKED.test(error))).toBe(true);
      expect(errors.findIndex((error) => BLOCKED.test(error))).toBeGreaterThan(4);
      const last = tries.at(-1);
      expect(last).toMatchObject({
        status: 400,
        body: { error: { code: 400, errors: [{ domain: 'global', reason: 'invalid' }] } },
      });
      expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
      const elsewhere = {
        from: env['TRUST_PROXY'] ? from : '203.0.113.4',
        forwarded: '203.0.113.4',
      };
      const right = await signIn(at, {
        ...elsewhere,
        email: victim.email,
        password: victim.password,
      });
      expect(right.status).toBe(200);
      const { email, password } = neighbour;
      expect((await signIn(at, { email, password, from, forwarded: spoofed(99) })).status).toBe(
        200,
      );
      await at.close();
      await db.close();
    },
  );
});

describe('an unknown address and a wrong password', () => {
  it('get the same response and headers', async () => {
    const { email } = await world.createTraveler();
    const [wrong, unknown] = [
      await signIn(world, { email, from: '198.51.100.20' }),
      await signIn(world, { email: 'nobody@example.com', from: '198.51.100.20' }),
    ];
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
  });
});

describe('an account', () => {
  const account = (call: string, email: string, password: string) =>
    identityCall(world.app, call, { email, password, returnSecureToken: true });

  it('distinguishes passwords that differ only after byte 72', async () => {
    const start = `Aa1!${'x'.repeat(80)}`;
    const email = 'long-password@example.com';
    expect((await account('signUp', email, `${start}1`)).status).toBe(200);
    expect((await account('signInWithPassword', email, `${start}2`)).status).toBe(400);
    expect((await account('signInWithPassword', email, start)).status).toBe(400);
    expect((await account('signInWithPassword', email, `${start}1`)).status).toBe(200);
  });

  it('is found by its address in any letter case', async () => {
    const password = 'Correct!horse7';
    const made = await account('signUp', 'Some.Body@Example.com', password);
    const again = await account('signInWithPassword', 'sOME.bODY@eXAMPLE.COM', password);
    expect([again.status, again.body['localId']]).toEqual([200, made.body['localId']]);
    const second = await account('signUp', 'some.body@example.com', password);
    expect(second).toMatchObject({ status: 400, body: { error: { message: 'EMAIL_EXISTS' } } });
  });

  it('isn’t searched for if the address is too long', async () => {
    const hostile = [
      `${'a'.repeat(25_000)}@b.co`,
      `a@${'b.'.repeat(12_000)}`,
      `${'a@'.repeat(12_000)}b.co`,
      `a@b${'.co'.repeat(100)}`,
    ];
    for (const email of hostile) {
      for (const call of ['signUp', 'signInWithPassword', 'createAuthUri', 'sendOobCode']) {
        const body = { email, identifier: email, password: 'Correct!horse7', requestType: 'PASSWORD_RESET' }; // prettier-ignore
        const answer = await identityCall(world.app, call, body);
        expect([call, answer.status]).toEqual([call, 400]);
      }
    }
  });
});
