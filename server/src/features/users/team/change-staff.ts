import type { Deleted, StaffMember, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { givesMore } from '../policy.ts';
import { presentMember } from '../present.ts';
import { endInvitationsOf } from '../store/invitations.ts';
import { findMember, putMember } from '../store/staff.ts';
import { lockUserForUpdate } from '../store/users.ts';
import { leaveTeam } from './leave-team.ts';
import { assertAddressProved } from './proved-address.ts';

/**
 * Adds a user to the team or changes a member's permissions, and ends their invitations. Throws `not_found`,
 * `already_owner`, and `address_unproved` if someone with an unverified address would get more permissions.
 */
export async function putStaffMember(
  context: UserContext,
  id: string,
  { role, extra, refundLimit }: BodyOf<'putStaffMember'>,
): Promise<StaffMember> {
  const { actor, clock, db } = context;
  const permissions = [...new Set(extra)].sort();
  return db.orm.transaction(async (tx) => {
    // role changes take this lock too, so no one becomes a member and an owner at the same time
    const user = await lockUserForUpdate(tx, id);
    if (!user) throw notFound('user');
    if (user.role === 'administrator') {
      throw new ProblemError('already_owner', 'Owners already have every permission.');
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
 * Ends a membership and the person's invitations. The permissions end with the next request. Emails the owners.
 * Throws `not_found`.
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
