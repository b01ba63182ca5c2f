import { may, type Permission, type StaffMember } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { presentMember, presentOwner } from '../present.ts';
import { listMembers, listOwners } from '../store/staff.ts';

export async function listStaff({ db }: Pick<UserContext, 'db'>): Promise<StaffMember[]> {
  const owners = await listOwners(db.orm);
  const members = await listMembers(db.orm);
  return [
    ...owners.map(presentOwner),
    // leaves out memberships of people whom an older version made owners
    ...members
      .filter(({ user }) => user.role !== 'administrator')
      .map(({ user, member }) => presentMember(user, member)),
  ];
}

export async function listColleagues(
  context: Pick<UserContext, 'db'>,
  permission: Permission,
): Promise<{ _id: string; name: string }[]> {
  const staff = await listStaff(context);
  return staff
    .filter(({ extra, role }) => may(role, extra, permission))
    .map(({ _id, name }) => ({ _id, name }));
}
