import {
  confirmationText,
  inSentence,
  leadTimeText,
  sentencesOf,
  type SiteContent,
} from '@wayfarer/contract';
import * as catalog from './copy.texts.js';

const isInsurance = (entry: string) => entry.toLowerCase().includes(catalog.termTexts.insurance);

/** Booking form; the texts of spec §2 and §8 verbatim. */
export const formTexts = {
  ...catalog.formTexts,
  packageText: (included: readonly string[]) => catalog.formTexts.packageText(inSentence(included)),
  terms: (
    { confirmHours, included }: Pick<SiteContent, 'confirmHours' | 'included'>,
    policy: Parameters<typeof sentencesOf>[0],
    leadDays = 0,
  ) => [
    ...(leadDays > 0 ? [leadTimeText(leadDays)] : []),
    ...(confirmHours > 0 ? [confirmationText(confirmHours)] : []),
    ...sentencesOf(policy),
    ...included.filter(isInsurance).map(catalog.termTexts.included),
    catalog.termTexts.document,
  ],
} as const;
