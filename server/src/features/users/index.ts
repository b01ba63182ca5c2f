/** What other parts of the server need of the users. */
export type { AccountErasure } from './erase-user.ts';
export { exportPerson } from './export-person.ts';
export { finishDeletions } from './finish-deletions.ts';
export { getOwnUser } from './list-users.ts';
export { recogniseUser } from './recognise-user.ts';
export { userRoutes } from './routes.ts';
export { forgetFormerAddressesBefore } from './store-former-addresses.ts';
export { holdUser } from './store.ts';
