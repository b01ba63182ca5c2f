import type { RoleChange, User } from '@wayfarer/contract';
import type { RoleChangeRow } from './store/roles.ts';
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
