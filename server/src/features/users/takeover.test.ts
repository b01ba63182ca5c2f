import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerWith } from '../../test/caller.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { identityCall } from '../../test/people.ts';

const ATTACKERS = 'Attack!course7';
const OWNERS = 'Owner!course8';
const [BOSS, CHIEF] = ['boss@agency.example', 'chief@agency.example'];

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ env: { ADMIN_EMAILS: `${BOSS},${CHIEF}` } });
});
afterAll(() => world.close());

const call = (name: string, body: object) => identityCall(world.app, name, body);

/** Signs up or in, a second after the previous action. */
async function enter(how: 'signUp' | 'signInWithPassword', email: string, password: string) {
  world.clock.advance(1000);
  const { status, body } = await call(how, { email, password, returnSecureToken: true });
  const idToken = body['idToken'] ?? '';
  return { status, idToken, ...callerWith(world.app, { authorization: `Bearer ${idToken}` }) };
}

async function mailedCode(to: string, mode: string): Promise<string> {
  const { rows } = await world.db.sql.query<{ text_body: string }>(
    'select text_body from mail_outbox where recipient = $1 order by created_at desc, id desc',
    [to],
  );
  const text = rows.find(({ text_body }) => text_body.includes(`mode=${mode}`))?.text_body;
  return /oobCode=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
}

async function askToConfirm({ idToken }: { idToken: string }, email: string): Promise<string> {
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  return mailedCode(email, 'verifyEmail');
}

describe('an account that is registered with another person’s address', () => {
  it.each([
    ['a traveller', 'victim@example.com', 'attacker-1@example.com'],
    ['an administrator to be', BOSS, 'attacker-2@example.com'],
  ])(
    'is impossible: %s registers and is alone [attack address moved without proof]',
    async (_who, victim, own) => {
      const attacker = await enter('signUp', own, ATTACKERS);
      const { idToken } = attacker;
      const oobCode = await askToConfirm(attacker, own);
      expect((await call('update', { oobCode, idToken })).status).toBe(200);
      expect((await call('update', { idToken, email: victim })).status).toBe(400);
      const linked = { idToken, email: victim, password: ATTACKERS };
      expect((await call('signUp', linked)).status).toBe(400);
      expect(await mailedCode(own, 'recoverEmail')).toBe('');

      const owner = await enter('signUp', victim, OWNERS);
      const proof = await askToConfirm(owner, victim);
      await call('update', { oobCode: proof, idToken: owner.idToken });
      const back = await enter('signInWithPassword', victim, OWNERS);
      expect((await back.post('/bookings', bookingInput(await addSpot(back)))).status).toBe(201);
      const role = victim === BOSS ? 'administrator' : 'traveller';
      expect((await back.get('/account')).body).toMatchObject({ email: victim, role });
      expect((await attacker.get('/account')).body).toMatchObject({
        email: own,
        role: 'traveller',
      });
      expect((await attacker.get('/bookings')).body).toEqual([]);
      expect((await attacker.get('/users')).status).toBe(403);
    },
  );
});

describe('an account that a stranger opened with an administrator’s address', () => {
  it('belongs only to the owner once the emailed link is opened [attack account opened in another name]', async () => {
    const stranger = await enter('signUp', CHIEF, ATTACKERS);
    expect((await stranger.get('/account')).body.role).toBe('traveller');
    const oobCode = await askToConfirm(stranger, CHIEF);
    const followed = await call('update', { oobCode });
    expect(followed.body).toMatchObject({ email: CHIEF, emailVerified: true });
    expect((await stranger.get('/account')).status).toBe(401);
    expect((await enter('signInWithPassword', CHIEF, ATTACKERS)).status).toBe(400);

    const reset = { oobCode: followed.body['passwordResetCode'], newPassword: OWNERS };
    expect((await call('resetPassword', reset)).status).toBe(200);
    const owner = await enter('signInWithPassword', CHIEF, OWNERS);
    expect((await owner.get('/account')).body.role).toBe('administrator');
    expect((await stranger.get('/users')).status).toBe(401);
  });
});
