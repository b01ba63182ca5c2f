export { exportReviews, partReviews } from './account-data.ts';
export { listFeaturedReviews } from './read-reviews.ts';
export { reviewRoutes } from './routes.ts';
