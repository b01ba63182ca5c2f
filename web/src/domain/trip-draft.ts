import { tabStorage } from '../lib/device/tab-storage.ts';
import { stringFields } from '../lib/string-fields.ts';

/** The date (`YYYY-MM-DD` or empty) and days that a visitor chose on a destination's page. */
export interface TripDraft {
  date: string;
  daysText: string;
}

const keyOf = (spotId: string) => `trip-draft:${spotId}`;

/** What was chosen for one destination, stored in this tab until the trip is booked or canceled. */
export const tripDraft = {
  read(spotId: string): TripDraft | undefined {
    const { date, daysText } = stringFields(tabStorage.read(keyOf(spotId)));
    return date === undefined || daysText === undefined ? undefined : { date, daysText };
  },
  keep: (spotId: string, trip: TripDraft) => tabStorage.write(keyOf(spotId), trip),
  drop: (spotId: string) => tabStorage.drop(keyOf(spotId)),
};
