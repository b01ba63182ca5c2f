import * as contract from '@wayfarer/contract';
import { useLocation } from 'react-router';
import { injectEndpoints, read, write } from '../api/request.ts';
import { useSession } from '../session/use-session.ts';
import { paths } from './paths.ts';
import type { ReturnState } from './return-path.ts';

export const waitlistApi = injectEndpoints((build) => ({
  listOwnWaiting: read(build, contract.listOwnWaiting),
  joinWaitlist: write(build, contract.joinWaitlist),
  leaveWaitlist: write(build, contract.leaveWaitlist),
  acceptOffer: write(build, contract.acceptOffer),
}));

/**
 * The visitor's data for joining a destination's waiting list. After signing in, the visitor comes back to this page.
 */
export function useJoining(spotId: string, party: contract.Party) {
  const { userEmail } = useSession();
  const { pathname, search } = useLocation();
  const [join] = waitlistApi.useJoinWaitlistMutation();
  return {
    email: userEmail,
    party,
    signIn: { to: paths.login(), state: { from: `${pathname}${search}` } satisfies ReturnState },
    bookings: paths.bookings(),
    join: ({ day, days, startTime }: contract.ShownTrip) =>
      join({
        body: {
          spotId,
          travelDate: day,
          ...(startTime !== null && { startTime }),
          travelDuration: days,
          travellers: party,
        },
      }),
  };
}
