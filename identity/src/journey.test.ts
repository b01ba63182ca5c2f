import {
  createUserWithEmailAndPassword,
  deleteUser,
  fetchSignInMethodsForEmail,
  getAdditionalUserInfo,
  initializeRecaptchaConfig,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeClient, errorCode, newClient, userOf } from './test/sdk.ts';
import { OTHER_PASSWORD, PASSWORD, newEmail, startService, type Service } from './test/service.ts';
import { MINUTE } from './clock.ts';

describe('a traveler with the unmodified SDK', () => {
  let service: Service;
  const clients: ReturnType<typeof newClient>[] = [];
  const client = () => {
    const auth = newClient(service);
    clients.push(auth);
    return auth;
  };

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(async () => {
    await Promise.all(clients.map(closeClient));
    await service.close();
  });

  it('signs up, gets a name, and the next ID token carries it', async () => {
    const auth = client();
    const email = newEmail('Ada');
    const created = await createUserWithEmailAndPassword(auth, email, PASSWORD);
    expect(getAdditionalUserInfo(created)?.isNewUser).toBe(true);
    expect(created.user).toMatchObject({ email: email.toLowerCase(), emailVerified: false });

    await updateProfile(created.user, { displayName: 'Ada Lovelace', photoURL: '/me.png' });
    expect(created.user).toMatchObject({ displayName: 'Ada Lovelace', photoURL: '/me.png' });
    const claims = decodeJwt(await created.user.getIdToken());
    expect(claims).toMatchObject({
      name: 'Ada Lovelace',
      picture: '/me.png',
      email: email.toLowerCase(),
      email_verified: false,
      sub: created.user.uid,
      user_id: created.user.uid,
      firebase: { sign_in_provider: 'password', identities: { email: [email.toLowerCase()] } },
    });
    await created.user.reload();
    expect(created.user.providerData).toMatchObject([
      { providerId: 'password', uid: email.toLowerCase(), displayName: 'Ada Lovelace' },
    ]);
    expect(Date.parse(created.user.metadata.creationTime ?? '')).toBeGreaterThan(0);
  });

  it('keeps the picture when only the name changes, and removes either', async () => {
    const auth = client();
    const { user } = await createUserWithEmailAndPassword(auth, newEmail(), PASSWORD);
    await updateProfile(user, { photoURL: 'https://example.com/a.png' });
    await updateProfile(user, { displayName: 'Lin' });
    expect(user).toMatchObject({ displayName: 'Lin', photoURL: 'https://example.com/a.png' });
    await updateProfile(user, { displayName: '', photoURL: '' });
    expect(user).toMatchObject({ displayName: null, photoURL: null });
  });

  it('signs in with the address in another case', async () => {
    const email = newEmail('Case');
    await createUserWithEmailAndPassword(client(), email, PASSWORD);
    const { user } = await signInWithEmailAndPassword(client(), email.toUpperCase(), PASSWORD);
    expect(user.email).toBe(email.toLowerCase());
  });

  it('says which it is: taken, wrong, unknown, malformed, missing, weak', async () => {
    const auth = client();
    const email = newEmail();
    await createUserWithEmailAndPassword(auth, email, PASSWORD);
    await signOut(auth);
    const code = (call: Promise<unknown>) => errorCode(call);
    expect(await code(createUserWithEmailAndPassword(auth, email, PASSWORD))).toBe(
      'auth/email-already-in-use',
    );
    expect(await code(signInWithEmailAndPassword(auth, email, 'nope'))).toBe(
      'auth/invalid-credential',
    );
    expect(await code(signInWithEmailAndPassword(auth, newEmail(), 'nope'))).toBe(
      'auth/invalid-credential',
    );
    expect(await code(signInWithEmailAndPassword(auth, 'nobody', 'nope'))).toBe(
      'auth/invalid-email',
    );
    expect(await code(signInWithEmailAndPassword(auth, email, ''))).toBe('auth/missing-password');
    expect(await code(createUserWithEmailAndPassword(auth, newEmail(), 'abcdefgh'))).toBe(
      'auth/password-does-not-meet-requirements',
    );
    expect(await code(signInAnonymously(auth))).toBe('auth/admin-restricted-operation');
  });

  it('refreshes; auth_time stays that of the sign-in', async () => {
    const auth = client();
    const { user } = await createUserWithEmailAndPassword(auth, newEmail(), PASSWORD);
    const before = await user.getIdTokenResult();
    service.clock.advance(2 * MINUTE);
    const after = await user.getIdTokenResult(true);
    expect(after.token).not.toBe(before.token);
    expect(after.authTime).toBe(before.authTime);
    expect(await service.identity.verify(after.token)).toMatchObject({ uid: user.uid });
  });

  it('changes the password; other devices are signed out', async () => {
    const phone = client();
    const laptop = client();
    const email = newEmail();
    await createUserWithEmailAndPassword(phone, email, PASSWORD);
    await signInWithEmailAndPassword(laptop, email, PASSWORD);
    await updatePassword(userOf(laptop), OTHER_PASSWORD);
    expect(await errorCode(userOf(phone).getIdToken(true))).toBe('auth/user-token-expired');
    expect(phone.currentUser).toBeNull();
    await userOf(laptop).getIdToken(true);
    await signInWithEmailAndPassword(phone, email, OTHER_PASSWORD);
    expect(await errorCode(signInWithEmailAndPassword(phone, email, PASSWORD))).toBe(
      'auth/invalid-credential',
    );
  });

  it('must have signed in lately to change the password or leave', async () => {
    const auth = client();
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
    service.clock.advance(6 * MINUTE);
    expect(await errorCode(updatePassword(user, OTHER_PASSWORD))).toBe(
      'auth/requires-recent-login',
    );
    expect(await errorCode(verifyBeforeUpdateEmail(user, newEmail()))).toBe(
      'auth/requires-recent-login',
    );
    expect(await errorCode(deleteUser(user))).toBe('auth/requires-recent-login');
    await signInWithEmailAndPassword(auth, email, PASSWORD);
    await deleteUser(userOf(auth));
    expect(service.deleted).toContain(user.uid);
    expect(await errorCode(signInWithEmailAndPassword(auth, email, PASSWORD))).toBe(
      'auth/invalid-credential',
    );
  });

  it('[spec §7 Identity: passwordPolicy] [spec §7 Identity: recaptchaConfig] asks for the password policy, the bot check and the sign-in methods', async () => {
    const auth = client();
    const status = await validatePassword(auth, 'abcdefgh');
    expect(status).toMatchObject({
      isValid: false,
      containsLowercaseLetter: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      containsNonAlphanumericCharacter: false,
      meetsMinPasswordLength: true,
      meetsMaxPasswordLength: true,
    });
    expect((await validatePassword(auth, PASSWORD)).isValid).toBe(true);
    expect(await errorCode(createUserWithEmailAndPassword(auth, newEmail(), 'abc'))).toBe(
      'auth/password-does-not-meet-requirements',
    );
    await initializeRecaptchaConfig(auth);
    const email = newEmail();
    await createUserWithEmailAndPassword(auth, email, PASSWORD);
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual([]);
  });
});
