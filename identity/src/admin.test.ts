import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, newEmail, setDisabled, startService, type Service } from './test/service.ts';
import { accounts, refresh, tokensOf } from './test/wire.ts';
import { MINUTE } from './clock.ts';

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
    const sessions = await service.identity.admin.listSessions(uid);
    expect(sessions.map(({ userAgent }) => userAgent)).toEqual(['Phone', 'Laptop']);
    expect(sessions[0]?.lastUsedAt.getTime()).toBeGreaterThan(
      sessions[1]?.lastUsedAt.getTime() ?? Infinity,
    );
    expect(await service.identity.admin.revokeSessions(uid, sessions[0]?.id)).toBe(1);
    expect((await refresh(service, phone.refreshToken)).error).toBe('TOKEN_EXPIRED');
    expect(await service.identity.verify(idToken)).toMatchObject({ uid });
    expect(await service.identity.admin.revokeSessions(uid)).toBe(1);
    await expect(service.identity.verify(idToken)).rejects.toThrow('refused');
  });

  it('ends no session of anyone else', async () => {
    const [one, two] = [await signUp(), await signUp()];
    const { sessionId } = await service.identity.verify(two.idToken);
    expect(await service.identity.admin.revokeSessions(one.uid, sessionId)).toBe(0);
    expect(await service.identity.verify(two.idToken)).toMatchObject({ uid: two.uid });
  });

  it('shows an account without its secrets', async () => {
    const { email, uid } = await signUp();
    expect(await service.identity.admin.getUser(uid)).toEqual({
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
  });

  it('refuses a disabled account, and deletes it', async () => {
    const { email, uid, idToken } = await signUp();
    const { admin } = service.identity;
    await setDisabled(service, uid, true);
    await expect(service.identity.verify(idToken)).rejects.toThrow('refused');
    const signIn = () => accounts(service, 'signInWithPassword', { email, password: PASSWORD });
    expect((await signIn()).error).toBe('USER_DISABLED');
    await setDisabled(service, uid, false);
    expect((await signIn()).status).toBe(200);
    expect(await admin.deleteUser(uid)).toBe(true);
    expect(service.deleted).toContain(uid);
    expect(await admin.deleteUser(uid)).toBe(false);
    expect((await signIn()).error).toBe('INVALID_LOGIN_CREDENTIALS');
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

  it('disables an account, and enables it with the sessions that it had', async () => {
    const { idToken, uid } = await signUp();
    const { admin } = service.identity;
    expect(await admin.setDisabled(uid, true)).toBe(true);
    expect(await admin.getUser(uid)).toMatchObject({ disabled: true });
    await expect(service.identity.verify(idToken)).rejects.toMatchObject({ reason: 'disabled' });
    expect((await accounts(service, 'delete', { idToken })).error).toBe('USER_DISABLED');
    expect(await admin.setDisabled(uid, false)).toBe(true);
    expect(await service.identity.verify(idToken)).toMatchObject({ uid });
    expect(await admin.setDisabled('nobody', true)).toBe(false);
  });

  it('keeps an account that the product needs, whatever its holder asks for', async () => {
    const asked: string[] = [];
    const needed = await startService(
      { clock: service.clock, mayDelete: async (uid) => asked.push(uid) > 1 },
      service.db,
    );
    const { idToken, uid } = await signUp();
    const refused = await accounts(needed, 'delete', { idToken });
    expect([refused.status, refused.error]).toEqual([400, 'OPERATION_NOT_ALLOWED']);
    expect(await service.identity.admin.getUser(uid)).toMatchObject({ uid });
    expect((await accounts(needed, 'delete', { idToken })).status).toBe(200);
    expect(asked).toEqual([uid, uid]);
    await needed.close();
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
