import type { BookingValues, TripValues } from '@wayfarer/contract';
import { tabStorage } from '../../../lib/device/tab-storage.ts';
import { stringFields } from '../../../lib/string-fields.ts';
import { tripDraft } from '../../../domain/trip-draft.ts';

/** What was typed into the booking form, stored in this tab until the trip is booked or canceled. */
interface Draft extends BookingValues {
  /** The date and days with which the form was opened. */
  start: string;
}

const keyOf = (owner: string, spotId: string) => `booking-draft:${owner}:${spotId}`;

function storedDraft(key: string): Draft | undefined {
  const { start, travelName, travelDate, travelDuration } = stringFields(tabStorage.read(key));
  if (start === undefined || travelName === undefined) return undefined;
  if (travelDate === undefined || travelDuration === undefined) return undefined;
  return { start, travelName, travelDate, travelDuration };
}

/** One traveler's draft of a trip to one destination. */
export function bookingDraft(owner: string, spotId: string, opened: TripValues) {
  const key = keyOf(owner, spotId);
  const start = `${opened.travelDate} ${opened.travelDuration}`;
  return {
    /** The form's initial values: the draft, unless a newer Book Now proposes another date and days. */
    restore(defaults: BookingValues): BookingValues {
      const draft = storedDraft(key);
      if (!draft) return defaults;
      const { start: draftStart, ...values } = draft;
      return draftStart === start ? values : { ...defaults, travelName: values.travelName };
    },
    keep: (values: BookingValues) => tabStorage.write(key, { ...values, start }),
    /** Also clears what was chosen on the destination's page. */
    drop(): void {
      tabStorage.drop(key);
      tripDraft.drop(spotId);
    },
  };
}
