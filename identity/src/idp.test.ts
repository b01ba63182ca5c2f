import {
  EmailAuthProvider,
  GoogleAuthProvider,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  linkWithCredential,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  confirmPasswordReset,
  signInWithCredential,
  signInWithEmailAndPassword,
  unlink,
  updateProfile,
} from 'firebase/auth';
import { SignJWT, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeClient, errorCode, newClient, userOf } from './test/sdk.ts';
import {
  OTHER_PASSWORD,
  PASSWORD,
  codeFor,
  newEmail,
  setDisabled,
  startService,
  type Service,
} from './test/service.ts';
import { accounts, call } from './test/wire.ts';
import { MINUTE } from './clock.ts';

describe('signing in with a demo Google account', () => {
  let service: Service;
  const clients: ReturnType<typeof newClient>[] = [];
  const client = () => {
    const auth = newClient(service);
    clients.push(auth);
    return auth;
  };
  const demoToken = async (email: string, name = 'Gina') => {
    const { body } = await call(service, '/__/auth/demo/token', { email, name });
    return String(body['idToken']);
  };
  const credential = async (email: string, name?: string) =>
    GoogleAuthProvider.credential(await demoToken(email, name));

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(async () => {
    await Promise.all(clients.map(closeClient));
    await service.close();
  });

  it('creates the account first, and finds it again', async () => {
    const email = newEmail();
    const first = await signInWithCredential(client(), await credential(email));
    expect(first.user).toMatchObject({ email, emailVerified: true, displayName: 'Gina' });
    expect(first.user.providerData).toMatchObject([{ providerId: 'google.com', email }]);
    expect(getAdditionalUserInfo(first)).toMatchObject({
      isNewUser: true,
      providerId: 'google.com',
      profile: { name: 'Gina', verified_email: true },
    });
    const second = await signInWithCredential(client(), await credential(email));
    expect(second.user.uid).toBe(first.user.uid);
    expect(getAdditionalUserInfo(second)?.isNewUser).toBe(false);
    const verified = await service.identity.verify(await second.user.getIdToken());
    expect(verified).toMatchObject({ provider: 'google.com', emailVerified: true });
  });

  it('makes one account of many first sign-ins at once', async () => {
    const email = newEmail();
    const token = await demoToken(email);
    const body = {
      requestUri: 'http://localhost',
      postBody: `&id_token=${token}&providerId=google.com`,
      returnSecureToken: true,
    };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => accounts(service, 'signInWithIdp', body)),
    );
    expect(new Set(answers.map((answer) => answer.body['localId'])).size).toBe(1);
    expect(answers.filter((answer) => 'isNewUser' in answer.body)).toHaveLength(1);
  });

  it('joins a proved account and leaves its password and name alone', async () => {
    const email = newEmail();
    const auth = client();
    await createUserWithEmailAndPassword(auth, email, PASSWORD);
    await sendPasswordResetEmail(auth, email);
    await confirmPasswordReset(auth, codeFor(service, 'reset-password', email), OTHER_PASSWORD);
    const { user } = await signInWithEmailAndPassword(auth, email, OTHER_PASSWORD);
    await updateProfile(user, { displayName: 'My own name' });
    const joined = await signInWithCredential(client(), await credential(email));
    expect(joined.user).toMatchObject({ uid: user.uid, displayName: 'My own name' });
    expect(joined.user.providerData.map((data) => data.providerId)).toEqual([
      'password',
      'google.com',
    ]);
    await signInWithEmailAndPassword(client(), email, OTHER_PASSWORD);
  });

  it('takes an unproved account away from the person who opened it', async () => {
    const email = newEmail();
    const stranger = client();
    await createUserWithEmailAndPassword(stranger, email, PASSWORD);
    const own = await signInWithCredential(client(), await credential(email, 'The Owner'));
    expect(own.user).toMatchObject({ emailVerified: true, displayName: 'The Owner' });
    expect(own.user.providerData.map((data) => data.providerId)).toEqual(['google.com']);
    expect(await errorCode(userOf(stranger).reload())).toBe('auth/user-token-expired');
    expect(await errorCode(signInWithEmailAndPassword(stranger, email, PASSWORD))).toBe(
      'auth/invalid-credential',
    );
  });

  it('links to the signed-in account, and refuses what belongs to another', async () => {
    const auth = client();
    const { user } = await createUserWithEmailAndPassword(auth, newEmail(), PASSWORD);
    const google = newEmail('google');
    await linkWithCredential(user, await credential(google));
    expect(user.providerData.map((data) => data.providerId).toSorted()).toEqual([
      'google.com',
      'password',
    ]);
    const other = client();
    await createUserWithEmailAndPassword(other, newEmail(), PASSWORD);
    expect(await errorCode(linkWithCredential(userOf(other), await credential(google)))).toBe(
      'auth/credential-already-in-use',
    );
    const taken = newEmail();
    await createUserWithEmailAndPassword(client(), taken, PASSWORD);
    expect(await errorCode(linkWithCredential(userOf(other), await credential(taken)))).toBe(
      'auth/email-already-in-use',
    );
    await unlink(user, 'google.com');
    expect(user.providerData.map((data) => data.providerId)).toEqual(['password']);
  });

  it('adds a password to a Google account, and never removes the last way in', async () => {
    const auth = client();
    const email = newEmail();
    const { user } = await signInWithCredential(auth, await credential(email));
    expect(await errorCode(unlink(user, 'google.com'))).toBe('auth/operation-not-allowed');
    await linkWithCredential(user, EmailAuthProvider.credential(email, PASSWORD));
    await unlink(user, 'google.com');
    const signedIn = await signInWithEmailAndPassword(client(), email, PASSWORD);
    expect(signedIn.user).toMatchObject({ uid: user.uid, emailVerified: true });
  });

  it('reauthenticates, and notices when it is another person', async () => {
    const auth = client();
    const email = newEmail();
    const { user } = await signInWithCredential(auth, await credential(email));
    await reauthenticateWithCredential(user, await credential(email));
    expect(await errorCode(reauthenticateWithCredential(user, await credential(newEmail())))).toBe(
      'auth/user-mismatch',
    );
  });

  it('keeps accounts under the same address at a password reset, drops foreign ones', async () => {
    const reset = async (email: string) => {
      await sendPasswordResetEmail(client(), email);
      const code = codeFor(service, 'reset-password', email);
      await confirmPasswordReset(client(), code, OTHER_PASSWORD);
    };
    const own = newEmail();
    const { user } = await signInWithCredential(client(), await credential(own));
    await linkWithCredential(user, EmailAuthProvider.credential(own, PASSWORD));
    await reset(own);
    expect((await service.identity.admin.getUser(user.uid))?.providers).toEqual(['google.com']);

    const email = newEmail();
    const hijacked = await createUserWithEmailAndPassword(client(), email, PASSWORD);
    await linkWithCredential(hijacked.user, await credential(newEmail('foreign')));
    await reset(email);
    expect((await service.identity.admin.getUser(hijacked.user.uid))?.providers).toEqual([]);
  });

  it('does not tell a stranger that an account is disabled before they prove it', async () => {
    const email = newEmail();
    const { user } = await signInWithCredential(client(), await credential(email));
    await setDisabled(service, user.uid, true);
    expect(await errorCode(signInWithCredential(client(), await credential(email)))).toBe(
      'auth/user-disabled',
    );
  });

  it('believes nothing that the demo key did not sign, just now', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const issuer = 'https://wayfarer.test/identity/wayfarer-test/demo-google';
    const forged = await new SignJWT({ email: newEmail(), email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: 'A'.repeat(43) })
      .setIssuer(issuer)
      .setAudience('google.com')
      .setSubject('x')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged.split('.')[1]}.`;
    const auth = client();
    const { user } = await createUserWithEmailAndPassword(auth, newEmail(), PASSWORD);
    const ours = await user.getIdToken();
    const claims = JSON.stringify({ sub: 'x', email: 'a@example.com', email_verified: true });
    for (const token of [forged, unsigned, ours, 'garbage', claims]) {
      const attempt = signInWithCredential(auth, GoogleAuthProvider.credential(token));
      expect(await errorCode(attempt)).toBe('auth/invalid-credential');
    }
    const old = await demoToken(newEmail());
    service.clock.advance(6 * MINUTE);
    expect(await errorCode(signInWithCredential(auth, GoogleAuthProvider.credential(old)))).toBe(
      'auth/invalid-credential',
    );
    await expect(service.identity.verify(old)).rejects.toThrow('refused');
  });

  it('names what is wrong with an assertion', async () => {
    const idToken = await demoToken(newEmail());
    const ask = async (body: object) => (await accounts(service, 'signInWithIdp', body)).error;
    const requestUri = 'http://localhost';
    expect(await ask({})).toBe('MISSING_REQUEST_URI');
    expect(await ask({ requestUri: 'nowhere' })).toBe('INVALID_REQUEST_URI');
    expect(await ask({ requestUri })).toBe('INVALID_CREDENTIAL_OR_PROVIDER_ID');
    expect(await ask({ requestUri, postBody: 'providerId=google.com' })).toBe(
      'INVALID_IDP_RESPONSE',
    );
    expect(await ask({ requestUri, postBody: `providerId=other.com&id_token=${idToken}` })).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    const handle = { requestUri, sessionId: 'x', postBody: 'providerId=google.com&handle=made-up' };
    expect(await ask(handle)).toBe('INVALID_IDP_RESPONSE');
    expect((await call(service, '/__/auth/demo/token', { email: 'x' })).error).toBe(
      'INVALID_EMAIL',
    );
  });

  it('does not exist unless it is switched on', async () => {
    const plain = await startService({ accountChooser: false }, service.db);
    const token = await demoToken(newEmail());
    expect((await call(plain, '/__/auth/demo/token', { email: newEmail() })).status).toBe(404);
    const body = {
      requestUri: 'http://localhost',
      postBody: `id_token=${token}&providerId=google.com`,
    };
    expect((await accounts(plain, 'signInWithIdp', body)).error).toBe('OPERATION_NOT_ALLOWED');
    await plain.close();
  });
});
