import type { ExtraPermission, MemberRole } from '@wayfarer/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { staffMembers, users } from '../db/tables.ts';
import { callerWith, type Caller } from './caller.ts';
import type { TestClock } from './test-clock.ts';

/** A person who signed up through the real identity protocol, and calls with the real token. */
export interface TestPerson extends Caller {
  uid: string;
  email: string;
  name: string;
  password: string;
  token: string;
  refreshToken: string;
}

const PASSWORD = 'Correct!horse7';
let count = 0;

/** A call of the identity protocol, as the SDK makes it. */
export async function identityCall(
  app: FastifyInstance,
  call: string,
  body: object,
  remoteAddress = '127.0.0.1',
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=wayfarer-web`,
    payload: body,
    remoteAddress,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, string>>() };
}

export async function signUpTraveler(
  app: FastifyInstance,
  name = 'Test Traveler',
): Promise<TestPerson> {
  count += 1;
  const email = `traveler-${process.pid}-${count}@example.com`;
  const account = { email, password: PASSWORD, displayName: name, returnSecureToken: true };
  // Each person has a different address, because most tests aren't about the number of sign-ups per address.
  const address = `10.3.${Math.trunc(count / 250) % 250}.${count % 250}`;
  const { status, body } = await identityCall(app, 'signUp', account, address);
  const { idToken, localId, refreshToken } = body;
  if (status !== 200 || !idToken || !localId || !refreshToken)
    throw new Error(`sign-up answered ${status} ${JSON.stringify(body)}`);
  const caller = callerWith(app, { authorization: `Bearer ${idToken}` });
  const made = await caller.post('/users', { name, email });
  if (made.status !== 201) throw new Error(`the user was answered ${made.status}`);
  return { ...caller, uid: localId, email, name, password: PASSWORD, token: idToken, refreshToken };
}

/** Signs in a person who has an account with the tests' usual password. */
export async function signInTraveler(app: FastifyInstance, email: string): Promise<TestPerson> {
  const account = { email, password: PASSWORD, returnSecureToken: true };
  const { body } = await identityCall(app, 'signInWithPassword', account);
  const { localId: uid = '', idToken: token = '', refreshToken = '' } = body;
  const caller = callerWith(app, { authorization: `Bearer ${token}` });
  return { ...caller, uid, email, name: '', password: PASSWORD, token, refreshToken };
}

export async function signUpAdministrator(app: FastifyInstance, db: Database): Promise<TestPerson> {
  const person = await signUpTraveler(app, 'Test Administrator');
  await makeOwner(db, person);
  return person;
}

export async function makeOwner(db: Database, { uid }: Pick<TestPerson, 'uid'>): Promise<void> {
  await db.orm.update(users).set({ role: 'administrator' }).where(eq(users.id, uid));
}

export async function makeMember(
  { db, clock }: { db: Database; clock: TestClock },
  { uid }: Pick<TestPerson, 'uid'>,
  role: MemberRole,
  extra: ExtraPermission[] = [],
  refundLimitMinor: number | null = null,
): Promise<void> {
  const rights = { role, extra, refundLimitMinor };
  await db.orm
    .insert(staffMembers)
    .values({ userId: uid, ...rights, createdAt: clock.now(), byUserId: 'test' })
    .onConflictDoUpdate({ target: staffMembers.userId, set: rights });
}

/** Marks the address of an account as verified at the identity service, without the email. */
export async function verifyEmail({ db, clock }: { db: Database; clock: TestClock }, uid: string) {
  await db.sql.query(
    'update identity_users set email_verified = true, email_verified_at = $2 where id = $1',
    [uid, clock.now()],
  );
}

/** Marks addresses as verified at the identity service and in the product. */
export async function proveAddress(
  world: { db: Database; clock: TestClock },
  ...people: Pick<TestPerson, 'uid'>[]
): Promise<void> {
  for (const { uid } of people) {
    await verifyEmail(world, uid);
    await world.db.orm
      .update(users)
      .set({ emailProvedAt: world.clock.now() })
      .where(eq(users.id, uid));
  }
}

/** Requests a change of address and returns the code from its email. */
export async function askToMove(
  { app, db }: { app: FastifyInstance; db: Database },
  { token: idToken }: Pick<TestPerson, 'token'>,
  newEmail: string,
): Promise<string> {
  const asked = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail };
  const { status } = await identityCall(app, 'sendOobCode', asked);
  const { rows } = await db.sql.query<{ text: string }>(
    `select text_body as text from mail_outbox where recipient = lower($1) and text_body like '%oobCode=%'
     order by created_at desc, id desc limit 1`,
    [newEmail],
  );
  const oobCode = /oobCode=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1];
  if (status !== 200 || !oobCode) throw new Error(`the change of address was answered ${status}`);
  return oobCode;
}

/** Follows the emailed link of a change of address, and signs in with the new address. */
export async function moveTo(
  world: { app: FastifyInstance; db: Database },
  newEmail: string,
  person: TestPerson,
): Promise<TestPerson> {
  const oobCode = await askToMove(world, person, newEmail);
  const moved = await identityCall(world.app, 'update', { oobCode, idToken: person.token });
  if (moved.status !== 200) throw new Error(`the move was answered ${moved.status}`);
  return signInTraveler(world.app, newEmail);
}
