/** What other parts of the server need of the users. */
export { finishDeletions, type AccountErasure } from './delete-user.ts';
export { getOwnUser } from './list-users.ts';
export { recogniseUser } from './recognise-user.ts';
export { userRoutes } from './routes.ts';
export { holdUser } from './store.ts';
