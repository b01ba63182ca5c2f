interface Trip {
  travelSpot: string;
  travelDate: string;
  durationDays: number;
}

/** What the provider's dashboard and a card's statement say of a payment. */
export interface IntentTexts {
  description: string;
  statementSuffix: string;
}

/**
 * The account's prefix, a separator and this make at most 22 characters, whatever the prefix is (2 to
 * 10): https://docs.stripe.com/get-started/account/statement-descriptors.
 */
const SUFFIX_LENGTH = 10;
const FALLBACK = 'TRIP';

/**
 * Of fields alone that cannot change while an attempt is open: the provider refuses the same key with
 * other texts. Nothing personal. Some countries' rules for payments from abroad ask for a description
 * (India's exports also for the payer's name and address, which belong into the billing details).
 */
export function intentTexts(trip: Trip | null): IntentTexts {
  if (trip === null) return { description: 'Trip', statementSuffix: FALLBACK };
  const { durationDays, travelDate, travelSpot } = trip;
  const days = durationDays === 1 ? '1 day' : `${durationDays} days`;
  return {
    description: `Trip to ${travelSpot}, ${days} from ${travelDate}`,
    statementSuffix: statementSuffix(travelSpot),
  };
}

/** The first words of a place in plain Latin letters, as far as a card's statement has room for them. */
function statementSuffix(place: string): string {
  const words = place
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
  let suffix = '';
  for (const word of words) {
    const longer = suffix === '' ? word : `${suffix} ${word}`;
    if (longer.length > SUFFIX_LENGTH) break;
    suffix = longer;
  }
  if (suffix === '') suffix = (words[0] ?? '').slice(0, SUFFIX_LENGTH);
  // At least one letter is asked for.
  return /[A-Z]/.test(suffix) ? suffix : FALLBACK;
}
