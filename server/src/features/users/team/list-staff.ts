import type { StaffMember } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { presentMember, presentOwner } from '../present.ts';
import { listMembers, listOwners } from '../store/staff.ts';

/** Owners, then members. */
export async function listStaff({ db }: UserContext): Promise<StaffMember[]> {
  const owners = await listOwners(db.orm);
  const members = await listMembers(db.orm);
  return [
    ...owners.map(presentOwner),
    // A member whom the version before promoted.
    ...members
      .filter(({ user }) => user.role !== 'administrator')
      .map(({ user, member }) => presentMember(user, member)),
  ];
}
