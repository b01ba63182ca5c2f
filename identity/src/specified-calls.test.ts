import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_KEY, PASSWORD, newEmail, startService, type Service } from './test/service.ts';
import { accounts, call, tokensOf } from './test/wire.ts';

describe('requests written literally after spec §7', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const signUp = async () => {
    const email = newEmail();
    const sent = {
      email,
      password: PASSWORD,
      returnSecureToken: true,
      clientType: 'CLIENT_TYPE_WEB',
    };
    const answer = await accounts(service, 'signUp', sent);
    return { email, sent, status: answer.status, ...tokensOf(answer) };
  };
  const lookUp = (idToken: string) => accounts(service, 'lookup', { idToken });

  it('[spec §7 Identity: signUp] [spec §7 Identity: signInWithPassword] accounts:signUp, then accounts:signInWithPassword with the same fields', async () => {
    const { sent, status, uid } = await signUp();
    expect(status).toBe(200);
    const again = await accounts(service, 'signInWithPassword', sent);
    expect([again.status, tokensOf(again).uid]).toEqual([200, uid]);
  });

  it('[spec §7 Identity: update] [spec §7 Identity: lookup] accounts:update, then accounts:lookup', async () => {
    const { idToken, email, uid } = await signUp();
    const profile = { displayName: 'Ada Lovelace', photoUrl: 'https://example.com/ada.png' };
    const changed = await accounts(service, 'update', {
      idToken,
      ...profile,
      returnSecureToken: true,
    });
    expect([changed.status, changed.body]).toMatchObject([200, profile]);
    const renewed = tokensOf(changed);
    expect(decodeJwt(renewed.idToken)).toMatchObject({ sub: uid, name: 'Ada Lovelace' });
    const found = await lookUp(renewed.idToken);
    expect([found.status, found.body['users']]).toMatchObject([
      200,
      [{ localId: uid, email, ...profile }],
    ]);
  });

  it('[spec §7 Identity: delete] accounts:delete', async () => {
    const { idToken, sent } = await signUp();
    expect((await accounts(service, 'delete', { idToken })).status).toBe(200);
    expect((await lookUp(idToken)).status).toBe(400);
    const { status, error } = await accounts(service, 'signInWithPassword', sent);
    expect([status, error]).toEqual([400, 'INVALID_LOGIN_CREDENTIALS']);
  });

  it('[spec §7 Identity: token] /v1/token', async () => {
    const { refreshToken, uid } = await signUp();
    const { status, body } = await call(service, '/securetoken.googleapis.com/v1/token', {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    expect([status, body['user_id']]).toEqual([200, uid]);
    expect((await lookUp(String(body['id_token']))).status).toBe(200);
  });

  it('[spec §7 Identity: signInWithIdp] accounts:signInWithIdp with a Google account', async () => {
    const email = newEmail();
    const { body } = await call(service, '/__/auth/demo/token', { email, name: 'Gina' });
    const answer = await accounts(service, 'signInWithIdp', {
      requestUri: 'http://localhost',
      postBody: `id_token=${String(body['idToken'])}&providerId=google.com`,
      returnIdpCredential: true,
      returnSecureToken: true,
    });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { email, displayName: 'Gina', providerId: 'google.com', isNewUser: true },
    ]);
    expect((await lookUp(tokensOf(answer).idToken)).body['users']).toMatchObject([{ email }]);
  });

  it('[spec §7 Identity: signInWithEmailLink] accounts:signInWithEmailLink is off, as at a provider with the method off', async () => {
    const email = newEmail();
    const sent = { email, oobCode: 'any-code', clientType: 'CLIENT_TYPE_WEB' };
    const off = await accounts(service, 'signInWithEmailLink', sent);
    expect([off.status, off.message]).toEqual([400, 'OPERATION_NOT_ALLOWED']);
    const asked = { requestType: 'EMAIL_SIGNIN', email, canHandleCodeInApp: true };
    const unsent = await accounts(service, 'sendOobCode', asked);
    expect([unsent.status, unsent.message]).toEqual([400, 'OPERATION_NOT_ALLOWED']);
    expect(service.mails.filter(({ to }) => to === email)).toEqual([]);
  });

  it('[spec §7 Identity: passwordPolicy] [spec §9 Identity: policy schema version] [spec §7 Identity: recaptchaConfig] [spec §7 Identity: projects] what is asked for with GET', async () => {
    const get = async (path: string) => {
      const url = `${service.url}/identitytoolkit.googleapis.com${path}`;
      const answer = await fetch(`${url}?key=${API_KEY}`);
      return [answer.status, await answer.json()];
    };
    expect(await get('/v2/passwordPolicy')).toMatchObject([
      200,
      {
        schemaVersion: 1,
        customStrengthOptions: {
          minPasswordLength: 6,
          containsLowercaseCharacter: true,
          containsUppercaseCharacter: true,
          containsNumericCharacter: true,
          containsNonAlphanumericCharacter: true,
        },
      },
    ]);
    expect(await get('/v2/recaptchaConfig')).toMatchObject([
      200,
      { recaptchaKey: expect.any(String) },
    ]);
    expect(await get('/v1/projects')).toMatchObject([
      200,
      { authorizedDomains: expect.arrayContaining(['wayfarer.test']) },
    ]);
  });
});
