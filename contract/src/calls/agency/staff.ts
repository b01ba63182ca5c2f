import { callsOf } from '../calls-of.ts';

const { call, staff } = callsOf('Staff');
const teamManage = staff('team.manage');

export const listStaff = teamManage('GET', '/operator/team');
export const putStaffMember = teamManage('PUT', '/operator/team/:id');
export const removeStaffMember = teamManage('DELETE', '/operator/team/:id');

/** For any signed-in user; a traveler learns from the response that they aren't staff. */
export const getOperator = call('GET', '/operator/me', 'user');

export const listInvitations = teamManage('GET', '/operator/invitations');
export const inviteColleague = teamManage('POST', '/operator/invitations');
export const withdrawInvitation = teamManage('DELETE', '/operator/invitations/:id');

/** For a signed-in user who has the invitation's link and has verified the address that it was sent to. */
export const acceptInvitation = call('POST', '/invitations/accept', 'user');
