export type { AccountErasure } from './deletion/erase-user.ts';
export { accountBlocked } from './blocking/account-blocked.ts';
export { followBlocks } from './blocking/follow-blocks.ts';
export { digestIfAny } from './address-digest.ts';
export { mayEndSignIn } from './deletion/may-end-sign-in.ts';
export { carryBlockRaw } from './blocking/carry-block.ts';
export { findLanguageRaw } from './store/languages.ts';
export { markDeletedRaw, moveUserRaw } from './store/identity-changes.ts';
export { listAccountBlocks } from './blocking/block-account.ts';
export { isBlocked } from './store/blocks.ts';
export { exportPerson } from './export-person.ts';
export { executeErasures, pendingErasure } from './deletion/erase-later.ts';
export { finishDeletions } from './deletion/finish-deletions.ts';
export { becomeFirstOwner, hasOwner } from './first-owner.ts';
export { getOwnUser } from './list-users.ts';
export { findOrCreateUser } from './find-or-create-user.ts';
export { userRoutes } from './routes.ts';
export { deleteFormerAddressesBefore } from './store/former-addresses.ts';
export { exportInvitation } from './team/invitations.ts';
export { deleteInvitationsBefore } from './store/invitations.ts';
export {
  endReviewMailsTo,
  findProvedUser,
  findUser,
  lockUserForShare,
  lockUserForUpdate,
  setLanguage,
  setSavedPlacesSince,
} from './store/users.ts';
export { listColleagues } from './team/list-staff.ts';
