import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueCode } from './codes/code-store.ts';
import {
  OTHER_PASSWORD,
  PASSWORD,
  codeFor,
  newEmail,
  startService,
  type Service,
} from './test/service.ts';
import { accounts, call, refresh, tokensOf } from './test/wire.ts';

const MOVE_REFUSED = 'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.';

describe('whose address it is', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const ask = (name: string, body: object) => accounts(service, name, body);
  async function register(email = newEmail(), password = PASSWORD) {
    return { email, ...tokensOf(await ask('signUp', { email, password })) };
  }
  const signIn = (email: string, password = PASSWORD) =>
    ask('signInWithPassword', { email, password });
  async function proveAddress({ email, idToken }: { email: string; idToken: string }) {
    await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    return ask('update', { oobCode: codeFor(service, 'verify-email', email), idToken });
  }
  async function resetPassword(email: string, newPassword: string) {
    await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = codeFor(service, 'reset-password', email);
    return (await ask('resetPassword', { oobCode, newPassword })).status;
  }
  async function moveCode({ idToken }: { idToken: string }, newEmail: string) {
    await ask('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
    return codeFor(service, 'verify-and-change-email', newEmail);
  }
  async function linkGoogle(idToken: string, email: string) {
    const { body } = await call(service, '/__/auth/demo/token', { email, name: 'Gina' });
    const postBody = `id_token=${String(body['idToken'])}&providerId=google.com`;
    return ask('signInWithIdp', {
      requestUri: 'http://localhost',
      postBody,
      ...(idToken && { idToken }),
    });
  }
  /** An account that an older version moved to an address without verifying the address. */
  async function parkedOn(victim: string) {
    const attacker = await register(newEmail('attacker'));
    await proveAddress(attacker);
    await service.db.query(
      'update identity_users set email = $2, email_verified = false where id = $1',
      [attacker.uid, victim],
    );
    const undo = await issueCode(
      service.db,
      {
        requestType: 'RECOVER_EMAIL',
        userId: attacker.uid,
        email: attacker.email,
        newEmail: victim,
      },
      service.clock.now(),
    );
    return { ...attacker, undo: undo.secret };
  }

  it('moves no account to an address that is not proved, and does not tell whether it is taken [attack address moved without proof]', async () => {
    const attacker = await register();
    const taken = (await register()).email;
    const sent = service.mails.length;
    for (const email of [taken, newEmail('free'), taken.toUpperCase()]) {
      const { idToken } = attacker;
      const moved = await ask('update', { idToken, email, returnSecureToken: true });
      expect([moved.status, moved.message]).toEqual([400, MOVE_REFUSED]);
      const linked = await ask('signUp', { idToken, email, password: OTHER_PASSWORD });
      expect([linked.status, linked.message]).toEqual([400, MOVE_REFUSED]);
    }
    expect(service.mails).toHaveLength(sent);
    const found = await ask('lookup', { idToken: attacker.idToken });
    expect(found.body['users']).toMatchObject([{ email: attacker.email, emailVerified: false }]);
  });

  it('takes the own address for what it is: no change, or where the password belongs', async () => {
    const { email, idToken } = await register();
    const same = await ask('update', { idToken, email: email.toUpperCase(), displayName: 'Ada' });
    expect([same.status, same.body]).toMatchObject([200, { email, displayName: 'Ada' }]);
    const gina = newEmail('gina');
    const google = tokensOf(await linkGoogle('', gina)).idToken;
    const other = { idToken: google, email: newEmail(), password: PASSWORD };
    expect((await ask('signUp', other)).message).toBe(MOVE_REFUSED);
    expect((await ask('signUp', { ...other, email: gina })).status).toBe(200);
    expect((await signIn(gina)).status).toBe(200);
  });

  it('is told by no answer, mail or time of a change of address [attack addresses revealed by a change]', async () => {
    const { idToken } = await register();
    const taken = (await register()).email;
    const sent = service.mails.length;
    const times: number[] = [];
    const answers: object[] = [];
    for (const newAddress of [taken, newEmail('free')]) {
      const start = performance.now();
      const body = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: newAddress };
      const { status, body: said } = await ask('sendOobCode', body);
      times.push(performance.now() - start);
      answers.push({ status, said });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(Math.min(...times)).toBeGreaterThan(75);
    expect(service.mails.slice(sent).map(({ to }) => to)).not.toContain(taken);
    expect(service.mails).toHaveLength(sent + 1);
  });

  it('takes everything from a stranger once its owner resets the password, the undo link included [attack undo link of an address change]', async () => {
    const victim = newEmail('victim');
    const attacker = await parkedOn(victim);
    expect((await ask('signUp', { email: victim, password: PASSWORD })).error).toBe('EMAIL_EXISTS');
    expect(await resetPassword(victim, OTHER_PASSWORD)).toBe(200);
    const owner = tokensOf(await signIn(victim, OTHER_PASSWORD));

    expect((await ask('update', { oobCode: attacker.undo })).error).toBe('INVALID_OOB_CODE');
    expect((await refresh(service, attacker.refreshToken)).error).toBe('TOKEN_EXPIRED');
    for (const email of [victim, attacker.email]) {
      expect((await signIn(email)).error).toBe('INVALID_LOGIN_CREDENTIALS');
    }
    await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email: attacker.email });
    expect(service.mails.at(-1)).not.toMatchObject({ kind: 'reset-password', to: attacker.email });
    expect(await service.identity.verify(owner.idToken)).toMatchObject({
      email: victim,
      emailVerified: true,
    });
  });

  it('takes everything from a stranger once its owner confirms it, signed in or with Google', async () => {
    const victim = newEmail('victim');
    const attacker = await parkedOn(victim);
    await proveAddress({ email: victim, idToken: attacker.idToken });
    expect((await ask('update', { oobCode: attacker.undo })).error).toBe('INVALID_OOB_CODE');
    const another = newEmail('victim');
    const parked = await parkedOn(another);
    expect((await linkGoogle(parked.idToken, another)).status).toBe(200);
    expect((await ask('update', { oobCode: parked.undo })).error).toBe('INVALID_OOB_CODE');
  });

  it('ends what a stranger registered in its name once the email is followed without a session [attack account opened in another name]', async () => {
    const boss = newEmail('boss');
    const stranger = await register(boss);
    expect((await linkGoogle(stranger.idToken, newEmail('stranger'))).status).toBe(200);
    await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: stranger.idToken });
    const oobCode = codeFor(service, 'verify-email', boss);
    await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: stranger.idToken });
    const { body } = await ask('update', { oobCode });
    expect(body).toMatchObject({ email: boss, emailVerified: true, providerUserInfo: [] });

    expect((await refresh(service, stranger.refreshToken)).error).toBe('TOKEN_EXPIRED');
    await expect(service.identity.verify(stranger.idToken)).rejects.toThrow('refused');
    expect((await signIn(boss)).error).toBe('INVALID_LOGIN_CREDENTIALS');
    const later = codeFor(service, 'verify-email', boss);
    expect((await ask('update', { oobCode: later })).error).toBe('INVALID_OOB_CODE');

    const reset = { oobCode: body['passwordResetCode'], newPassword: OTHER_PASSWORD };
    expect((await ask('resetPassword', reset)).body).toMatchObject({ email: boss });
    expect((await ask('resetPassword', reset)).error).toBe('INVALID_OOB_CODE');
    const owner = tokensOf(await signIn(boss, OTHER_PASSWORD));
    const { authTime, emailVerifiedAt } = await service.identity.verify(owner.idToken);
    expect(authTime.getTime()).toBeGreaterThan(emailVerifiedAt?.getTime() ?? Infinity);
  });

  it('changes nothing for who is signed in and confirms it in the same browser', async () => {
    const { email, idToken, refreshToken } = await register();
    const phone = tokensOf(await signIn(email));
    const { body } = await proveAddress({ email, idToken });
    expect(body).toMatchObject({ email, emailVerified: true });
    expect(body).not.toHaveProperty('passwordResetCode');
    for (const token of [refreshToken, phone.refreshToken]) {
      expect((await refresh(service, token)).status).toBe(200);
    }
    expect((await signIn(email)).status).toBe(200);
  });

  it('is not confirmed by the session of another, which leaves the link as it is', async () => {
    const owner = await register();
    const other = await register();
    await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: owner.idToken });
    const oobCode = codeFor(service, 'verify-email', owner.email);
    const foreign = await ask('update', { oobCode, idToken: other.idToken });
    expect(foreign.error).toBe('INVALID_ID_TOKEN');
    await service.identity.admin.revokeSessions(owner.uid);
    expect((await ask('update', { oobCode, idToken: owner.idToken })).error).toBe('TOKEN_EXPIRED');
    const { idToken } = tokensOf(await signIn(owner.email));
    expect((await ask('update', { oobCode, idToken })).status).toBe(200);
  });

  it('brings no password of a stranger with it when an account moves there [attack change of address sent to a stranger]', async () => {
    const attacker = await register(newEmail('attacker'));
    await proveAddress(attacker);
    await linkGoogle(attacker.idToken, newEmail('attacker'));
    const victim = newEmail('victim');
    const oobCode = await moveCode(attacker, victim);
    const { body } = await ask('update', { oobCode });
    expect(body).toMatchObject({ email: victim, newEmail: victim, providerUserInfo: [] });
    expect((await refresh(service, attacker.refreshToken)).error).toBe('TOKEN_EXPIRED');
    expect((await signIn(victim)).error).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(body['passwordResetCode']).toEqual(expect.any(String));
  });

  it('keeps the password when the owner moves while signed in', async () => {
    const owner = await register();
    await proveAddress(owner);
    const moved = newEmail('moved');
    const oobCode = await moveCode(owner, moved);
    const { body } = await ask('update', { oobCode, idToken: owner.idToken });
    expect(body).not.toHaveProperty('passwordResetCode');
    expect((await signIn(moved)).status).toBe(200);
  });

  it('comes back without the thief: password, links, sessions and codes end [attack password of a thief after an undone change]', async () => {
    const owner = await register(newEmail('owner'));
    await proveAddress(owner);
    const thief = tokensOf(await signIn(owner.email));
    const evil = newEmail('evil');
    const oobCode = await moveCode(thief, evil);
    await ask('update', { oobCode, idToken: thief.idToken });
    const changed = tokensOf(await signIn(evil));
    const stolen = { idToken: changed.idToken, password: OTHER_PASSWORD };
    const inside = tokensOf(await ask('update', stolen));
    expect((await linkGoogle(inside.idToken, newEmail('thief'))).status).toBe(200);
    await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email: evil });
    const reset = codeFor(service, 'reset-password', evil);

    const undone = await ask('update', { oobCode: codeFor(service, 'email-changed', owner.email) });
    expect(undone.body).toMatchObject({ email: owner.email, providerUserInfo: [] });
    for (const email of [owner.email, evil]) {
      for (const password of [PASSWORD, OTHER_PASSWORD]) {
        expect((await signIn(email, password)).error).toBe('INVALID_LOGIN_CREDENTIALS');
      }
    }
    expect((await refresh(service, inside.refreshToken)).error).toBe('TOKEN_EXPIRED');
    const thiefs = { oobCode: reset, newPassword: OTHER_PASSWORD };
    expect((await ask('resetPassword', thiefs)).error).toBe('INVALID_OOB_CODE');
    const own = { oobCode: undone.body['passwordResetCode'], newPassword: 'The-owners!9' };
    expect((await ask('resetPassword', own)).status).toBe(200);
    expect((await signIn(owner.email, 'The-owners!9')).status).toBe(200);
  });

  it('gets no sign-in link from a stranger [attack sign-in link mailed to a stranger]', async () => {
    for (const email of [newEmail('stranger'), (await register()).email]) {
      const sent = service.mails.length;
      const asked = await ask('sendOobCode', { requestType: 'EMAIL_SIGNIN', email });
      expect(asked.message).toBe('OPERATION_NOT_ALLOWED');
      expect(service.mails).toHaveLength(sent);
    }
  });
});
