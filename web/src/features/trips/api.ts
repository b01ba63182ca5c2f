import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../api/request.ts';

export const tripsApi = injectEndpoints((build) => ({
  getTrip: read(build, contract.getTrip),
  getVoucher: read(build, contract.getVoucher),
  renameTraveler: write(build, contract.renameTraveler),
  createTripShare: write(build, contract.createTripShare),
  endTripShare: write(build, contract.endTripShare),
  listTripDocuments: read(build, contract.listTripDocuments),
  askForInvoice: write(build, contract.askForInvoice),
  listGuestDocuments: read(build, contract.listGuestDocuments),
  readGuestTrip: read(build, contract.readGuestTrip),
  // a read, although it is a POST: the token is in the body, because bodies aren't logged
  readSharedTrip: read(build, contract.readSharedTrip),
}));
