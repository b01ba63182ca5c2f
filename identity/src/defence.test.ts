import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitKeyOf } from './limits/client-address.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import {
  OTHER_PASSWORD,
  PASSWORD,
  newEmail,
  setDisabled,
  startService,
  type Service,
} from './test/service.ts';
import { accounts, tokensOf } from './test/wire.ts';
import { DAY, MINUTE } from './clock.ts';
import { findUserByEmail } from './users/user-store.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('guessing', () => {
  const signUp = async (email = newEmail()) => {
    await accounts(service, 'signUp', { email, password: PASSWORD });
    return email;
  };
  const signIn = (email: string, password: string, address: string, forwarded?: string) =>
    accounts(
      service,
      'signInWithPassword',
      { email, password },
      {
        'x-test-address': address,
        ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
      },
    );

  it('is stopped at one address, whatever its headers say; the owner gets in', async () => {
    const email = await signUp();
    const errors: (string | undefined)[] = [];
    for (let i = 0; i < 30; i += 1) {
      const spelled = i % 2 === 0 ? email : email.toUpperCase();
      errors.push((await signIn(spelled, `Wrong-${i}!`, '198.51.100.1', `10.0.0.${i}`)).error);
    }
    expect(errors.slice(0, 10)).toEqual(Array(10).fill('INVALID_LOGIN_CREDENTIALS'));
    expect(new Set(errors.slice(10))).toEqual(new Set(['TOO_MANY_ATTEMPTS_TRY_LATER']));
    const blocked = await signIn(email, PASSWORD, '198.51.100.1');
    expect(blocked).toMatchObject({ status: 400, error: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(email, PASSWORD, '198.51.100.2')).status).toBe(200);
    expect((await signIn(await signUp(), PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  it('is stopped for unknown addresses alike', async () => {
    const email = newEmail('nobody');
    for (let i = 0; i < 10; i += 1) await signIn(email, 'x', '198.51.100.3');
    expect((await signIn(email, 'x', '198.51.100.3')).error).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it('gains nothing from a burst', async () => {
    const email = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => signIn(email, `Wrong-${i}!`, '198.51.100.4')),
    );
    const tried = answers.filter((answer) => answer.error === 'INVALID_LOGIN_CREDENTIALS');
    // Two hashes run at a time, so at most one more password is checked together with the tenth.
    expect(tried.length).toBeLessThanOrEqual(11);
  });

  it('waits longer each time, and is forgiven after a success or a day', async () => {
    const email = await signUp();
    const address = '198.51.100.5';
    for (let i = 0; i < 10; i += 1) await signIn(email, 'x', address);
    service.clock.advance(MINUTE + 1);
    expect((await signIn(email, 'x', address)).error).toBe('INVALID_LOGIN_CREDENTIALS');
    service.clock.advance(MINUTE + 1);
    expect((await signIn(email, PASSWORD, address)).error).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    service.clock.advance(MINUTE);
    expect((await signIn(email, PASSWORD, address)).status).toBe(200);
    expect((await signIn(email, 'x', address)).error).toBe('INVALID_LOGIN_CREDENTIALS');
    expect((await signIn(email, PASSWORD, address)).status).toBe(200);

    const other = await signUp();
    for (let i = 0; i < 10; i += 1) await signIn(other, 'x', address);
    service.clock.advance(DAY + MINUTE);
    for (let i = 0; i < 9; i += 1) await signIn(other, 'x', address);
    expect((await signIn(other, PASSWORD, address)).status).toBe(200);
  });

  it('many accounts from one address is stopped too', async () => {
    const address = '198.51.100.6';
    const errors: (string | undefined)[] = [];
    for (let i = 0; i < 101; i += 1) {
      errors.push((await signIn(newEmail('spray'), 'x', address)).error);
    }
    expect(errors.slice(0, 100)).toEqual(Array(100).fill('INVALID_LOGIN_CREDENTIALS'));
    expect(errors[100]).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it('learns nothing from the answer about unknown, passwordless and disabled accounts', async () => {
    const known = await signUp();
    const disabled = await signUp();
    const user = await findUserByEmail(service.db, disabled);
    await setDisabled(service, user?.id ?? '', true);
    const answers = await Promise.all(
      [known, disabled, newEmail()].map((email) => signIn(email, 'Wrong-1!', '198.51.100.7')),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect((await signIn(disabled, PASSWORD, '198.51.100.7')).error).toBe('USER_DISABLED');
  });

  it('keys IPv6 on the subscriber, and IPv4 on the address', () => {
    expect(limitKeyOf('2001:db8:1:2:aaaa::1')).toBe(limitKeyOf('2001:db8:1:2:bbbb:cccc::2'));
    expect(limitKeyOf('2001:db8:1:2::1')).not.toBe(limitKeyOf('2001:db8:1:3::1'));
    expect(limitKeyOf('2001:0db8::1')).toBe(limitKeyOf('2001:db8:0:0:ffff::2'));
    expect(limitKeyOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(limitKeyOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(limitKeyOf('::1')).toBe('0:0:0:0::/64');
  });
});

describe('passwords', () => {
  const cost = { memoryKiB: 64, passes: 1, lanes: 1 };

  it('make one account of ten sign-ups at once', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => accounts(service, 'signUp', { email, password: PASSWORD })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.error))).toEqual(
      new Set([undefined, 'EMAIL_EXISTS']),
    );
  });

  it('differ after byte 72, and may be long and in any script', async () => {
    const start = `Aa1!${'é'.repeat(80)}`;
    const email = newEmail();
    await accounts(service, 'signUp', { email, password: `${start}x` });
    const signIn = (password: string) =>
      accounts(service, 'signInWithPassword', { email, password });
    expect((await signIn(`${start}y`)).error).toBe('INVALID_LOGIN_CREDENTIALS');
    expect((await signIn(`${start}x`)).status).toBe(200);
    expect((await signIn(`${start}x`.normalize('NFD'))).status).toBe(200);
    const huge = await accounts(service, 'signUp', {
      email: newEmail(),
      password: `Aa1!${'x'.repeat(5000)}`,
    });
    expect(huge.message).toContain('at most 4096 characters');
  });

  it('must keep the rules and be less common', async () => {
    const told = async (password: string) =>
      (await accounts(service, 'signUp', { email: newEmail(), password })).message;
    expect(await told('aA1!')).toBe(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: ' +
        '[Password must contain at least 6 characters]',
    );
    expect(await told('P@ssw0rd')).toContain('most common passwords');
    // A symbol that isn't in the published list doesn't count, and the SDK doesn't count it either.
    expect(await told('Abcdef1§')).toContain('non-alphanumeric');
    expect(await told('')).toBe('MISSING_PASSWORD');
    expect(await told('Abcdef1!\u0000')).toBe('INVALID_PASSWORD');
    expect(await told('Abcdef1!\ud800')).toBe('INVALID_PASSWORD');
  });

  it('are rehashed at sign-in when the cost has changed', async () => {
    const email = newEmail();
    await accounts(service, 'signUp', { email, password: PASSWORD });
    const stored = async () => {
      const { rows } = await service.db.query<{ hash: string }>(
        'select password_hash as hash from identity_users where email = $1',
        [email],
      );
      return rows[0]?.hash;
    };
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    const stronger = await startService(
      { argon2: { memoryKiB: 128, passes: 2, lanes: 1 } },
      service.db,
    );
    tokensOf(await accounts(stronger, 'signInWithPassword', { email, password: PASSWORD }));
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=128,t=2,p=1\$/);
    expect(
      (await accounts(service, 'signInWithPassword', { email, password: PASSWORD })).status,
    ).toBe(200);
    await stronger.close();
  });

  it('cost the same work whether or not there is a hash', async () => {
    const hasher = new PasswordHasher(cost, { concurrency: 1, queue: 0 });
    const stored = await hasher.hash('192.0.2.1', PASSWORD);
    const [right, wrong, none] = await hasher.withPlace('192.0.2.1', async (place) => [
      await place.matches(stored, PASSWORD),
      await place.matches(stored, OTHER_PASSWORD),
      await place.matches(null, PASSWORD),
    ]);
    expect([right, wrong, none]).toEqual([true, false, false]);
    expect(hasher.isOutdated(stored)).toBe(false);
  });

  it('are hashed a few at a time; what is too much is refused at once', async () => {
    const busy = await startService(
      // A hash that is far more expensive than the rest of a sign-in, so that a queue builds up.
      { argon2: { memoryKiB: 32_768, passes: 8, lanes: 1 }, hashing: { concurrency: 1, queue: 2 } },
      service.db,
    );
    const email = newEmail();
    await accounts(busy, 'signUp', { email, password: PASSWORD });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        accounts(busy, 'signInWithPassword', { email, password: PASSWORD }),
      ),
    );
    const served = answers.filter((answer) => answer.status === 200);
    const refused = answers.filter((answer) => answer.status === 503);
    expect(served.length + refused.length).toBe(20);
    expect(served.length).toBeGreaterThanOrEqual(3);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body).toMatchObject({
      error: { code: 503, status: 'RESOURCE_EXHAUSTED', errors: [{ domain: 'global' }] },
    });
    expect(refused[0]?.headers.get('retry-after')).toBe('2');
    expect((await accounts(busy, 'signInWithPassword', { email, password: PASSWORD })).status).toBe(
      200,
    );
    await busy.close();
  });
});
