import type { Call } from '../../declaration/call.ts';

export const listStaff = {
  method: 'GET',
  path: '/operator/team',
  auth: 'staff',
  permission: 'team.manage',
  group: 'Staff',
} as const satisfies Call;

export const putStaffMember = {
  method: 'PUT',
  path: '/operator/team/:id',
  auth: 'staff',
  permission: 'team.manage',
  group: 'Staff',
} as const satisfies Call;

export const removeStaffMember = {
  method: 'DELETE',
  path: '/operator/team/:id',
  auth: 'staff',
  permission: 'team.manage',
  group: 'Staff',
} as const satisfies Call;

/** For anyone signed in: travelers learn that they are not staff. */
export const getOperator = {
  method: 'GET',
  path: '/operator/me',
  auth: 'user',
  group: 'Staff',
} as const satisfies Call;

export const listInvitations = {
  method: 'GET',
  path: '/operator/invitations',
  auth: 'staff',
  permission: 'team.manage',
  group: 'Staff',
} as const satisfies Call;

export const inviteColleague = {
  method: 'POST',
  path: '/operator/invitations',
  auth: 'staff',
  permission: 'team.manage',
  group: 'Staff',
} as const satisfies Call;

export const withdrawInvitation = {
  method: 'DELETE',
  path: '/operator/invitations/:id',
  auth: 'staff',
  permission: 'team.manage',
  group: 'Staff',
} as const satisfies Call;

/** For whoever holds the link and has proved the address that it was sent to. */
export const acceptInvitation = {
  method: 'POST',
  path: '/invitations/accept',
  auth: 'user',
  group: 'Staff',
} as const satisfies Call;
