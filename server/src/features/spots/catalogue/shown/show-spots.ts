import { costText, hasSeasons, lowestPerDay, type Spot } from '@wayfarer/contract';
import type { ReadContext } from '../../../../context.ts';
import { zoneOfPlace } from '../../../../lib/time-zones.ts';
import { presentShownPicture } from '../../../pictures/index.ts';
import { unusualTerms } from '../../../policies/index.ts';
import { presentSpot } from '../../records/present.ts';
import type { ShownPicture, ShownRow } from './store-shown.ts';

type Show = (row: ShownRow, pictures?: readonly ShownPicture[]) => Spot;

/** Presents spots to the public, with prices, cancellation terms and pictures. */
export async function showingSpots(context: Pick<ReadContext, 'db' | 'once'>): Promise<Show> {
  const policyOf = await unusualTerms(context);
  return (row, pictures = []) => {
    const { country, currency, limited, onRequest, policyFamily, prices, timeZone } = row;
    const policy = policyOf(policyFamily);
    return {
      ...presentSpot(row),
      ...(prices && { prices }),
      ...(prices &&
        hasSeasons(prices) && { lowestCost: costText(lowestPerDay(prices, row), currency) }),
      ...(policy && { policy }),
      ...(timeZone !== undefined && { timeZone: zoneOfPlace({ country, timeZone }) }),
      ...(limited === true && { limited }),
      ...(onRequest === true && { onRequest }),
      ...(pictures.length > 0 && { pictures: pictures.map(presentShownPicture) }),
    };
  };
}
