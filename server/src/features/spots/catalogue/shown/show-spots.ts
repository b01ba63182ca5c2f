import { costText, hasSeasons, lowestPerDay, type Spot } from '@wayfarer/contract';
import type { ReadContext } from '../../../../context.ts';
import { zoneOfPlace } from '../../../../lib/time-zones.ts';
import { presentShownPicture } from '../../../pictures/index.ts';
import { unusualTerms } from '../../../policies/index.ts';
import { presentSpot } from '../../records/present.ts';
import { departuresOf } from '../departing/show-departures.ts';
import type { ShownPicture, ShownRow } from './store-shown.ts';

const NO_DEPARTURE = { next: null, last: null };

type Show = (row: ShownRow, pictures?: readonly ShownPicture[]) => Spot;

export async function showingSpots(
  context: Pick<ReadContext, 'changesAt' | 'clock' | 'db' | 'once'>,
  rows: readonly ShownRow[],
): Promise<Show> {
  const policyOf = await unusualTerms(context);
  const departing = rows.filter(({ departs }) => departs).map(({ id }) => id);
  const departures = await departuresOf(context, departing);
  return (row, pictures = []) => {
    const { country, currency, departs, limited, onRequest, policyFamily, prices, timeZone } = row;
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
      ...(departs && { departures: departures.get(row.id) ?? NO_DEPARTURE }),
      ...(pictures.length > 0 && { pictures: pictures.map(presentShownPicture) }),
    };
  };
}
