import type { BookingValues, ChosenOption, Party, TripValues } from '@wayfarer/contract';
import { partyParam, readParty } from '../../../domain/party-param.ts';
import { tabStorage } from '../../../lib/device/tab-storage.ts';
import { stringFields } from '../../../lib/string-fields.ts';
import { tripDraft } from '../../../domain/trip-draft.ts';

/**
 * The booking form's input, stored in this tab until the trip is booked or the form is canceled.
 */
interface Draft extends BookingValues {
  /** The date, start time, days and party that the form was opened with. */
  start: string;
  party: string;
}

const keyOf = (owner: string, spotId: string) => `booking-draft:${owner}:${spotId}`;

function storedDraft(key: string): Draft | undefined {
  const { start, party = '', ...typed } = stringFields(tabStorage.read(key));
  const { travelName, travelDate, travelDuration } = typed;
  const { startTime = '', travelPhone = '', companionNames = '', wishes = '' } = typed;
  if (start === undefined || travelName === undefined) return undefined;
  if (travelDate === undefined || travelDuration === undefined) return undefined;
  const values = { travelName, travelPhone, companionNames, travelDate, startTime, travelDuration, wishes }; // prettier-ignore
  return { ...values, start, party };
}

/** One traveler's draft of a trip to one destination. */
export function bookingDraft(owner: string, spotId: string, opened: TripValues, party: Party) {
  const key = keyOf(owner, spotId);
  const day = [opened.travelDate, opened.startTime].filter(Boolean).join(' ');
  const start = `${day} ${opened.travelDuration} ${partyParam(party)}`;
  return {
    /**
     * The form's initial values: the draft. If the visitor has pressed Book Now again with other choices, only the
     * names, the phone number, the wishes and the extras come from the draft.
     */
    restore(defaults: BookingValues): BookingValues {
      const draft = storedDraft(key);
      if (!draft) return defaults;
      const { start: draftStart, party: _party, ...values } = draft;
      return draftStart === start
        ? values
        : {
            ...defaults,
            travelName: values.travelName,
            travelPhone: values.travelPhone,
            companionNames: values.companionNames,
            wishes: values.wishes,
          };
    },
    /** The draft's party, unless the visitor has pressed Book Now again with other choices. */
    restoreParty(): Party {
      const draft = storedDraft(key);
      return draft?.start === start ? readParty(draft.party) : party;
    },
    /** The draft's extras. The price ignores those that aren't offered, and more than the party can choose. */
    restoreOptions: (): ChosenOption[] =>
      [...new URLSearchParams(stringFields(tabStorage.read(key))['options'])].map(
        ([id, typed]) => ({
          id,
          quantity: Number(typed) || 0,
        }),
      ),
    keep(values: BookingValues, chosen: Party, extras: readonly ChosenOption[]) {
      const options = String(
        new URLSearchParams(extras.map(({ id, quantity }) => [id, `${quantity}`])),
      );
      tabStorage.write(key, { ...values, party: partyParam(chosen), options, start });
    },
    /** Deletes the draft, including the choices made on the destination's page. */
    drop(): void {
      tabStorage.drop(key);
      tripDraft.drop(spotId);
    },
  };
}
