import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, codeFor, newEmail, startService, type Service } from '../test/service.ts';
import { accounts, tokensOf, type WireAnswer } from '../test/wire.ts';
import { HOUR, MINUTE } from '../clock.ts';

let service: Service;
beforeEach(async () => {
  service = await startService();
  service.clock.hold();
});
afterEach(() => service.close());

const HERE = '198.51.100.1';
const THERE = '203.0.113.9';
const at = (network: string) => ({ 'x-test-address': network });
const signUp = (email = newEmail(), network = HERE, password = PASSWORD) =>
  accounts(service, 'signUp', { email, password }, at(network));
const send = (body: object, network = HERE) => accounts(service, 'sendOobCode', body, at(network));

/** The errors of `count` calls, ten of them at a time. */
async function errorsOf(count: number, call: (n: number) => Promise<WireAnswer>) {
  const errors: (string | undefined)[] = [];
  for (let n = 0; n < count; n += 10) {
    const batch = Array.from({ length: Math.min(10, count - n) }, (_, i) => call(n + i));
    errors.push(...(await Promise.all(batch)).map(({ error }) => error));
  }
  return errors;
}
const counted = (errors: readonly (string | undefined)[], wanted: string | undefined) =>
  errors.filter((error) => error === wanted).length;
const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';
const EXCEEDED = 'RESET_PASSWORD_EXCEED_LIMIT';

describe('sign-ups of one network', () => {
  it('are sixty, and thirty an hour from then on; others sign up in the meantime [attack accounts made by the hundred]', async () => {
    const errors = await errorsOf(90, () => signUp());
    expect([counted(errors, undefined), counted(errors, TOO_MANY)]).toEqual([60, 30]);
    const refused = await signUp();
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 400 } } });
    expect(Number(refused.headers.get('retry-after'))).toBe(120);
    expect((await signUp(newEmail(), THERE)).status).toBe(200);
    service.clock.advance(HOUR);
    expect(counted(await errorsOf(40, () => signUp()), undefined)).toBe(30);
  });

  it('tell of so many addresses, too, that they are taken [attack taken addresses by sign-up]', async () => {
    const taken = Array.from({ length: 8 }, () => newEmail());
    await Promise.all(taken.map((email) => signUp(email, THERE)));
    const errors = await errorsOf(80, (n) => signUp(taken[n % 8]));
    expect(counted(errors, 'EMAIL_EXISTS')).toBe(60);
    expect(counted(errors, TOO_MANY)).toBe(20);
  });

  it('cost nothing for a form with a mistake', async () => {
    await errorsOf(70, (n) => (n % 2 ? signUp('no address') : signUp(newEmail(), HERE, 'weak')));
    expect(counted(await errorsOf(61, () => signUp()), undefined)).toBe(60);
  });
});

describe('emails', () => {
  const travelers = async (count: number, network: (n: number) => string) => {
    const signedUp = await Promise.all(
      Array.from({ length: count }, (_, n) => signUp(newEmail(), network(n))),
    );
    return signedUp.map((answer) => tokensOf(answer).idToken);
  };
  const change = (idToken: string | undefined, newEmail: string, network = HERE) =>
    send({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }, network);
  const reset = (email: string, network = HERE) =>
    send({ requestType: 'PASSWORD_RESET', email }, network);
  const sentTo = (email: string, kind: string) =>
    service.mails.filter((mail) => mail.to === email && mail.kind === kind).length;

  it('to strangers are twenty for a person and a hundred for a network [attack emails to strangers]', async () => {
    const tokens = await travelers(6, () => THERE);
    const errors = await errorsOf(180, (n) => change(tokens[n % 6], newEmail('stranger')));
    expect([counted(errors, undefined), counted(errors, TOO_MANY)]).toEqual([100, 80]);
    expect(service.mails).toHaveLength(100);
    const one = await errorsOf(25, () => change(tokens[0], newEmail('stranger'), THERE));
    expect(counted(one, undefined)).toBeLessThanOrEqual(20);
  });

  it('of other kinds leave the owner a reset [attack a reset that strangers suppress]', async () => {
    const owner = newEmail();
    await signUp(owner, THERE);
    const moved = newEmail();
    const tokens = await travelers(3, () => THERE);
    for (const idToken of tokens) {
      await errorsOf(6, () => change(idToken, owner));
      await errorsOf(6, () => change(idToken, moved));
    }
    expect(sentTo(moved, 'verify-and-change-email')).toBe(10);
    expect((await reset(owner, THERE)).status).toBe(200);
    expect(sentTo(owner, 'reset-password')).toBe(1);
  });

  it('that strangers ask for are in the mailbox when the owner gets none [attack a reset that strangers suppress]', async () => {
    const owner = newEmail();
    await signUp(owner, THERE);
    await errorsOf(20, (n) => reset(owner, `192.0.2.${n}`));
    expect(sentTo(owner, 'reset-password')).toBe(10);
    expect((await reset(owner, THERE)).status).toBe(200);
    expect(sentTo(owner, 'reset-password')).toBe(10);
    const oobCode = codeFor(service, 'reset-password', owner);
    expect((await accounts(service, 'resetPassword', { oobCode })).status).toBe(200);
    service.clock.advance(6 * MINUTE);
    expect((await reset(owner, THERE)).status).toBe(200);
    expect(sentTo(owner, 'reset-password')).toBe(11);
  });

  it('are counted alike for addresses with and without an account [attack accounts revealed by a limit]', async () => {
    const known = newEmail();
    await signUp(known, THERE);
    const unknown = newEmail('nobody');
    const resets = (email: string, network: string) => errorsOf(8, () => reset(email, network));
    expect(await resets(unknown, '192.0.2.1')).toEqual(await resets(known, '192.0.2.2'));
    const [one, other] = await travelers(2, () => THERE);
    const changes = async (idToken: string | undefined, email: string) =>
      (await errorsOf(8, () => change(idToken, email))).toSorted();
    const told = await changes(one, known);
    expect(await changes(other, unknown)).toEqual(told);
    expect(counted(told, EXCEEDED)).toBe(3);
  });
});

describe('changes and codes', () => {
  it('of one person are sixty; the others at the network go on [attack changes without end]', async () => {
    const [busy, other] = await Promise.all([signUp(), signUp()]);
    const update = (answer: WireAnswer, displayName: string) =>
      accounts(service, 'update', { idToken: tokensOf(answer).idToken, displayName }, at(HERE));
    const errors = await errorsOf(70, (n) => update(busy, `Name ${n}`));
    expect([counted(errors, undefined), counted(errors, TOO_MANY)]).toEqual([60, 10]);
    expect((await update(other, 'Name')).status).toBe(200);
    const { idToken } = tokensOf(busy);
    expect((await accounts(service, 'delete', { idToken }, at(HERE))).error).toBe(TOO_MANY);
    service.clock.advance(MINUTE);
    expect((await accounts(service, 'delete', { idToken }, at(HERE))).status).toBe(200);
  });

  it('that are guessed end at a hundred and twenty [attack codes tried without end]', async () => {
    const attempt = (n: number) =>
      n % 2
        ? accounts(service, 'update', { oobCode: `guess-${n}` }, at(HERE))
        : accounts(service, 'resetPassword', { oobCode: `guess-${n}` }, at(HERE));
    const errors = await errorsOf(130, attempt);
    expect([counted(errors, 'INVALID_OOB_CODE'), counted(errors, TOO_MANY)]).toEqual([120, 10]);
  });
});
