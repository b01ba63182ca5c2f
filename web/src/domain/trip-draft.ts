import { tabStorage } from '../lib/device/tab-storage.ts';
import { stringFields } from '../lib/string-fields.ts';

/** The date (`YYYY-MM-DD` or empty), start time, days and party that a visitor has chosen on a destination's page. */
export interface TripDraft {
  date: string;
  /** The start time of the departure; left out if it has none. */
  time?: string;
  daysText: string;
  party?: string;
}

const keyOf = (spotId: string) => `trip-draft:${spotId}`;

/**
 * The choices for one destination, stored in this tab until the trip is booked or the form is
 * canceled.
 */
export const tripDraft = {
  read(spotId: string): TripDraft | undefined {
    const { date, daysText, party, time } = stringFields(tabStorage.read(keyOf(spotId)));
    if (date === undefined || daysText === undefined) return undefined;
    return {
      date,
      daysText,
      ...(time !== undefined && { time }),
      ...(party !== undefined && { party }),
    };
  },
  keep: (spotId: string, trip: TripDraft) => tabStorage.write(keyOf(spotId), trip),
  drop: (spotId: string) => tabStorage.drop(keyOf(spotId)),
};
