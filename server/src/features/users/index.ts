/** What other parts of the server need of the users. */
export type { AccountErasure } from './erase-user.ts';
export { exportPerson } from './export-person.ts';
export { finishDeletions } from './finish-deletions.ts';
export { getOwnUser } from './list-users.ts';
export { findOrCreateUser } from './find-or-create-user.ts';
export { userRoutes } from './routes.ts';
export { forgetFormerAddressesBefore } from './store-former-addresses.ts';
export { lockUserForShare } from './store.ts';
