/** What other parts of the server need of the destinations. */
export { listOwnSpots } from './list-own-spots.ts';
export { listSpots } from './list-spots.ts';
export { spotRoutes } from './routes.ts';
export { disownSpots } from './store.ts';
