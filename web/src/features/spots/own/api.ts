import { getAccount } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/request.ts';

/** Who adds a destination; apart from the destinations, which Home loads. */
const ownerApi = api.injectEndpoints({
  endpoints: (build) => ({ spotOwner: read(build, getAccount) }),
});

export const { useSpotOwnerQuery } = ownerApi;
