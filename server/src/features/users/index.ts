/** What other parts of the server need from users. */
export type { AccountErasure } from './deletion/erase-user.ts';
export { listAccountBlocks } from './blocking/block-account.ts';
export { isBlocked } from './store/blocks.ts';
export { exportPerson } from './export-person.ts';
export { finishDeletions } from './deletion/finish-deletions.ts';
export { becomeFirstOwner, hasOwner } from './first-owner.ts';
export { getOwnUser } from './list-users.ts';
export { findOrCreateUser } from './find-or-create-user.ts';
export { userRoutes } from './routes.ts';
export { deleteFormerAddressesBefore } from './store/former-addresses.ts';
export { exportInvitation } from './team/invitations.ts';
export { deleteInvitationsBefore } from './store/invitations.ts';
export { findProvedUser, findUser, lockUserForShare, lockUserForUpdate } from './store/users.ts';
export { listColleagues } from './team/list-staff.ts';
