import { ONE_ADULT, type Party, PARTY_LIMIT, partyFault } from '@wayfarer/contract';

/** A party as written in addresses and drafts: '2-1-0' is two adults and a child. */
export function partyParam({ adults, children, infants }: Party): string {
  return `${adults}-${children}-${infants}`;
}

/** The party that a text names; one adult if it isn't a valid party. */
export function readParty(text: unknown): Party {
  const [, adults, children, infants] =
    (typeof text === 'string' && /^(\d{1,2})-(\d{1,2})-(\d{1,2})$/.exec(text)) || [];
  const party = {
    adults: Number(adults),
    children: Number(children),
    infants: Number(infants),
  };
  return partyFault(party, PARTY_LIMIT) === null ? party : ONE_ADULT;
}
