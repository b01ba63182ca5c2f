import { createSpot, deleteSpot, getAccount, listOwnSpots, updateSpot } from '@wayfarer/contract';
import { injectEndpoints } from '../../../api/client.ts';
import { read, write } from '../../../api/request.ts';

/** What people add themselves, and who they are; apart from the destinations, which Home loads. */
export const ownSpotsApi = injectEndpoints({
  endpoints: (build) => ({
    listOwnSpots: read(build, listOwnSpots),
    createSpot: write(build, createSpot),
    updateSpot: write(build, updateSpot),
    deleteSpot: write(build, deleteSpot),
    spotOwner: read(build, getAccount),
  }),
});
