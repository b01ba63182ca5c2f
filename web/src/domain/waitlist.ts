import * as contract from '@wayfarer/contract';
import { useLocation } from 'react-router';
import { injectEndpoints, read, write } from '../api/request.ts';
import { useSession } from '../session/use-session.ts';
import { paths } from './paths.ts';
import type { ReturnState } from './return-path.ts';

/** The days for which the traveler waits. */
export const waitlistApi = injectEndpoints((build) => ({
  listOwnWaiting: read(build, contract.listOwnWaiting),
  joinWaitlist: write(build, contract.joinWaitlist),
  leaveWaitlist: write(build, contract.leaveWaitlist),
  acceptOffer: write(build, contract.acceptOffer),
}));

/** The visitor as the waiting list of a destination needs them; they come back to this page after signing in. */
export function useJoining(spotId: string, party: contract.Party) {
  const { userEmail } = useSession();
  const { pathname, search } = useLocation();
  const [join] = waitlistApi.useJoinWaitlistMutation();
  return {
    email: userEmail,
    party,
    signIn: { to: paths.login(), state: { from: `${pathname}${search}` } satisfies ReturnState },
    bookings: paths.bookings(),
    join: ({ day, days }: contract.WantedTrip) =>
      join({ body: { spotId, travelDate: day, travelDuration: days, travellers: party } }),
  };
}
