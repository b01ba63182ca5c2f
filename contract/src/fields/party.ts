import { z } from 'zod/mini';
import { PARTY_LIMIT, partyFault, partyFaultText } from '../rules/trips/party.ts';

const people = (least: number) => z.int().check(z.minimum(least), z.maximum(PARTY_LIMIT));
const companions = () => z._default(people(0), 0);

/** The travelers of a booking; one adult if left out. */
export const PartyInput = z
  .object({ adults: people(1), children: companions(), infants: companions() })
  .check(
    z.refine((party) => partyFault(party, PARTY_LIMIT) === null, {
      error: partyFaultText('too_many', PARTY_LIMIT),
    }),
  );

export const Travelers = z.object({
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
});
