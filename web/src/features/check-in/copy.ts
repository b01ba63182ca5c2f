import type { CheckIn } from '@wayfarer/contract';
import * as catalog from './copy.texts.js';

/** Texts for people who aren't staff. They reveal nothing about a booking, not even that it exists. */
export {
  strangerTexts,
  deskTexts,
  scannerTexts,
  byHandTexts,
  arrivalTexts,
  balanceTexts,
} from './copy.texts.js';

/** A booking's status at the desk. */
export { standingTexts } from './copy.texts.js';

export const attendanceTexts = {
  ...catalog.attendanceTexts,
  by: (name: string | null) => name ?? catalog.attendanceTexts.someone,
  notToday: {
    ...catalog.attendanceTexts.notToday,
    under_way: () => catalog.attendanceTexts.notToday.under_way,
  } satisfies Record<CheckIn['phase'], (day: string) => string>,
} as const;
