import type { StaffRole } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/database.ts';
import { recordAct } from '../../audit/index.ts';
import type { ColleagueLeft } from '../../../mails/written/index.ts';
import { endInvitationsOf } from '../store/invitations.ts';
import { deleteMember, findMember } from '../store/staff.ts';
import type { UserRow } from '../store/users.ts';
import { tellOwners } from './tell-owners.ts';

export async function staffRoleOf(db: Executor, user: UserRow): Promise<StaffRole | null> {
  if (user.role === 'administrator') return 'owner';
  return (await findMember(db, user.id))?.role ?? null;
}

/**
 * Ends a locked user's membership and open invitations, records that in the audit log, and emails the owners. The
 * caller has to remove an owner's role.
 */
export async function leaveTeam(
  context: AppContext & { actor: { uid: string; name?: string } },
  tx: Tx,
  user: UserRow,
  { how, role }: Pick<ColleagueLeft, 'how' | 'role'>,
): Promise<void> {
  const { id, name } = user;
  await deleteMember(tx, id);
  await endInvitationsOf(tx, user);
  await recordAct(context, tx, 'staff_removed', user, { role });
  await tellOwners(context, tx, { id, name, role, how, by: context.actor.name ?? null });
}
