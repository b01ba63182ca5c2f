import type { CheckIn } from '@wayfarer/contract';
import * as catalog from './copy.texts.js';

export const attendanceTexts = {
  ...catalog.attendanceTexts,
  by: (name: string | null) => name ?? catalog.attendanceTexts.someone,
  notToday: {
    ...catalog.attendanceTexts.notToday,
    under_way: () => catalog.attendanceTexts.notToday.under_way,
  } satisfies Record<CheckIn['phase'], (day: string) => string>,
} as const;
