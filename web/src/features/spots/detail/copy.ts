import {
  confirmationText,
  leadTimeText,
  midSentence,
  policySentences,
  type ShownDetails,
  USUAL_TERMS,
} from '@wayfarer/contract';
import * as catalog from './copy.texts.js';

/** Texts of a destination's page; those of spec §2 and §3 are verbatim. */
export { texts, sectionTexts, factTexts } from './copy.texts.js';

export const bookingTexts = {
  ...catalog.bookingTexts,
  cancellation: (policy: readonly string[] = policySentences(USUAL_TERMS)) => policy,
  know: (
    hours: number,
    { goodToKnow = [], leadDays = 0 }: Partial<ShownDetails> = {},
  ): string[] => [
    catalog.knowTexts.reserve,
    ...(leadDays > 0 ? [leadTimeText(leadDays)] : []),
    ...(hours > 0 ? [confirmationText(hours)] : []),
    catalog.knowTexts.voucher,
    catalog.knowTexts.document,
    ...goodToKnow,
  ],
} as const;

export const relatedTexts = {
  title: (kind: string) => catalog.relatedTexts.title(midSentence(kind)),
  all: (kind: string) => catalog.relatedTexts.all(midSentence(kind)),
} as const;
