import { ONE_ADULT, type Role } from '@wayfarer/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletedUsers, mailOutbox, roleChanges, users } from '../../db/tables.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, bookingInput } from '../../test/factories.ts';
import { callerWith, type Caller } from '../../test/caller.ts';
import {
  identityCall,
  moveTo,
  proveAddress,
  verifyEmail,
  type TestPerson,
} from '../../test/people.ts';
import { createBooking } from '../bookings/making/create-booking.ts';
import type { AccountErasure } from './deletion/erase-user.ts';
import { finishDeletions } from './deletion/finish-deletions.ts';
import { findOrCreateUser } from './find-or-create-user.ts';

const BOSS = 'boss@example.com';
let world: TestApp;
let traveler: TestPerson;
let administrator: TestPerson;

/** Signs up or in with the configured address, a second after the previous action. */
async function enterAsBoss({ app, clock }: TestApp, call: 'signUp' | 'signInWithPassword') {
  clock.advance(1000);
  const { body } = await identityCall(app, call, { email: BOSS, password: 'Correct!horse7' });
  const caller = callerWith(app, { authorization: `Bearer ${body['idToken']}` });
  return { uid: body['localId'] ?? '', caller };
}

const NOTHING_ELSE = {
  openBusiness: async () => null,
  findGuest: async () => null,
  openBusinessOfGuest: async () => null,
  erase: async () => undefined,
  eraseGuest: async () => 0,
  eraseAddress: async () => undefined,
};

beforeAll(async () => {
  world = await createTestApp({ env: { ADMIN_EMAILS: BOSS } });
  traveler = await world.createTraveler('Tara Traveler');
  administrator = await world.createAdministrator();
});
afterAll(() => world.close());

describe('becoming a user', () => {
  it('happens at the first request, once, however many come together', async () => {
    const account = {
      email: 'fresh@example.com',
      password: 'Correct!horse7',
      displayName: 'Fresh One',
    };
    const { body } = await identityCall(world.app, 'signUp', account);
    const caller = callerWith(world.app, { authorization: `Bearer ${body['idToken']}` });
    const answers = await Promise.all(Array.from({ length: 10 }, () => caller.get('/account')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(answers[0]?.body).toMatchObject({ email: 'fresh@example.com', role: 'traveller' });
    const rows = await world.db.orm
      .select()
      .from(users)
      .where(eq(users.emailKey, 'fresh@example.com'));
    expect(rows).toHaveLength(1);
  });

  it('[spec §7 POST /users: create] takes the posted name, but no one else’s address and no role', async () => {
    const own = await traveler.post('/users', {
      name: 'Tara T',
      email: traveler.email,
      role: 'administrator',
    });
    expect([own.status, own.body]).toMatchObject([
      201,
      { name: 'Tara T', role: 'traveller', _id: traveler.uid },
    ]);
    const other = await traveler.post('/users', { name: 'X', email: administrator.email });
    expect([other.status, other.body.code]).toEqual([403, 'forbidden']);
  });

  it('[spec §7 PATCH /users: profile] changes name and picture only', async () => {
    const { status, body } = await traveler.patch('/users', {
      name: 'Tara Two',
      photoUrl: 'https://example.com/t.png',
      role: 'administrator',
      email: 'else@example.com',
      _id: administrator.uid,
    });
    expect([status, body]).toMatchObject([
      200,
      { _id: traveler.uid, name: 'Tara Two', role: 'traveller', email: traveler.email },
    ]);
    const bad = await traveler.patch('/users', { photoUrl: 'javascript:alert(1)' });
    expect([bad.status, bad.body.field]).toEqual([400, 'photoUrl']);
    expect((await traveler.patch('/users', { name: '  ' })).status).toBe(400);
  });
});

describe('roles', () => {
  it('of configured addresses come with a sign-in after the address was verified, and a demotion stays', async () => {
    const { uid, caller: stranger } = await enterAsBoss(world, 'signUp');
    expect((await stranger.get('/account')).body.role).toBe('traveller');
    await verifyEmail(world, uid);
    const { caller: boss } = await enterAsBoss(world, 'signInWithPassword');
    expect((await boss.get('/account')).body.role).toBe('administrator');
    expect((await boss.get('/users')).status).toBe(200);
    expect((await administrator.post(`/users/${uid}/demote`)).body.role).toBe('traveller');
    expect((await boss.get('/account')).body.role).toBe('traveller');
  });

  it('of configured addresses don’t come with a session from before the verification [attack wait for the click of a configured administrator]', async () => {
    const world = await createTestApp({ env: { ADMIN_EMAILS: BOSS } });
    const { uid, caller: stranger } = await enterAsBoss(world, 'signUp');
    expect((await stranger.get('/account')).body.role).toBe('traveller');
    await verifyEmail(world, uid);
    expect((await stranger.get('/account')).body.role).toBe('traveller');
    expect((await stranger.get('/users')).status).toBe(403);
    await world.close();
  });

  it.each([
    ['Google, which proves it in that second', 'google.com', 0, 'administrator'],
    ['a password of that second', 'password', 0, 'traveller'],
    ['a password of the next second', 'password', 1, 'administrator'],
    ['Google a second before', 'google.com', -1, 'traveller'],
  ])(
    'of configured addresses, signed in with %s [attack wait for the click of a configured administrator]',
    async (_how, provider, seconds, role) => {
      const world = await createTestApp({ env: { ADMIN_EMAILS: BOSS } });
      const emailVerifiedAt = world.clock.now();
      const authTime = new Date(emailVerifiedAt.getTime() + seconds * 1000);
      const identity = { uid: 'boss', email: BOSS, name: 'Boss', emailVerified: true, provider };
      const actor = await findOrCreateUser(world.context, {
        ...identity,
        authTime,
        emailVerifiedAt,
      });
      expect(actor?.role).toBe(role);
      await world.close();
    },
  );

  it('of configured addresses come with the next sign-in if the provider doesn’t say when they were verified', async () => {
    const world = await createTestApp({ env: { ADMIN_EMAILS: BOSS } });
    const { clock, context } = world;
    const identity = { uid: 'boss', email: BOSS, name: 'Boss', provider: 'google.com' };
    const roleAt = async (authTime: Date, emailVerified = true) =>
      (await findOrCreateUser(context, { ...identity, emailVerified, authTime }))?.role;
    const first = clock.now();
    clock.advance(60_000);
    expect(await roleAt(first, false)).toBe('traveller');
    expect(await roleAt(first)).toBe('traveller');
    expect(await roleAt(clock.now())).toBe('traveller');
    clock.advance(1000);
    expect(await roleAt(clock.now())).toBe('administrator');
    await world.close();
  });

  it('that were removed stay removed after the account is deleted and registered again [attack undo a demotion by deletion and registration]', async () => {
    const world = await createTestApp({ env: { ADMIN_EMAILS: BOSS } });
    const [first, second] = [await world.createAdministrator(), await world.createAdministrator()];
    const comesBack = async () => {
      const { uid } = await enterAsBoss(world, 'signUp');
      await verifyEmail(world, uid);
      return enterAsBoss(world, 'signInWithPassword');
    };
    const roleOf = async (caller: Caller) => (await caller.get('/account')).body.role as Role;

    const once = await comesBack();
    expect(await roleOf(once.caller)).toBe('administrator');
    expect((await first.post(`/users/${once.uid}/demote`)).status).toBe(200);
    expect((await once.caller.delete(`/users/${once.uid}`)).status).toBe(200);
    const twice = await comesBack();
    expect(await roleOf(twice.caller)).toBe('traveller');
    const { rows } = await world.db.sql.query('select * from role_changes');
    expect(JSON.stringify(rows)).not.toContain(BOSS);

    // An administrator who gets the role again and is then deleted by another administrator loses it as well.
    expect((await second.post(`/users/${twice.uid}/promote`)).status).toBe(200);
    await world.db.sql.query(`delete from role_changes where to_role = 'traveller'`);
    expect((await first.delete(`/users/${twice.uid}`)).status).toBe(200);
    expect(await roleOf((await comesBack()).caller)).toBe('traveller');
    await world.close();
  });

  it('that were removed before addresses were stored stay removed, too [attack undo a demotion by deletion and registration]', async () => {
    const world = await createTestApp({ env: { ADMIN_EMAILS: BOSS } });
    const { uid, caller } = await enterAsBoss(world, 'signUp');
    await caller.get('/account');
    await world.db.sql.query(
      `insert into role_changes (id, at, by_user_id, user_id, from_role, to_role)
       values ('old', now(), 'x', $1, 'administrator', 'traveller')`,
      [uid],
    );
    expect((await caller.delete(`/users/${uid}`)).status).toBe(200);
    const again = await enterAsBoss(world, 'signUp');
    await verifyEmail(world, again.uid);
    const { caller: boss } = await enterAsBoss(world, 'signInWithPassword');
    expect((await boss.get('/account')).body.role).toBe('traveller');
    await world.close();
  });

  it('of configured addresses stay as they were last set, after any number of changes', async () => {
    const world = await createTestApp({ env: { ADMIN_EMAILS: BOSS } });
    const { uid, caller: stranger } = await enterAsBoss(world, 'signUp');
    await stranger.get('/account');
    const at = world.clock.now();
    const change = (id: string, to: Role, from: Role) =>
      ({ id, at, byUserId: 'somebody', userId: uid, from, to }) as const;
    const promotions = Array.from({ length: 120 }, (_, n) =>
      change(`promotion-${n}`, 'administrator', 'traveller'),
    );
    const demotion = change('demotion', 'traveller', 'administrator');
    await world.db.orm.insert(roleChanges).values([...promotions, demotion]);
    await verifyEmail(world, uid);
    const { caller: boss } = await enterAsBoss(world, 'signInWithPassword');
    expect((await boss.get('/account')).body.role).toBe('traveller');
    await world.close();
  });

  it('[spec §6 Users: promote and demote] are given and taken by administrators, and recorded', async () => {
    const person = await world.createTraveler();
    await proveAddress(world, person);
    expect((await administrator.post(`/users/${person.uid}/promote`)).body.role).toBe(
      'administrator',
    );
    expect((await person.get('/roleChanges')).status).toBe(200);
    expect((await administrator.post(`/users/${person.uid}/demote`)).body.role).toBe('traveller');
    const { body } = await administrator.get('/roleChanges');
    expect(body.filter((row: { userId: string }) => row.userId === person.uid)).toMatchObject([
      { byUserId: administrator.uid, from: 'administrator', to: 'traveller' },
      { byUserId: administrator.uid, from: 'traveller', to: 'administrator' },
    ]);
    expect((await administrator.post('/users/nobody/promote')).status).toBe(404);
    expect((await traveler.post(`/users/${traveler.uid}/promote`)).status).toBe(403);
  });

  it('never lose the last administrator, even if two leave at once [attack a site without an owner]', async () => {
    const second = await world.createAdministrator();
    const everybody = await world.db.orm
      .select()
      .from(users)
      .where(eq(users.role, 'administrator'));
    for (const { id } of everybody) {
      if (id !== second.uid && id !== administrator.uid)
        await administrator.post(`/users/${id}/demote`);
    }
    const answers = await Promise.all([
      administrator.post(`/users/${second.uid}/demote`),
      second.post(`/users/${administrator.uid}/demote`),
    ]);
    // The slower request is refused, either because it would remove the last owner or because its sender has lost the
    // role.
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)[1]).toBeGreaterThanOrEqual(
      400,
    );
    const left = await world.db.orm.select().from(users).where(eq(users.role, 'administrator'));
    expect(left).toHaveLength(1);
    await world.db.orm
      .update(users)
      .set({ role: 'administrator' })
      .where(eq(users.id, administrator.uid));
    await world.db.orm.update(users).set({ role: 'traveller' }).where(eq(users.id, second.uid));
    const spot = await addSpot(administrator, { spot: 'Agency Bay' });
    const booking = await administrator.post('/bookings', bookingInput(spot));
    const payment = { price: 120, bookingId: booking.body._id };
    const open = () => administrator.post('/payments/create-payment-intent', payment);
    const opened = await open();
    const refused = await administrator.delete(`/users/${administrator.uid}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'last_administrator']);
    // The remaining person can still pay.
    expect((await open()).body).toEqual(opened.body);
  });
});

async function subjectsTo(...addresses: string[]): Promise<string[]> {
  const mails = await world.db.orm
    .select({ subject: mailOutbox.subject })
    .from(mailOutbox)
    .where(inArray(mailOutbox.recipient, addresses));
  return mails.map(({ subject }) => subject);
}

describe('deleting an account', () => {
  it('[spec §7 DELETE /users/id: delete] is possible only for oneself: other people aren’t even found', async () => {
    const victim = await world.createTraveler();
    expect((await traveler.delete(`/users/${victim.uid}`)).status).toBe(404);
    expect((await victim.get('/account')).status).toBe(200);
  });

  it('[spec §7 DELETE /users/id: delete] ends the token, the password and the refresh token, and keeps what others need', async () => {
    const person = await world.createTraveler('Gone Girl');
    const spot = await addSpot(person);
    const booking = await person.post('/bookings', bookingInput(spot));
    expect(booking.status).toBe(201);
    expect((await person.delete(`/users/${person.uid}`)).body).toEqual({ deletedCount: 1 });

    expect((await person.get('/account')).status).toBe(401);
    const { email, password } = person;
    expect((await identityCall(world.app, 'signInWithPassword', { email, password })).status).toBe(
      400,
    );
    const public_ = await world.anonymous.get(`/allSpots/${spot._id}`);
    expect(public_.status).toBe(200);
    const { body } = await administrator.get('/admin/bookings');
    const kept = body.find((row: { _id: string }) => row._id === booking.body._id);
    expect(JSON.stringify(kept ?? {})).not.toContain(email);
    expect(
      (await administrator.get('/users')).body.some(
        (row: { _id: string }) => row._id === person.uid,
      ),
    ).toBe(false);
  });

  it('deletes the emails to its address, in any spelling', async () => {
    const [person, other] = [await world.createTraveler(), await world.createTraveler()];
    for (const { token: idToken } of [person, other]) {
      await identityCall(world.app, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    }
    const shouted = person.email.toUpperCase();
    const subscription = { email: shouted, consent: true };
    expect((await world.anonymous.post('/newsletterSubscriptions', subscription)).status).toBe(201);
    expect(await subjectsTo(person.email, shouted)).toHaveLength(2);
    expect((await person.delete(`/users/${person.uid}`)).status).toBe(200);
    expect(await subjectsTo(person.email, shouted)).toEqual(['Your account was deleted']);
    expect(await subjectsTo(other.email)).toHaveLength(1);
  });

  it('also deletes the emails to a former address', async () => {
    const person = await world.createTraveler();
    const idToken = person.token;
    await identityCall(world.app, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const moved = await moveTo(world, `moved-${person.email}`, person);
    const { body } = await moved.get('/account/export');
    expect(body.formerAddresses).toMatchObject([{ email: person.email }]);
    expect(await subjectsTo(person.email)).not.toEqual([]);
    expect((await moved.delete(`/users/${person.uid}`)).status).toBe(200);
    expect(await subjectsTo(person.email)).toEqual([]);
  });

  it('is confirmed by an email to its address, which is deleted once it is sent [incident account deleted by someone else]', async () => {
    const person = await world.createTraveler('Some Name');
    expect((await person.delete(`/users/${person.uid}`)).status).toBe(200);
    const mails = await world.db.orm
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, person.email));
    expect(mails).toMatchObject([{ subject: 'Your account was deleted', state: 'pending' }]);
    expect(mails[0]?.textBody).not.toContain('Some Name');
    await world.runJob('forget-mails');
    expect(await subjectsTo(person.email)).toHaveLength(1);
    await world.runJob('deliver-mail');
    await world.runJob('forget-mails');
    expect(await subjectsTo(person.email)).toEqual([]);
  });

  it('again, after it came back, also refuses the tokens of its second life', async () => {
    const uid = 'firebase-returns';
    const signedInAt = (authTime: Date) =>
      findOrCreateUser(world.context, {
        uid,
        email: 'returns@example.com',
        emailVerified: true,
        name: 'Returns',
        authTime,
        provider: 'google.com',
      });
    for (const life of [1, 2]) {
      world.clock.advance(60_000);
      const at = world.clock.now();
      expect(await signedInAt(at)).toMatchObject({ uid });
      world.clock.advance(60_000);
      expect((await administrator.delete(`/users/${uid}`)).body).toEqual({ deletedCount: 1 });
      expect([life, await signedInAt(at)]).toEqual([life, null]);
    }
  });

  it('leaves no booking behind that was being made in the meantime', async () => {
    const person = await world.createTraveler();
    const spot = await addSpot(administrator, { spot: 'Agency Bay' });
    const { uid, email, name } = person;
    const now = world.clock.now();
    const actor = {
      uid,
      email,
      name,
      emailVerified: true,
      role: 'traveller',
      staff: null,
      authTime: now,
    } as const;
    // The person was recognized before the deletion, but their booking arrives only now.
    expect((await person.delete(`/users/${uid}`)).status).toBe(200);
    const booking = createBooking(
      {
        ...world.context,
        createdId: world.context.newId,
        requestId: 'late',
        address: '127.0.0.1',
        actor,
      },
      { ...bookingInput(spot), travelSeason: spot.seasonality, travellers: ONE_ADULT },
    );
    await expect(booking).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('with the SDK is completed by the job', async () => {
    const person = await world.createTraveler('Sdk Leaver');
    const spot = await addSpot(person);
    const gone = await identityCall(world.app, 'delete', { idToken: person.token });
    expect(gone.status).toBe(200);
    await world.runJob('finish-deletions');
    const rows = await world.db.orm.select().from(users).where(eq(users.id, person.uid));
    expect(rows).toEqual([]);
    expect(
      (
        await administrator.put(`/allSpots/${spot._id}`, {
          ...spot,
          email: undefined,
          createdBy: undefined,
          category: 'beach',
        })
      ).body.email,
    ).toBe('');
  });

  it('that can’t be completed yet doesn’t delay others', async () => {
    const ids = Array.from({ length: 30 }, (_, n) => `leaver-${String(n).padStart(2, '0')}`);
    const at = world.clock.now();
    await world.db.orm
      .insert(deletedUsers)
      .values(ids.map((id) => ({ id, deletedAt: at, identityDeletedAt: at })));
    const last = ids.at(-1) ?? '';
    const erasure: AccountErasure = {
      prepare: async (uid) => {
        if (uid !== last) throw new Error('the card provider is away');
      },
      ...NOTHING_ELSE,
    };
    await finishDeletions(world.context, erasure);
    const left = () =>
      world.db.orm
        .select({ id: deletedUsers.id })
        .from(deletedUsers)
        .where(and(inArray(deletedUsers.id, ids), isNull(deletedUsers.erasedAt)));
    expect(await left()).toHaveLength(29);
    expect(await left()).not.toContainEqual({ id: last });

    const stop = new AbortController();
    const slow: AccountErasure = {
      prepare: async () => stop.abort(),
      ...NOTHING_ELSE,
    };
    expect(await finishDeletions(world.context, slow, stop.signal)).toBe(1);
    expect(await left()).toHaveLength(28);
    await world.runJob('finish-deletions');
    expect(await left()).toEqual([]);
  });

  it('[spec §7 DELETE /users/id: delete] by an administrator ends the sessions too', async () => {
    const person = await world.createTraveler();
    expect((await administrator.delete(`/users/${person.uid}`)).status).toBe(200);
    expect((await person.get('/account')).status).toBe(401);
  });
});

describe('devices', () => {
  it('are listed, ended one by one, and all at once', async () => {
    const person = await world.createTraveler();
    const { email, password } = person;
    const again = await identityCall(world.app, 'signInWithPassword', { email, password });
    const other = callerWith(world.app, { authorization: `Bearer ${again.body['idToken']}` });
    const { body } = await person.get('/account/sessions');
    expect(body).toHaveLength(2);
    expect(body.filter((row: { current: boolean }) => row.current)).toHaveLength(1);
    const foreign = await traveler.delete(`/account/sessions/${body[0]._id}`);
    expect(foreign.status).toBe(404);
    const elsewhere = body.find((row: { current: boolean }) => !row.current);
    expect((await person.delete(`/account/sessions/${elsewhere._id}`)).body).toEqual({
      deletedCount: 1,
    });
    world.clock.advance(10_000);
    expect((await other.get('/account')).status).toBe(401);
    expect((await person.delete('/account/sessions')).body.deletedCount).toBe(1);
    world.clock.advance(10_000);
    expect((await person.get('/account')).status).toBe(401);
  });
});

describe('the export', () => {
  it('contains everything about the caller and nothing about others', async () => {
    const person = await world.createTraveler('Ella Export');
    const spot = await addSpot(person, { spot: 'Exported' });
    await person.post('/bookings', bookingInput(spot));
    const { status, body } = await person.get('/account/export');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { _id: person.uid, email: person.email },
      spots: [{ spot: 'Exported' }],
      bookings: [{ travelSpot: 'Exported' }],
      payments: [],
    });
    expect((await traveler.get('/account/export')).body.spots).toEqual([]);
  });
});

describe('the verification email', () => {
  it('goes through the outbox and contains the link', async () => {
    const person = await world.createTraveler('Vera Verify');
    const { idToken } = { idToken: person.token };
    await identityCall(world.app, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const [mail] = await world.db.orm
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, person.email));
    expect(mail).toMatchObject({ state: 'pending', subject: 'Confirm your email address' });
    const until = (mail?.expiresAt?.getTime() ?? 0) - world.clock.now().getTime();
    expect(until).toBe(3 * 86_400_000); // then its link stops working, and it isn't sent anymore
    const code = /oobCode=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
    expect((await identityCall(world.app, 'update', { oobCode: code })).status).toBe(200);
  });
});
