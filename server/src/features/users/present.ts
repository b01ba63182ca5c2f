import {
  EXTRA_PERMISSIONS,
  type RoleChange,
  type StaffMember,
  type User,
} from '@wayfarer/contract';
import type { RoleChangeRow } from './store/roles.ts';
import type { MemberRow } from './store/staff.ts';
import type { UserRow } from './store/users.ts';

export function presentUser(row: UserRow): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    photoUrl: row.photoUrl,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentRoleChange(row: RoleChangeRow): RoleChange {
  return {
    _id: row.id,
    at: row.at.toISOString(),
    byUserId: row.byUserId,
    userId: row.userId,
    from: row.from,
    to: row.to,
  };
}

export function presentRights({ extra, refundLimitMinor }: MemberRow) {
  return {
    extra: EXTRA_PERMISSIONS.filter((permission) => extra.includes(permission)),
    refundLimit: refundLimitMinor,
  };
}

export function presentMember(user: UserRow, member: MemberRow): StaffMember {
  const { role, createdAt } = member;
  return {
    ...presentColleague(user),
    role,
    ...presentRights(member),
    since: createdAt.toISOString(),
  };
}

export function presentOwner(user: UserRow): StaffMember {
  return { ...presentColleague(user), role: 'owner', extra: [], refundLimit: null, since: null };
}

function presentColleague({ email, emailProvedAt, id, name }: UserRow) {
  return { _id: id, name, email, emailVerified: emailProvedAt !== null };
}
