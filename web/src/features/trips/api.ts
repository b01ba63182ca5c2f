import * as contract from '@wayfarer/contract';
import { injectEndpoints } from '../../api/client.ts';
import { read, write } from '../../api/request.ts';

/** A trip as its traveler sees it, on paper and on screens, and as companions do. */
export const tripsApi = injectEndpoints({
  endpoints: (build) => ({
    getTrip: read(build, contract.getTrip),
    getVoucher: read(build, contract.getVoucher),
    renameTraveler: write(build, contract.renameTraveler),
    createTripShare: write(build, contract.createTripShare),
    endTripShare: write(build, contract.endTripShare),
    // reads, although it is a POST: the token stands in the body, where no log has it
    readSharedTrip: read(build, contract.readSharedTrip),
  }),
});
