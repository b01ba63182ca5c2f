import type { RoleChange, User } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { notFound } from '../../problem-error.ts';
import { presentRoleChange, presentUser } from './present.ts';
import { findUser, selectRoleChanges, selectUsers } from './store.ts';

/** For administrators: everybody, newest first. */
export async function listUsers({ db }: UserContext): Promise<User[]> {
  return (await selectUsers(db.orm)).map(presentUser);
}

/** For administrators: who made whom what, newest first. */
export async function listRoleChanges({ db }: UserContext): Promise<RoleChange[]> {
  return (await selectRoleChanges(db.orm)).map(presentRoleChange);
}

/** The caller as a user. */
export async function getOwnUser({ actor, db }: UserContext): Promise<User> {
  const row = await findUser(db.orm, actor.uid);
  if (!row) throw notFound('user');
  return presentUser(row);
}
