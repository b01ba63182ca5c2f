import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT, decodeJwt, decodeProtectedHeader, exportJWK, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkStoredKeys, rotateStoredKeys } from './keys/rotate-stored-keys.ts';
import { createIdentity } from './create-identity.ts';
import { createKeyCipher } from './keys/key-cipher.ts';
import { KeyRing } from './keys/key-ring.ts';
import { openTestDatabase } from './test/database.ts';
import {
  PASSWORD,
  PROJECT,
  codeFor,
  newEmail,
  setDisabled,
  startService,
  testOptions,
  type Service,
} from './test/service.ts';
import { accounts, refresh, tokensOf } from './test/wire.ts';
import { DAY, HOUR } from './clock.ts';

const ISSUER = `https://wayfarer.test/identity/${PROJECT}`;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function signUp(service: Pick<Service, 'url'>, email = newEmail()) {
  const answer = await accounts(service, 'signUp', { email, password: PASSWORD });
  return { email, ...tokensOf(answer) };
}

/** Signs arbitrary claims with the service's own key, as a bug in the service might. */
async function forge(
  service: Service,
  changes: Record<string, unknown>,
  header: Record<string, unknown> = {},
): Promise<string> {
  const { idToken } = await signUp(service);
  const ring = new KeyRing(service.db, service.clock, createKeyCipher(undefined), 'id-token');
  const { kid, privateKey } = await ring.signingKey();
  const claims = { ...decodeJwt(idToken), ...changes };
  return new SignJWT(JSON.parse(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT', ...header })
    .sign(privateKey);
}

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

describe('ID tokens', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({}, db);
  });
  afterAll(() => service.close());

  const refused = async (token: string) => {
    await expect(service.identity.verify(token)).rejects.toMatchObject({
      name: 'InvalidTokenError',
    });
    const answer = await accounts(service, 'lookup', { idToken: token });
    expect(answer.status).toBe(400);
    return answer.error;
  };

  it('speak for the user as the user is now', async () => {
    const { idToken, uid, email } = await signUp(service);
    expect(await service.identity.verify(idToken)).toMatchObject({
      uid,
      email,
      emailVerified: false,
      provider: 'password',
    });
    await accounts(service, 'update', { idToken, displayName: 'Now' });
    expect(await service.identity.verify(idToken)).toMatchObject({ name: 'Now' });
    expect(decodeProtectedHeader(idToken)).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    expect(decodeJwt(idToken)).toMatchObject({ iss: ISSUER, aud: PROJECT });
  });

  it('say since when the address is proved', async () => {
    const { email, idToken, refreshToken } = await signUp(service);
    expect(decodeJwt(idToken)).not.toHaveProperty('email_verified_at');
    expect(await service.identity.verify(idToken)).not.toHaveProperty('emailVerifiedAt');
    const before = service.clock.now();
    await accounts(service, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const oobCode = codeFor(service, 'verify-email', email);
    await accounts(service, 'update', { oobCode, idToken });
    const { emailVerifiedAt } = await service.identity.verify(idToken);
    expect(emailVerifiedAt?.getTime()).toBeGreaterThanOrEqual(before.getTime());
    const fresh = String((await refresh(service, refreshToken)).body['id_token']);
    expect(decodeJwt(fresh)['email_verified_at']).toBe(
      Math.floor((emailVerifiedAt?.getTime() ?? 0) / 1000),
    );
  });

  it('can be forged in none of the usual ways', async () => {
    const { idToken, refreshToken } = await signUp(service);
    const [head = '', body = '', signature = ''] = idToken.split('.');
    const header = decodeProtectedHeader(idToken);
    for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
      expect(await refused(`${encode({ ...header, alg })}.${body}.`)).toBe('INVALID_ID_TOKEN');
      await refused(`${encode({ ...header, alg })}.${body}.${signature}`);
    }
    const { keys } = (await (await fetch(`${service.url}/.well-known/jwks.json`)).json()) as {
      keys: JWK[];
    };
    const [publicJwk = {}] = keys;
    const hmacHead = encode({ ...header, alg: 'HS256' });
    for (const secret of [JSON.stringify(publicJwk), String(publicJwk.n)]) {
      const mac = createHmac('sha256', secret).update(`${hmacHead}.${body}`).digest('base64url');
      await refused(`${hmacHead}.${body}.${mac}`);
    }
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = await exportJWK(stranger.publicKey);
    const sign = (extra: object) =>
      new SignJWT(decodeJwt(idToken))
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...extra })
        .sign(stranger.privateKey);
    const jku = 'https://evil.example/jwks.json';
    for (const extra of [
      {},
      { kid: header.kid },
      { kid: header.kid, jwk },
      { jwk },
      { kid: header.kid, jku },
      { kid: '../../../dev/null' },
      { kid: "' or 1=1 --" },
      { kid: '\u0000' },
      { kid: 'A'.repeat(43) },
    ]) {
      await refused(await sign(extra));
    }
    const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    await refused(`${head}.${body}.${flipped}`);
    for (const token of [refreshToken, '', 'a.b.c', `${idToken}.x`, 'x'.repeat(9000)]) {
      await expect(service.identity.verify(token)).rejects.toThrow('refused');
    }
  });

  it('are refused when they say the wrong thing, even under the right key', async () => {
    const now = Math.floor(service.clock.now().getTime() / 1000);
    expect(await service.identity.verify(await forge(service, {}))).toBeTruthy();
    for (const changes of [
      { iss: `https://securetoken.google.com/${PROJECT}` },
      { aud: 'another-project' },
      { aud: undefined },
      { sub: '' },
      { sub: undefined },
      { sub: 5 },
      { exp: undefined },
      { iat: undefined },
      { sid: undefined },
      { sid: 'no-such-session' },
      { auth_time: undefined },
      { iat: now + 120 },
      { nbf: now + 120 },
    ]) {
      await refused(await forge(service, changes));
    }
    await refused(await forge(service, {}, { crit: ['b64'], b64: true }));
    await refused(await forge(service, {}, { typ: 'at+jwt' }));
  });

  it('expire to the second, while a clock 30 s ahead is forgiven', async () => {
    const now = Math.floor(service.clock.now().getTime() / 1000);
    const ahead = await forge(service, { iat: now + 25 });
    expect(await service.identity.verify(ahead)).toBeTruthy();
    expect(await refused(await forge(service, { exp: now - 5 }))).toBe('TOKEN_EXPIRED');
  });

  it('are refused at once when their session, user or permission ends', async () => {
    const { idToken, refreshToken, uid } = await signUp(service);
    const { sessionId } = await service.identity.verify(idToken);
    expect(await service.identity.admin.revokeSessions(uid, sessionId)).toBe(1);
    expect(await refused(idToken)).toBe('TOKEN_EXPIRED');
    expect((await refresh(service, refreshToken)).error).toBe('TOKEN_EXPIRED');

    const second = await signUp(service);
    await setDisabled(service, second.uid, true);
    expect((await refresh(service, second.refreshToken)).error).toBe('USER_DISABLED');
    expect(await refused(second.idToken)).toBe('USER_DISABLED');

    const third = await signUp(service);
    await service.identity.admin.deleteUser(third.uid);
    expect(await refused(third.idToken)).toBe('USER_NOT_FOUND');
    expect((await refresh(service, third.refreshToken)).error).toBe('TOKEN_EXPIRED');
  });

  it('survive a rotation of the keys, which publishes old and new together', async () => {
    const jwks = async () => {
      const response = await fetch(`${service.url}/.well-known/jwks.json`);
      return ((await response.json()) as { keys: JWK[] }).keys;
    };
    const old = await signUp(service);
    const before = await jwks();
    await service.identity.rotateKeys();
    const young = await signUp(service);
    expect(decodeProtectedHeader(young.idToken).kid).not.toBe(
      decodeProtectedHeader(old.idToken).kid,
    );
    const published = (await jwks()).map((key) => key.kid);
    expect(published).toContain(decodeProtectedHeader(old.idToken).kid);
    expect(published).toContain(decodeProtectedHeader(young.idToken).kid);
    expect(await service.identity.verify(old.idToken)).toMatchObject({ uid: old.uid });
    expect(await service.identity.verify(young.idToken)).toMatchObject({ uid: young.uid });
    for (const key of await jwks()) {
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
      await expect(importJWK(key)).resolves.toBeTruthy();
    }
    service.clock.advance(2 * HOUR + 1);
    await service.identity.prune();
    expect((await jwks()).map((key) => key.kid)).not.toContain(before[0]?.kid);
    await expect(service.identity.verify(old.idToken)).rejects.toThrow('refused');
  });
});

describe('refresh tokens', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({}, db);
  });
  afterAll(() => service.close());

  it('answer in the words of OAuth, and are not rotated', async () => {
    const { refreshToken, uid } = await signUp(service);
    const answer = await refresh(service, refreshToken);
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      id_token: answer.body['access_token'],
      expires_in: '3600',
      refresh_token: refreshToken,
      token_type: 'Bearer',
      user_id: uid,
      project_id: PROJECT,
    });
  });

  it('are distinguished when they are malformed, unknown or missing', async () => {
    expect((await refresh(service, 'x')).error).toBe('INVALID_REFRESH_TOKEN');
    expect((await refresh(service, 'A'.repeat(64))).error).toBe('TOKEN_EXPIRED');
    expect((await refresh(service, '')).error).toBe('MISSING_REFRESH_TOKEN');
    const grant = async (body: string) => {
      const response = await fetch(
        `${service.url}/securetoken.googleapis.com/v1/token?key=test-key`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
        },
      );
      return ((await response.json()) as { error: { message: string } }).error.message;
    };
    expect(await grant('')).toBe('MISSING_GRANT_TYPE');
    expect(await grant('grant_type=password')).toBe('INVALID_GRANT_TYPE');
  });

  it('are stored as hashes only', async () => {
    const { refreshToken } = await signUp(service);
    const { rows } = await service.db.query('select * from identity_refresh_tokens');
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });

  it('stay good when a name change hands out more of them, up to a few', async () => {
    const first = await signUp(service);
    const change = async (displayName: string) => {
      service.clock.advance(1000);
      const body = { idToken: first.idToken, displayName, returnSecureToken: true };
      return tokensOf(await accounts(service, 'update', body)).refreshToken;
    };
    const second = await change('A');
    expect((await refresh(service, first.refreshToken)).status).toBe(200);
    expect((await refresh(service, second)).status).toBe(200);
    for (const name of ['B', 'C', 'D', 'E']) await change(name);
    expect((await refresh(service, first.refreshToken)).error).toBe('TOKEN_EXPIRED');
    expect((await refresh(service, second)).status).toBe(200);
    expect(await service.identity.admin.listSessions(first.uid)).toHaveLength(1);
  });

  it('end after half a year without use, not before', async () => {
    const { refreshToken } = await signUp(service);
    service.clock.advance(179 * DAY);
    expect((await refresh(service, refreshToken)).status).toBe(200);
    service.clock.advance(179 * DAY);
    await service.identity.prune();
    expect((await refresh(service, refreshToken)).status).toBe(200);
    service.clock.advance(181 * DAY);
    expect((await refresh(service, refreshToken)).error).toBe('TOKEN_EXPIRED');
    await service.identity.prune();
    const { rowCount } = await db.query('select 1 from identity_refresh_tokens');
    expect(rowCount).toBe(0);
  });
});

describe('keys in the database', () => {
  beforeEach(async () => {
    await db.query('delete from identity_keys');
  });

  it('serve two processes and every restart; tokens of one are good in the other', async () => {
    const [one, two] = await Promise.all([startService({}, db), startService({}, db)]);
    const { rowCount } = await db.query("select 1 from identity_keys where purpose = 'id-token'");
    expect(rowCount).toBe(1);
    const user = await signUp(one);
    expect(await two.identity.verify(user.idToken)).toMatchObject({ uid: user.uid });
    expect((await refresh(two, user.refreshToken)).status).toBe(200);
    await two.identity.rotateKeys();
    const later = await signUp(two);
    expect(await one.identity.verify(later.idToken)).toMatchObject({ uid: later.uid });
    await Promise.all([one.close(), two.close()]);
    const restarted = await createIdentity(testOptions(db).options);
    expect(await restarted.verify(user.idToken)).toMatchObject({ uid: user.uid });
  });

  it('are rotated from outside, and a running process signs with the new one soon', async () => {
    const keySecret = 'a secret of the operator';
    const running = await startService({ keySecret }, db);
    const kidOf = (token: string) => decodeProtectedHeader(token).kid;
    const old = await signUp(running);
    const { clock } = running;
    for (const wrong of [{ keySecret: 'another secret, quite long' }, {}])
      await expect(rotateStoredKeys({ db, clock, ...wrong })).rejects.toThrow(
        'stored signing keys',
      );
    await expect(checkStoredKeys({ db })).rejects.toThrow('encrypted');
    await checkStoredKeys({ db, keySecret });
    expect(await rotateStoredKeys({ db, clock, keySecret })).toBe(1);
    clock.advance(HOUR / 60 + 1);
    const young = await signUp(running);
    expect(kidOf(young.idToken)).not.toBe(kidOf(old.idToken));
    for (const { idToken, uid } of [old, young])
      expect(await running.identity.verify(idToken)).toMatchObject({ uid });
    clock.advance(HOUR);
    await expect(running.identity.verify(old.idToken)).rejects.toThrow(/expired|refused/i);
    const renewed = await refresh(running, old.refreshToken);
    expect(kidOf(String(renewed.body['id_token']))).toBe(kidOf(young.idToken));
    await running.close();
  });

  it('are encrypted with a secret, and open with that secret only', async () => {
    const plain = await startService({ accountChooser: false }, db);
    const user = await signUp(plain);
    const stored = async () => {
      const { rows } = await db.query<{ key: string }>(
        'select private_key as key from identity_keys',
      );
      return rows.map((row) => row.key).join('\n');
    };
    expect(await stored()).toContain('PRIVATE KEY');
    const keySecret = 'a secret of the operator';
    const sealed = await createIdentity(testOptions(db, { keySecret }).options);
    expect(await stored()).not.toContain('PRIVATE KEY');
    expect(await sealed.verify(user.idToken)).toMatchObject({ uid: user.uid });
    const open = (changes: object) => createIdentity(testOptions(db, changes).options);
    await expect(open({ keySecret: 'another secret, quite long' })).rejects.toThrow(
      'does not decrypt',
    );
    await expect(open({})).rejects.toThrow('encrypted');
    await expect(open({ keySecret: 'short' })).rejects.toThrow('too short');
    await plain.close();
  });
});
