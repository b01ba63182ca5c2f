import { TEXT_LIMITS } from '@wayfarer/contract';
import { recordAct } from '../../audit.ts';
import type { Actor, AppContext } from '../../context.ts';
import type { VerifiedIdentity } from '../../ports.ts';
import { becomesAdministrator } from './policy.ts';
import {
  deletionOf,
  findUser,
  hasRoleChange,
  insertRoleChange,
  insertUser,
  lockUser,
  updateUserRow,
  type UserRow,
} from './store.ts';

/** Recorded as the one who promoted the configured administrators. */
const CONFIGURATION = 'configuration';

/**
 * The user behind a verified identity, made at the first request. Null when the account was
 * deleted after this sign-in: a token that is still valid must not bring it back.
 */
export async function recogniseUser(
  context: AppContext,
  identity: VerifiedIdentity,
): Promise<Actor | null> {
  const { orm } = context.db;
  let row = await findUser(orm, identity.uid);
  if (!row) {
    const deletedAt = await deletionOf(orm, identity.uid);
    if (deletedAt && identity.authTime <= deletedAt) return null;
    row = await insertUser(orm, newUser(context, identity));
  }
  const change = drift(row, identity);
  if (change) row = (await updateUserRow(orm, row.id, change)) ?? row;
  const { adminEmails } = context.config;
  if (row.role === 'traveller' && becomesAdministrator(identity, adminEmails)) {
    row = await promoteByConfiguration(context, row);
  }
  return {
    uid: row.id,
    email: row.email,
    emailVerified: identity.emailVerified,
    name: row.name,
    role: row.role,
    authTime: identity.authTime,
    ...(identity.sessionId !== undefined && { sessionId: identity.sessionId }),
  };
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
  };
}

/** The address is the identity provider's; a name is taken from it only where there is none yet. */
function drift(row: UserRow, identity: VerifiedIdentity): Partial<UserRow> | null {
  const moved = row.email !== identity.email;
  const named = row.name === '' && identity.name !== '';
  if (!moved && !named) return null;
  return {
    ...(moved && { email: identity.email, emailKey: identity.email.toLowerCase() }),
    ...(named && { name: identity.name.slice(0, TEXT_LIMITS.personName) }),
  };
}

async function promoteByConfiguration(context: AppContext, user: UserRow): Promise<UserRow> {
  return context.db.orm.transaction(async (tx) => {
    const row = await lockUser(tx, user.id);
    if (!row || row.role === 'administrator') return row ?? user;
    if (await hasRoleChange(tx, user.id, 'traveller')) return row;
    await insertRoleChange(tx, {
      id: context.newId(),
      at: context.clock.now(),
      byUserId: CONFIGURATION,
      userId: user.id,
      from: row.role,
      to: 'administrator',
    });
    await recordAct(context, tx, {
      byUserId: CONFIGURATION,
      action: 'role_changed',
      subjectId: user.id,
      detail: { from: row.role, to: 'administrator' },
    });
    return (await updateUserRow(tx, user.id, { role: 'administrator' })) ?? row;
  });
}
