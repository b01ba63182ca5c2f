export { exportReactions, exportReviews, partReviews } from './account-data.ts';
export { listFeaturedReviews } from './read-reviews.ts';
export { recountRatings } from './recount-ratings.ts';
export { reviewRoutes } from './routes.ts';
export { compareRatings, type ComparedRatings } from './store/recount.ts';
