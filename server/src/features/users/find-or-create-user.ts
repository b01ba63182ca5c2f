import { TEXT_LIMITS } from '@wayfarer/contract';
import type { Actor, AppContext, Staff } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { VerifiedIdentity } from '../../ports.ts';
import { recordAct } from '../audit/index.ts';
import { claimBookings } from '../booking-claims/index.ts';
import { addressDigest, digestIfAny } from './address-digest.ts';
import { accountBlocked } from './blocking/account-blocked.ts';
import { followBlock } from './blocking/follow-blocks.ts';
import { becomesAdministrator } from './policy.ts';
import { presentRights } from './present.ts';
import { carryBlock } from './blocking/carry-block.ts';
import { isBlocked } from './store/blocks.ts';
import { findDeletionTime } from './store/deletions.ts';
import { saveFormerAddress } from './store/former-addresses.ts';
import { endInvitationsOf } from './store/invitations.ts';
import { insertRoleChange, wasDemoted } from './store/roles.ts';
import { deleteMember, findUserAndMember, type MemberRow } from './store/staff.ts';
import { insertUser, lockUserForUpdate, updateUserRow, type UserRow } from './store/users.ts';

/** The actor who is recorded for promotions of the configured administrators. */
const CONFIGURATION = 'configuration';

/**
 * The user of a verified identity, who is added at the first request. Null if the account was deleted after this
 * sign-in: a token that is still valid must not restore it. Throws `account_blocked`.
 */
export async function findOrCreateUser(
  context: AppContext,
  identity: VerifiedIdentity,
): Promise<Actor | null> {
  const { orm } = context.db;
  const known = await findUserAndMember(orm, identity.uid);
  if (known?.blocked) throw await accountBlocked(context);
  let row = known?.user;
  if (!row) {
    const deletedAt = await findDeletionTime(orm, identity.uid);
    if (deletedAt && identity.authTime <= deletedAt) return null;
    row = await enter(context, newUser(context, identity));
  }
  const change = drift(row, identity, context.clock.now());
  if (change) row = await follow(context, row, change);
  const isNewHere = !known || change?.emailKey !== undefined;
  if (isNewHere && (await isBlocked(orm, row.id))) {
    await followBlock(context, row.id);
    throw await accountBlocked(context);
  }
  const { adminEmails } = context.config;
  if (row.role === 'traveller' && becomesAdministrator(identity, row.emailProvedAt, adminEmails)) {
    row = await promoteByConfiguration(context, row);
  }
  return {
    uid: row.id,
    email: row.email,
    emailVerified: identity.emailVerified,
    name: row.name,
    role: row.role,
    staff: staffOf(row, known?.member ?? null),
    authTime: identity.authTime,
    ...(identity.sessionId !== undefined && { sessionId: identity.sessionId }),
    ...(identity.unchecked && { unchecked: true }),
  };
}

/**
 * A person's role and permissions. Read at every request, so that revoked permissions end with the next request in
 * every process.
 */
function staffOf({ role }: UserRow, member: MemberRow | null): Staff | null {
  if (role === 'administrator') return { role: 'owner', extra: [], refundLimit: null };
  return member && { role: member.role, ...presentRights(member) };
}

function newUser(context: AppContext, identity: VerifiedIdentity): UserRow {
  return {
    id: identity.uid,
    name: identity.name.slice(0, TEXT_LIMITS.personName),
    email: identity.email,
    emailKey: identity.email.toLowerCase(),
    role: 'traveller',
    photoUrl: null,
    createdAt: context.clock.now(),
    emailProvedAt: provedAt(identity, context.clock.now()),
    reviewMailsEndedAt: null,
    savedPlacesSince: null,
    language: null,
  };
}

function provedAt({ emailVerified, emailVerifiedAt }: VerifiedIdentity, seenAt: Date): Date | null {
  return emailVerified ? (emailVerifiedAt ?? seenAt) : null;
}

/**
 * The columns to update from the identity provider; null if nothing differs. The provider's name is used only if the
 * user has none yet.
 */
function drift(row: UserRow, identity: VerifiedIdentity, now: Date): Partial<UserRow> | null {
  const moved = row.email !== identity.email;
  const named = row.name === '' && identity.name !== '';
  const proved = row.emailProvedAt === null && identity.emailVerified;
  if (!moved && !named && !proved) return null;
  return {
    ...(moved && { email: identity.email, emailKey: identity.email.toLowerCase() }),
    ...((moved || proved) && { emailProvedAt: provedAt(identity, now) }),
    ...(named && { name: identity.name.slice(0, TEXT_LIMITS.personName) }),
  };
}

async function enter(context: AppContext, user: UserRow): Promise<UserRow> {
  const digest = await digestIfAny(context.db.sql, user.emailKey);
  return context.db.orm.transaction(async (tx) => {
    const row = await insertUser(tx, user);
    await stayBlocked(context, tx, row.id, digest);
    await claim(context, tx, row);
    return row;
  });
}

async function follow(
  context: AppContext,
  row: UserRow,
  change: Partial<UserRow>,
): Promise<UserRow> {
  const { clock, db } = context;
  const { emailKey = row.emailKey } = change;
  const moved = emailKey !== row.emailKey;
  if (!moved && !change.emailProvedAt) return (await updateUserRow(db.orm, row.id, change)) ?? row;
  const digest = moved ? await digestIfAny(db.sql, emailKey) : null;
  return db.orm.transaction(async (tx) => {
    if (moved) {
      await saveFormerAddress(tx, { uid: row.id, emailKey: row.emailKey, leftAt: clock.now() });
    }
    const changed = await updateUserRow(tx, row.id, change);
    await stayBlocked(context, tx, row.id, digest);
    if (changed) await claim(context, tx, changed);
    return changed ?? row;
  });
}

async function stayBlocked(
  context: AppContext,
  tx: Tx,
  uid: string,
  digest: string | null,
): Promise<void> {
  if (digest !== null) await carryBlock(context, tx, { uid, digest });
}

/** Gives an account the bookings that the agency made for its address, once the address is verified. */
async function claim(context: AppContext, tx: Tx, user: UserRow): Promise<void> {
  const { emailKey, emailProvedAt, id: uid } = user;
  if (emailProvedAt !== null) await claimBookings(context, tx, { emailKey, uid });
}

async function promoteByConfiguration(context: AppContext, user: UserRow): Promise<UserRow> {
  const digest = await addressDigest(context, user.emailKey);
  return context.db.orm.transaction(async (tx) => {
    const row = await lockUserForUpdate(tx, user.id);
    if (!row || row.role === 'administrator') return row ?? user;
    if (await wasDemoted(tx, user.id, digest)) return row;
    await deleteMember(tx, user.id);
    await endInvitationsOf(tx, row);
    await insertRoleChange(tx, {
      id: context.newId(),
      at: context.clock.now(),
      byUserId: CONFIGURATION,
      userId: user.id,
      from: row.role,
      to: 'administrator',
      addressDigest: null,
    });
    const byConfiguration = { ...context, actor: { uid: CONFIGURATION } };
    await recordAct(byConfiguration, tx, 'role_changed', row, {
      from: row.role,
      to: 'administrator',
    });
    return (await updateUserRow(tx, user.id, { role: 'administrator' })) ?? row;
  });
}
