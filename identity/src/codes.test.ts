import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeClient, errorCode, newClient, userOf } from './test/sdk.ts';
import {
  OTHER_PASSWORD,
  PASSWORD,
  codeFor,
  newEmail,
  startService,
  type Service,
} from './test/service.ts';
import { accounts, tokensOf } from './test/wire.ts';
import { DAY, HOUR } from './clock.ts';
import { findUserByEmail } from './users/user-store.ts';

describe('codes sent by mail', () => {
  let service: Service;
  const clients: ReturnType<typeof newClient>[] = [];
  const client = () => {
    const auth = newClient(service);
    clients.push(auth);
    return auth;
  };
  const signedUp = async (email = newEmail()) => {
    const auth = client();
    await createUserWithEmailAndPassword(auth, email, PASSWORD);
    return { auth, email };
  };

  /** Opens an email's link in the browser that is signed in. */
  const confirm = async (auth: ReturnType<typeof newClient>, oobCode: string) => {
    const idToken = await userOf(auth).getIdToken();
    const answer = await accounts(service, 'update', { oobCode, idToken });
    expect([answer.status, answer.body]).not.toHaveProperty('1.passwordResetCode');
    return answer;
  };

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(async () => {
    await Promise.all(clients.map(closeClient));
    await service.close();
  });

  it('resets a forgotten password, once, and signs every device out', async () => {
    const { auth: device, email } = await signedUp();
    const auth = client();
    auth.languageCode = 'de';
    await sendPasswordResetEmail(auth, email, { url: 'https://wayfarer.test/bookings' });
    const mail = service.mails.findLast((sent) => sent.to === email);
    const link = new URL(mail?.link ?? '');
    expect(link.origin + link.pathname).toBe('https://wayfarer.test/reset-password');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      mode: 'resetPassword',
      lang: 'de',
      apiKey: 'test-key',
      continueUrl: 'https://wayfarer.test/bookings',
    });
    const code = codeFor(service, 'reset-password', email);
    expect(await verifyPasswordResetCode(auth, code)).toBe(email);
    expect(await errorCode(confirmPasswordReset(auth, code, 'weak'))).toBe(
      'auth/password-does-not-meet-requirements',
    );
    await confirmPasswordReset(auth, code, OTHER_PASSWORD);
    expect(await errorCode(confirmPasswordReset(auth, code, PASSWORD))).toBe(
      'auth/invalid-action-code',
    );
    expect(await errorCode(userOf(device).reload())).toBe('auth/user-token-expired');
    const { user } = await signInWithEmailAndPassword(auth, email, OTHER_PASSWORD);
    expect(user.emailVerified).toBe(true);
    expect(service.mails.at(-1)).toMatchObject({ kind: 'password-changed', to: email });
  });

  it('lets one of two simultaneous uses of a reset code win', async () => {
    const { email } = await signedUp();
    await sendPasswordResetEmail(client(), email);
    const oobCode = codeFor(service, 'reset-password', email);
    const answers = await Promise.all(
      [PASSWORD, OTHER_PASSWORD].map((newPassword) =>
        accounts(service, 'resetPassword', { oobCode, newPassword }),
      ),
    );
    expect(answers.map((answer) => answer.error ?? 'done').toSorted()).toEqual([
      'INVALID_OOB_CODE',
      'done',
    ]);
  });

  it('says nothing about unknown addresses, and sends no email', async () => {
    const known = (await signedUp()).email;
    const unknown = newEmail();
    const ask = (email: string) =>
      accounts(service, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const [first, second] = [await ask(known), await ask(unknown)];
    expect(second.status).toBe(200);
    expect({ ...second.body, email: '' }).toEqual({ ...first.body, email: '' });
    expect(service.mails.some((mail) => mail.to === unknown)).toBe(false);
  });

  it('refuses expired, unknown and foreign codes', async () => {
    const { auth, email } = await signedUp();
    await sendPasswordResetEmail(auth, email);
    await sendEmailVerification(userOf(auth));
    const reset = codeFor(service, 'reset-password', email);
    const verification = codeFor(service, 'verify-email', email);
    expect(await errorCode(applyActionCode(auth, reset))).toBe('auth/invalid-action-code');
    expect(await errorCode(confirmPasswordReset(auth, verification, OTHER_PASSWORD))).toBe(
      'auth/invalid-action-code',
    );
    expect(await errorCode(checkActionCode(auth, 'made-up'))).toBe('auth/invalid-action-code');
    expect((await accounts(service, 'resetPassword', {})).error).toBe('MISSING_OOB_CODE');
    service.clock.advance(HOUR + 1);
    expect(await errorCode(verifyPasswordResetCode(auth, reset))).toBe('auth/expired-action-code');
    expect(await errorCode(confirmPasswordReset(auth, reset, OTHER_PASSWORD))).toBe(
      'auth/expired-action-code',
    );
    await applyActionCode(auth, verification);
  });

  it('verifies an address', async () => {
    const { auth, email } = await signedUp();
    await sendEmailVerification(userOf(auth));
    const code = codeFor(service, 'verify-email', email);
    const info = await checkActionCode(auth, code);
    expect(info).toMatchObject({ operation: ActionCodeOperation.VERIFY_EMAIL, data: { email } });
    expect((await confirm(auth, code)).body).toMatchObject({ email, emailVerified: true });
    await userOf(auth).reload();
    expect(userOf(auth).emailVerified).toBe(true);
    await signInWithEmailAndPassword(client(), email, PASSWORD);
    expect(await errorCode(applyActionCode(auth, code))).toBe('auth/invalid-action-code');
  });

  it('voids a verification when the address has changed in the meantime', async () => {
    const { auth, email } = await signedUp();
    await sendEmailVerification(userOf(auth));
    const code = codeFor(service, 'verify-email', email);
    const moved = newEmail('moved');
    await verifyBeforeUpdateEmail(userOf(auth), moved);
    expect((await confirm(auth, codeFor(service, 'verify-and-change-email', moved))).status).toBe(
      200,
    );
    expect(await errorCode(applyActionCode(auth, code))).toBe('auth/invalid-action-code');
  });

  it('changes the address after the new one is proved, and lets the old one undo it', async () => {
    const { auth, email } = await signedUp();
    await sendEmailVerification(userOf(auth));
    await confirm(auth, codeFor(service, 'verify-email', email));
    const moved = newEmail('moved');
    await verifyBeforeUpdateEmail(userOf(auth), moved);
    const code = codeFor(service, 'verify-and-change-email', moved);
    expect(await checkActionCode(auth, code)).toMatchObject({
      operation: ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL,
      data: { email: moved, previousEmail: email },
    });
    expect((await confirm(auth, code)).body).toMatchObject({ email: moved, newEmail: moved });
    expect(await errorCode(userOf(auth).reload())).toBe('auth/user-token-expired');
    const { user } = await signInWithEmailAndPassword(auth, moved, PASSWORD);
    expect(user.emailVerified).toBe(true);

    const recovery = codeFor(service, 'email-changed', email);
    expect((await checkActionCode(auth, recovery)).data).toMatchObject({ email });
    await applyActionCode(auth, recovery);
    expect(await errorCode(user.reload())).toBe('auth/user-token-expired');
    expect((await service.identity.admin.getUser(user.uid))?.email).toBe(email);
  });

  it('leaves the owner a way back whatever a thief changes next, and the thief none', async () => {
    const { auth: thief, email: owner } = await signedUp();
    await sendEmailVerification(userOf(thief));
    await confirm(thief, codeFor(service, 'verify-email', owner));
    await userOf(thief).reload();
    const evil = newEmail('evil');
    await verifyBeforeUpdateEmail(userOf(thief), evil);
    await confirm(thief, codeFor(service, 'verify-and-change-email', evil));
    await signInWithEmailAndPassword(thief, evil, PASSWORD);
    await updatePassword(userOf(thief), OTHER_PASSWORD);
    const worse = newEmail('evil');
    await verifyBeforeUpdateEmail(userOf(thief), worse);
    await confirm(thief, codeFor(service, 'verify-and-change-email', worse));
    const thiefsWayBack = codeFor(service, 'email-changed', evil);
    await sendPasswordResetEmail(thief, worse);

    await applyActionCode(client(), codeFor(service, 'email-changed', owner));
    expect((await findUserByEmail(service.db, owner))?.emailVerified).toBe(true);
    expect(await errorCode(userOf(thief).getIdToken(true))).toBe('auth/user-token-expired');
    expect(await errorCode(applyActionCode(thief, thiefsWayBack))).toBe('auth/invalid-action-code');
  });

  it('gives an unproved old address no way to undo a change', async () => {
    const { auth, email } = await signedUp();
    const moved = newEmail('moved');
    await verifyBeforeUpdateEmail(userOf(auth), moved);
    await confirm(auth, codeFor(service, 'verify-and-change-email', moved));
    expect((await findUserByEmail(service.db, moved))?.emailVerified).toBe(true);
    expect(service.mails.some((mail) => mail.kind === 'email-changed' && mail.to === email)).toBe(
      false,
    );
  });

  it('does not move to an address that was taken in the meantime', async () => {
    const { auth } = await signedUp();
    const wanted = newEmail();
    await verifyBeforeUpdateEmail(userOf(auth), wanted);
    await signedUp(wanted);
    const code = codeFor(service, 'verify-and-change-email', wanted);
    expect((await confirm(auth, code)).error).toBe('EMAIL_EXISTS');
    await userOf(auth).reload();
  });

  it('continues to our own site only', async () => {
    const { auth, email } = await signedUp();
    for (const url of ['https://wayfarer.test.evil.example/', 'https://evil.example/x']) {
      expect(await errorCode(sendPasswordResetEmail(auth, email, { url }))).toBe(
        'auth/unauthorized-continue-uri',
      );
    }
    for (const continueUrl of ['javascript:alert(1)', 'not a url', '//evil.example']) {
      const body = { requestType: 'PASSWORD_RESET', email, continueUrl };
      expect((await accounts(service, 'sendOobCode', body)).error).toBe('INVALID_CONTINUE_URI');
    }
  });

  it('names what is wrong with a request for an email', async () => {
    const send = async (body: object) => (await accounts(service, 'sendOobCode', body)).error;
    expect(await send({})).toBe('MISSING_REQ_TYPE');
    expect(await send({ requestType: 'NONSENSE' })).toBe('INVALID_REQ_TYPE');
    expect(await send({ requestType: 'PASSWORD_RESET' })).toBe('MISSING_EMAIL');
    expect(await send({ requestType: 'PASSWORD_RESET', email: 'x' })).toBe('INVALID_EMAIL');
    expect(await send({ requestType: 'VERIFY_EMAIL' })).toBe('MISSING_ID_TOKEN');
    expect(await send({ requestType: 'PASSWORD_RESET', returnOobLink: true })).toBe(
      'INSUFFICIENT_PERMISSION',
    );
    expect(await send({ requestType: 'VERIFY_AND_CHANGE_EMAIL' })).toBe('MISSING_NEW_EMAIL');
  });

  it('does not flood a mailbox, nor let strangers block its owner', async () => {
    const { email } = await signedUp();
    const ask = (address: string) =>
      accounts(
        service,
        'sendOobCode',
        { requestType: 'PASSWORD_RESET', email },
        { 'x-test-address': address },
      );
    const errors: (string | undefined)[] = [];
    for (let i = 0; i < 6; i += 1) errors.push((await ask('192.0.2.1')).error);
    expect(errors).toEqual([...Array(5).fill(undefined), 'RESET_PASSWORD_EXCEED_LIMIT']);
    for (let i = 0; i < 8; i += 1) {
      expect((await ask(`192.0.2.${i + 10}`)).status).toBe(200);
    }
    expect(service.mails.filter((mail) => mail.to === email)).toHaveLength(10);
    service.clock.advance(HOUR + 1);
    expect((await ask('192.0.2.1')).status).toBe(200);
  });

  it('rolls the code back when the email cannot be handed over', async () => {
    const broken = await startService(
      { sendMail: () => Promise.reject(new Error('outbox is gone')) },
      service.db,
    );
    const { email } = await signedUp();
    const before = await service.db.query('select 1 from identity_codes');
    const body = { requestType: 'PASSWORD_RESET', email };
    expect(await accounts(broken, 'sendOobCode', body)).toMatchObject({
      status: 500,
      error: 'INTERNAL_ERROR',
    });
    const after = await service.db.query('select 1 from identity_codes');
    expect(after.rowCount).toBe(before.rowCount);
    await broken.close();
  });

  it('remembers expired codes for a while, then forgets them', async () => {
    const { email } = await signedUp();
    await accounts(service, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = codeFor(service, 'reset-password', email);
    service.clock.advance(DAY);
    await service.identity.prune();
    expect((await accounts(service, 'resetPassword', { oobCode })).error).toBe('EXPIRED_OOB_CODE');
    service.clock.advance(8 * DAY);
    await service.identity.prune();
    expect((await accounts(service, 'resetPassword', { oobCode })).error).toBe('INVALID_OOB_CODE');
    const signIn = { email, password: PASSWORD };
    expect(tokensOf(await accounts(service, 'signInWithPassword', signIn)).uid).toBeTruthy();
  });
});
