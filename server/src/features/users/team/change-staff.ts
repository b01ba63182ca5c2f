import type {
  Deleted,
  ParsedInputOf,
  putStaffMember as endpoint,
  StaffMember,
} from '@wayfarer/contract';
import { recordAct } from '../../../audit.ts';
import type { UserContext } from '../../../context.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { givesMore } from '../policy.ts';
import { presentMember } from '../present.ts';
import { endInvitationsOf } from '../store/invitations.ts';
import { findMember, putMember } from '../store/staff.ts';
import { lockUserForUpdate } from '../store/users.ts';
import { leaveTeam } from './leave-team.ts';
import { assertAddressProved } from './proved-address.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];

/**
 * Makes a user a member of staff, or changes what a member may do; invitations of theirs end. Throws `not_found`,
 * `already_owner`, `address_unproved` where that gives an unproved address more than it had.
 */
export async function putStaffMember(
  context: UserContext,
  id: string,
  { role, extra, refundLimit }: Input,
): Promise<StaffMember> {
  const { actor, clock, db } = context;
  const permissions = [...new Set(extra)].sort();
  return db.orm.transaction(async (tx) => {
    // A change of the role takes this lock, too: no one becomes a member while becoming an owner.
    const user = await lockUserForUpdate(tx, id);
    if (!user) throw notFound('user');
    if (user.role === 'administrator') {
      throw new ProblemError('already_owner', 'An owner has every permission already.');
    }
    const rights = { role, extra: permissions, refundLimitMinor: refundLimit };
    if (givesMore(await findMember(tx, id), rights)) assertAddressProved(context, user);
    const member = await putMember(tx, {
      userId: id,
      ...rights,
      createdAt: clock.now(),
      byUserId: actor.uid,
    });
    await endInvitationsOf(tx, user);
    await recordAct(context, tx, 'staff_changed', user, {
      role,
      ...(permissions.length > 0 && { extra: permissions.join(' ') }),
      ...(refundLimit !== null && { refundLimit }),
    });
    return presentMember(user, member);
  });
}

/**
 * Takes the membership, and with it every permission, from the next request on. Invitations of theirs end, and the
 * owners get a mail. Throws `not_found`.
 */
export async function removeStaffMember(context: UserContext, id: string): Promise<Deleted> {
  await context.db.orm.transaction(async (tx) => {
    const user = await lockUserForUpdate(tx, id);
    const member = user && (await findMember(tx, id));
    if (!member) throw notFound('member of staff');
    await leaveTeam(context, tx, user, { how: 'removed', role: member.role });
  });
  return { deletedCount: 1 };
}
