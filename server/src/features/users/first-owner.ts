import type { UserContext } from '../../context.ts';
import type { Executor, Tx } from '../../db/database.ts';
import { insertRoleChange, lockAdministratorsForUpdate } from './store/roles.ts';
import { endInvitationsOf } from './store/invitations.ts';
import { deleteMember, listOwners } from './store/staff.ts';
import { lockUserForUpdate, updateUserRow } from './store/users.ts';

export async function hasOwner(db: Executor): Promise<boolean> {
  return (await listOwners(db)).length > 0;
}

export async function becomeFirstOwner(context: UserContext, tx: Tx): Promise<boolean> {
  const { actor, clock } = context;
  if ((await lockAdministratorsForUpdate(tx)).length > 0) return false;
  const user = await lockUserForUpdate(tx, actor.uid);
  if (!user) return false;
  await deleteMember(tx, user.id);
  await endInvitationsOf(tx, user);
  await insertRoleChange(tx, {
    id: context.newId(),
    at: clock.now(),
    byUserId: user.id,
    userId: user.id,
    from: user.role,
    to: 'administrator',
    addressDigest: null,
  });
  await updateUserRow(tx, user.id, { role: 'administrator' });
  return true;
}
