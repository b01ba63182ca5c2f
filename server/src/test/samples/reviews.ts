import { addSpot } from '../factories.ts';
import type { TestApp } from '../app.ts';
import { REVIEW, reviewedTrip, takenTrip } from '../reviews.ts';
import { nothing, bookingId, spotId, type SampleRequest, type Samples } from './rows.ts';

const othersReview = async (world: TestApp): Promise<SampleRequest> => {
  const { review } = await reviewedTrip(world, await world.createTraveler());
  return { params: { id: review._id } };
};

export const reviewSamples = {
  listSpotReviews: async (owner, world) => ({
    ...(await spotId(owner, world)),
    query: { sort: 'helpful', rating: '5' },
  }),
  getOwnReview: bookingId,
  createReview: async (owner, world) => ({
    params: { id: (await takenTrip(world, owner))._id },
    body: REVIEW,
  }),
  updateReview: async (owner, world) => ({
    params: { id: (await reviewedTrip(world, owner)).review._id },
    body: { ...REVIEW, rating: 3, revision: 1 },
  }),
  removeReview: async (owner, world) => ({
    params: { id: (await reviewedTrip(world, owner)).review._id },
  }),
  reportReview: async (_owner, world) => ({
    ...(await othersReview(world)),
    body: { reason: 'advertising' },
  }),
  markHelpful: async (_owner, world) => othersReview(world),
  unmarkHelpful: async (_owner, world) => othersReview(world),
  listReviewsToModerate: async () => ({ query: { view: 'published' } }),
  decideReview: async (_owner, world) => ({
    ...(await othersReview(world)),
    body: { decision: 'hide', reason: 'insult', revision: 1 },
  }),
  replyToReview: async (_owner, world) => ({
    ...(await othersReview(world)),
    body: { text: 'Thank you.' },
  }),
  featureReview: async (_owner, world) => ({
    ...(await othersReview(world)),
    body: { featured: true },
  }),

  listSavedPlaces: nothing,
  savePlace: async (owner, world) => {
    await owner.post('/saved/merge', { spotIds: [] });
    return { params: { spotId: (await addSpot(await world.createTraveler()))._id } };
  },
  unsavePlace: async () => ({ params: { spotId: 'fuji' } }),
  mergeSavedPlaces: async () => ({ body: { spotIds: ['fuji', 'braies'] } }),
  endSavedPlaces: nothing,
  listPlaces: async () => ({ query: { ids: 'fuji,braies' } }),
} satisfies Samples;
