import * as catalog from './copy.texts.js';

/** Texts before a trip is canceled. */
export const cancelTexts = {
  ...catalog.cancelTexts,
  trip: (spot: string, day: string, reference: string | null) =>
    reference
      ? catalog.cancelTexts.tripWithReference({ spot, day, reference })
      : catalog.cancelTexts.trip({ spot, day }),
} as const;

/** Texts for a canceled trip. */
export const canceledTripTexts = {
  ...catalog.canceledTripTexts,
  sorry: (reason: string) => catalog.canceledTripTexts.sorry(reason).trim(),
} as const;
