import { call } from '../call.ts';
import { staff } from '../staff.ts';

export const listStaff = staff('GET', '/operator/team', 'team.manage', 'Staff');
export const putStaffMember = staff('PUT', '/operator/team/:id', 'team.manage', 'Staff');
export const removeStaffMember = staff('DELETE', '/operator/team/:id', 'team.manage', 'Staff');

/** For any signed-in user; travelers learn that they aren't staff. */
export const getOperator = call('GET', '/operator/me', 'user', 'Staff');

export const listInvitations = staff('GET', '/operator/invitations', 'team.manage', 'Staff');
export const inviteColleague = staff('POST', '/operator/invitations', 'team.manage', 'Staff');
export const withdrawInvitation = staff(
  'DELETE',
  '/operator/invitations/:id',
  'team.manage',
  'Staff',
);

/** For a user who has the link and has verified the address that it was sent to. */
export const acceptInvitation = call('POST', '/invitations/accept', 'user', 'Staff');
