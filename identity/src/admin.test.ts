import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, newEmail, startService, type Service } from './test/service.ts';
import { accounts, refresh, tokensOf } from './test/wire.ts';
import { MINUTE } from './times.ts';

describe('what the product can do with accounts', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const signUp = async (userAgent = 'Laptop') => {
    const email = newEmail();
    const body = { email, password: PASSWORD, displayName: 'Noor' };
    const answer = await accounts(service, 'signUp', body, { 'user-agent': userAgent });
    return { email, ...tokensOf(answer) };
  };

  it('lists the devices of a user and ends one of them', async () => {
    const { email, uid, idToken } = await signUp('Laptop');
    service.clock.advance(MINUTE);
    const body = { email, password: PASSWORD };
    const phone = tokensOf(
      await accounts(service, 'signInWithPassword', body, { 'user-agent': 'Phone' }),
    );
    const { sessionId } = await service.identity.verify(idToken);
    const sessions = await service.identity.admin.listSessions(uid, sessionId);
    expect(sessions.map(({ userAgent, current }) => [userAgent, current])).toEqual([
      ['Laptop', true],
      ['Phone', undefined],
    ]);
    expect(sessions[1]?.lastUsedAt.getTime()).toBeGreaterThan(
      sessions[0]?.lastUsedAt.getTime() ?? Infinity,
    );
    expect(await service.identity.admin.revokeSessions(uid, sessions[1]?.id)).toBe(1);
    expect((await refresh(service, phone.refreshToken)).error).toBe('TOKEN_EXPIRED');
    expect(await service.identity.verify(idToken)).toMatchObject({ uid });
    expect(await service.identity.admin.revokeSessions(uid)).toBe(1);
    await expect(service.identity.verify(idToken)).rejects.toThrow('refused');
  });

  it('ends no session of anybody else', async () => {
    const [one, two] = [await signUp(), await signUp()];
    const { sessionId } = await service.identity.verify(two.idToken);
    expect(await service.identity.admin.revokeSessions(one.uid, sessionId)).toBe(0);
    expect(await service.identity.verify(two.idToken)).toMatchObject({ uid: two.uid });
  });

  it('shows an account without its secrets', async () => {
    const { email, uid } = await signUp();
    const user = await service.identity.admin.getUserByEmail(email.toUpperCase());
    expect(user).toEqual({
      uid,
      email,
      emailVerified: false,
      name: 'Noor',
      disabled: false,
      hasPassword: true,
      providers: [],
      createdAt: expect.any(Date),
      lastLoginAt: expect.any(Date),
    });
    expect(await service.identity.admin.getUser('nobody')).toBeUndefined();
    expect(await service.identity.admin.getUser('no\u0000body')).toBeUndefined();
    expect(await service.identity.admin.getUserByEmail('no address')).toBeUndefined();
  });

  it('disables, enables, proves and removes accounts', async () => {
    const { email, uid, idToken } = await signUp();
    const { admin } = service.identity;
    expect(await admin.setEmailVerified(uid, true)).toBe(true);
    expect(await service.identity.verify(idToken)).toMatchObject({ emailVerified: true });
    expect(await admin.setDisabled(uid, true)).toBe(true);
    await expect(service.identity.verify(idToken)).rejects.toThrow('refused');
    const signIn = () => accounts(service, 'signInWithPassword', { email, password: PASSWORD });
    expect((await signIn()).error).toBe('USER_DISABLED');
    expect(await admin.setDisabled(uid, false)).toBe(true);
    expect((await signIn()).status).toBe(200);
    expect(await admin.deleteUser(uid)).toBe(true);
    expect(service.deleted).toContain(uid);
    expect(await admin.deleteUser(uid)).toBe(false);
    expect(await admin.setDisabled(uid, true)).toBe(false);
    expect((await signIn()).error).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('removes an account inside a transaction of the product, or not at all', async () => {
    const { uid } = await signUp();
    const { admin } = service.identity;
    const failing = service.db.transaction(async (tx) => {
      await admin.deleteUser(uid, tx);
      throw new Error('the product changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await admin.getUser(uid)).toMatchObject({ uid });
    await service.db.transaction((tx) => admin.deleteUser(uid, tx));
    expect(await admin.getUser(uid)).toBeUndefined();
  });

  it('keeps the account when the product cannot let its data go', async () => {
    const stubborn = await startService(
      {
        clock: service.clock,
        onDelete: () => Promise.reject(new Error('a booking is being paid')),
      },
      service.db,
    );
    const { idToken, uid } = await signUp();
    expect((await accounts(stubborn, 'delete', { idToken })).status).toBe(500);
    expect(await service.identity.admin.getUser(uid)).toMatchObject({ uid });
    await stubborn.close();
  });

  it('hears what happens, without personal data', async () => {
    const { email, uid, idToken } = await signUp();
    await accounts(service, 'signInWithPassword', { email, password: 'wrong' });
    await accounts(service, 'delete', { idToken });
    const types = service.events.filter((event) => event.uid === uid).map((event) => event.type);
    expect(types).toEqual(['account-created', 'account-deleted']);
    expect(service.events.some((event) => event.type === 'sign-in-failed')).toBe(true);
    expect(JSON.stringify(service.events)).not.toContain('@');
  });
});
