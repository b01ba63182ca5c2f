import { createSpot, deleteSpot, getAccount, listOwnSpots, updateSpot } from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';

/**
 * Calls for a person's own destinations and their account. They are separate from the catalog's calls, because Home
 * loads those, too.
 */
export const ownSpotsApi = injectEndpoints((build) => ({
  listOwnSpots: read(build, listOwnSpots),
  createSpot: write(build, createSpot),
  updateSpot: write(build, updateSpot),
  deleteSpot: write(build, deleteSpot),
  spotOwner: read(build, getAccount),
}));
