import {
  createTripShare,
  endTripShare,
  getTrip,
  getVoucher,
  readSharedTrip,
  renameTraveller,
} from '@wayfarer/contract';
import { api } from '../../api/client.ts';
import { read, write } from '../../api/request.ts';

/** A trip as its traveler sees it, on paper and on screens, and as companions do. */
export const tripsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTrip: read(build, getTrip),
    getVoucher: read(build, getVoucher),
    renameTraveller: write(build, renameTraveller),
    createTripShare: write(build, createTripShare),
    endTripShare: write(build, endTripShare),
    // reads, although it is a POST: the token stands in the body, where no log has it
    readSharedTrip: read(build, readSharedTrip),
  }),
});
