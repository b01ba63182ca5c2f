import { placeTexts } from '../../db/records/place-texts.ts';
import type { Executor } from '../../db/database.ts';
import type { BookingRow } from '../../db/tables/bookings.ts';
import { countryNameIn } from '../../lib/languages/country-names.ts';
import type { WordsInLanguage } from '../words-in.ts';
import type { PlaceFacts } from './trip-facts.ts';

type Spoken = Pick<WordsInLanguage, 'language'>;
type Booked = Pick<
  BookingRow,
  'inclusions' | 'language' | 'offerId' | 'spotId' | 'travelCountry' | 'travelSpot'
>;

/** Gives an original text's translation. */
type Say = (original: string) => string;

/** The booking with the names of destination and country in the language of its emails. */
export async function inItsLanguage<T extends Booked>(
  db: Executor,
  words: Spoken,
  booking: T,
): Promise<T> {
  return named(booking, words, await sayIn(db, words, booking));
}

/** The trip in the language of its emails. */
export async function tripInItsLanguage<T extends Booked>(
  db: Executor,
  words: Spoken,
  { booking, place }: { booking: T; place: PlaceFacts },
): Promise<{ booking: T; place: PlaceFacts }> {
  const say = await sayIn(db, words, booking);
  const { directions, itinerary, meetingPoint } = place;
  return {
    booking: named(booking, words, say),
    place: {
      ...place,
      meetingPoint: say(meetingPoint),
      directions: say(directions),
      itinerary: itinerary.map((day) =>
        Object.assign({}, day, { title: say(day.title), text: say(day.text) }),
      ),
    },
  };
}

function named<T extends Booked>(booking: T, { language }: Spoken, say: Say): T {
  const { inclusions, travelCountry, travelSpot } = booking;
  return {
    ...booking,
    travelSpot: say(travelSpot),
    travelCountry: countryNameIn(language, travelCountry) ?? travelCountry,
    inclusions: inclusions && {
      ...inclusions,
      included: inclusions.included.map(say),
      notIncluded: inclusions.notIncluded.map(say),
      bring: inclusions.bring.map(say),
    },
  };
}

/** Translates only emails in a booking's own language. Emails in the site's first language keep the original texts. */
async function sayIn(
  db: Executor,
  { language }: Spoken,
  { language: kept, offerId, spotId }: Booked,
): Promise<Say> {
  const id = offerId ?? spotId;
  if (kept !== language || id === null) return (original) => original;
  const translate = (await placeTexts(db, [id], [language])).get(id)?.get(language);
  return (original) => translate?.(original) ?? original;
}
