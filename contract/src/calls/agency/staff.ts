import { callsOf } from '../calls-of.ts';

const { call, staff } = callsOf('Staff');

export const listStaff = staff('GET', '/operator/team', 'team.manage');
export const putStaffMember = staff('PUT', '/operator/team/:id', 'team.manage');
export const removeStaffMember = staff('DELETE', '/operator/team/:id', 'team.manage');

/** For any signed-in user; travelers learn that they aren't staff. */
export const getOperator = call('GET', '/operator/me', 'user');

export const listInvitations = staff('GET', '/operator/invitations', 'team.manage');
export const inviteColleague = staff('POST', '/operator/invitations', 'team.manage');
export const withdrawInvitation = staff('DELETE', '/operator/invitations/:id', 'team.manage');

/** For a user who has the link and has verified the address that it was sent to. */
export const acceptInvitation = call('POST', '/invitations/accept', 'user');
