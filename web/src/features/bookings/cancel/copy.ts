import * as catalog from './copy.texts.js';

export const cancelTexts = {
  ...catalog.cancelTexts,
  trip: (spot: string, day: string, reference: string | null) =>
    reference
      ? catalog.cancelTexts.tripWithReference({ spot, day, reference })
      : catalog.cancelTexts.trip({ spot, day }),
} as const;

export const canceledTripTexts = {
  ...catalog.canceledTripTexts,
  sorry: (reason: string) => catalog.canceledTripTexts.sorry(reason).trim(),
} as const;
