interface Trip {
  travelSpot: string;
  travelDate: string;
  durationDays: number;
}

export interface IntentTexts {
  description: string;
  statementSuffix: string;
}

/**
 * The statement text has at most 22 characters: the account's prefix (2 to 10 characters), a separator and this suffix.
 * See https://docs.stripe.com/get-started/account/statement-descriptors.
 */
const SUFFIX_LENGTH = 10;
const FALLBACK = 'TRIP';

/**
 * The texts for the provider, made from fields that can't change while an attempt is open, because the provider refuses
 * the same key with other texts. They contain no personal data. Some countries require a description for payments from
 * abroad (exports from India also need the payer's name and address, which belong in the billing details).
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

/** The first words of a place's name, in plain Latin letters, that fit on a card statement. */
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
  // The provider requires at least one letter.
  return /[A-Z]/.test(suffix) ? suffix : FALLBACK;
}
