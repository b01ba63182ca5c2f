import type {
  Deleted,
  ParsedInputOf,
  putStaffMember as endpoint,
  StaffMember,
} from '@wayfarer/contract';
import { recordAct } from '../../../audit.ts';
import type { UserContext } from '../../../context.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { presentMember } from '../present.ts';
import { deleteMember, putMember } from '../store/staff.ts';
import { lockUserForUpdate } from '../store/users.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];

/** Makes a user a member of staff, or changes what a member may do. Throws `not_found`, `already_owner`. */
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
    const member = await putMember(tx, {
      userId: id,
      role,
      extra: permissions,
      refundLimitMinor: refundLimit,
      createdAt: clock.now(),
      byUserId: actor.uid,
    });
    await recordAct(context, tx, 'staff_changed', id, {
      role,
      ...(permissions.length > 0 && { extra: permissions.join(' ') }),
      ...(refundLimit !== null && { refundLimit }),
    });
    return presentMember(user, member);
  });
}

/** Takes the membership, and with it every permission, from the next request on. Throws `not_found`. */
export async function removeStaffMember(context: UserContext, id: string): Promise<Deleted> {
  await context.db.orm.transaction(async (tx) => {
    if (!(await deleteMember(tx, id))) throw notFound('member of staff');
    await recordAct(context, tx, 'staff_removed', id);
  });
  return { deletedCount: 1 };
}
