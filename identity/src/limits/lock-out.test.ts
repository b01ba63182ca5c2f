import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  OTHER_PASSWORD,
  PASSWORD,
  codeFor,
  newEmail,
  startService,
  type Service,
} from '../test/service.ts';
import { accounts, refresh, tokensOf } from '../test/wire.ts';
import { DAY, MINUTE } from '../clock.ts';

let service: Service;
beforeEach(async () => {
  service = await startService();
  service.clock.hold();
});
afterEach(() => service.close());

const HOUSE = '198.51.100.1';
const HOME = '203.0.113.1';
const WRONG = 'Wrong-one!7';

const at = (network: string) => ({ 'x-test-address': network });
const signIn = (email: string, password: string, network: string) =>
  accounts(service, 'signInWithPassword', { email, password }, at(network));

async function signedUp(network = HOME) {
  const email = newEmail();
  return { email, ...tokensOf(await accounts(service, 'signUp', { email, password: PASSWORD }, at(network))) }; // prettier-ignore
}

/** Sends wrong passwords, each for a different address. */
async function spray(tries: number, network = HOUSE) {
  for (let n = 0; n < tries; n += 1) await signIn(newEmail('spray'), WRONG, network);
}

const waited = (answer: { headers: Headers }) => Number(answer.headers.get('retry-after'));

describe('a network that many guess from [attack a whole network locked out of signing in]', () => {
  it('is blocked for less than a minute, and accounts that are familiar there pass', async () => {
    const { email: resident } = await signedUp(HOUSE);
    const { email: visitor } = await signedUp();
    await spray(100);
    const refused = await signIn(visitor, PASSWORD, HOUSE);
    expect(refused).toMatchObject({ status: 400, error: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
    expect(waited(refused)).toBeGreaterThan(0);
    expect(waited(refused)).toBeLessThanOrEqual(60);
    expect((await signIn(resident, PASSWORD, HOUSE)).status).toBe(200);
    // Further attempts don't extend the block.
    await spray(30);
    service.clock.advance(waited(refused) * 1000);
    expect((await signIn(visitor, PASSWORD, HOUSE)).status).toBe(200);
    expect((await signIn(visitor, PASSWORD, HOME)).status).toBe(200);
  });

  it('cannot be kept blocked by a wrong password every quarter of an hour', async () => {
    await spray(100);
    for (let n = 0; n < 8; n += 1) {
      const { email } = await signedUp();
      service.clock.advance(15 * MINUTE);
      await spray(1);
      expect((await signIn(email, PASSWORD, HOUSE)).status).toBe(200);
    }
  });

  it('gets back what people mistyped before they knew', async () => {
    for (let n = 0; n < 13; n += 1) {
      const { email } = await signedUp();
      for (let slip = 0; slip < 9; slip += 1) {
        expect((await signIn(email, WRONG, HOUSE)).error).toBe('INVALID_LOGIN_CREDENTIALS');
      }
      expect((await signIn(email, PASSWORD, HOUSE)).status).toBe(200);
    }
  });

  it('gives a guesser nothing back for signing in to own accounts', async () => {
    for (let n = 0; n < 10; n += 1) {
      const { email } = await signedUp(HOUSE);
      await spray(10);
      for (let slip = 0; slip < 9; slip += 1) await signIn(email, WRONG, HOUSE);
      expect((await signIn(email, PASSWORD, HOUSE)).status).toBe(200);
    }
    expect((await signIn(newEmail(), WRONG, HOUSE)).error).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it('tells nothing of who is familiar to it [attack accounts revealed by a limit]', async () => {
    const { email: resident } = await signedUp(HOUSE);
    await spray(100);
    const told = async (email: string) => {
      const { status, body, headers } = await signIn(email, WRONG, HOUSE);
      return { status, body, retry: headers.get('retry-after') };
    };
    const unknown = await told(newEmail('nobody'));
    for (let n = 0; n < 12; n += 1) expect(await told(resident)).toEqual(unknown);
    // The password has been checked ten times.
    expect((await signIn(resident, PASSWORD, HOUSE)).error).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect((await signIn(resident, PASSWORD, HOME)).status).toBe(200);
    service.clock.advance(30_000);
    expect((await told(resident)).body).toMatchObject({
      error: { message: 'INVALID_LOGIN_CREDENTIALS' },
    });
    // The network was charged the same as for a wrong password for any other address.
    expect(await told(newEmail('nobody'))).toEqual(unknown);
  });

  it('leaves a bounded number of rows, which go with time', async () => {
    const rows = async () => {
      const counts = await Promise.all(
        ['identity_attempts', 'identity_budgets'].map(
          async (table) => (await service.db.query(`select 1 from ${table}`)).rowCount,
        ),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    };
    await spray(100);
    const before = await rows();
    await spray(50);
    expect(await rows()).toBeLessThanOrEqual(before + 1);
    service.clock.advance(2 * DAY);
    await service.identity.prune();
    expect(await rows()).toBe(0);
  });
});

describe('an account that many networks guess at [attack distributed guessing]', () => {
  const network = (n: number) => `192.0.${n}.7`;
  const respelled = (email: string, n: number) => (n % 2 === 0 ? email : email.toUpperCase());
  async function sixtyTries(email: string) {
    const errors: (string | undefined)[] = [];
    for (let n = 0; n < 60; n += 1) {
      errors.push((await signIn(respelled(email, n), WRONG, network(n))).error);
    }
    return errors;
  }

  it('is left alone by the thirtieth; its owner gets in where it is familiar, or by mail', async () => {
    const { email } = await signedUp(HOME);
    const errors = await sixtyTries(email);
    expect(errors[0]).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(new Set(errors.slice(29))).toEqual(new Set(['TOO_MANY_ATTEMPTS_TRY_LATER']));
    expect((await signIn(email, PASSWORD, network(61))).error).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect((await signIn(email, PASSWORD, HOME)).status).toBe(200);
    expect((await signIn((await signedUp()).email, PASSWORD, network(1))).status).toBe(200);

    await accounts(service, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = codeFor(service, 'reset-password', email);
    await accounts(service, 'resetPassword', { oobCode, newPassword: OTHER_PASSWORD });
    expect((await signIn(email, OTHER_PASSWORD, network(61))).status).toBe(200);
  });

  it('is answered for as one that does not exist', async () => {
    const { email } = await signedUp();
    expect(await sixtyTries(newEmail('nobody'))).toEqual(await sixtyTries(email));
  });

  it('is familiar where a session of it lives on, for sixty days', async () => {
    const { email, refreshToken } = await signedUp();
    await refresh(service, refreshToken, at('203.0.113.200'));
    await sixtyTries(email);
    expect((await signIn(email, PASSWORD, '203.0.113.200')).status).toBe(200);
    service.clock.advance(61 * DAY);
    await service.identity.prune();
    await sixtyTries(email);
    expect((await signIn(email, PASSWORD, '203.0.113.200')).error).toBe(
      'TOO_MANY_ATTEMPTS_TRY_LATER',
    );
  });

  it('keeps the last twenty networks', async () => {
    const { email } = await signedUp();
    for (let n = 0; n < 25; n += 1) {
      service.clock.advance(1);
      await signIn(email, PASSWORD, network(n));
    }
    const { rowCount } = await service.db.query('select 1 from identity_familiar_networks');
    expect(rowCount).toBe(20);
  });
});

it('a failed sign-in is told with the address it came from, and no more [attack guessing that leaves no trace]', async () => {
  const { email } = await signedUp();
  await signIn(email, WRONG, '2001:db8::7');
  for (let n = 0; n < 11; n += 1) await signIn('nobody@example.com', WRONG, HOUSE);
  expect(service.events.filter(({ type }) => type === 'sign-in-failed')).toEqual([
    { type: 'sign-in-failed', address: '2001:db8::7' },
    ...Array.from({ length: 11 }, () => ({ type: 'sign-in-failed', address: HOUSE })),
  ]);
});
