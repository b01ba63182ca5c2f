import {
  confirmationText,
  inSentence,
  leadTimeText,
  sentencesOf,
  type SiteContent,
} from '@wayfarer/contract';
import * as catalog from './copy.texts.js';

const isInsurance = (entry: string) => entry.toLowerCase().includes(catalog.termTexts.insurance);

/** Texts shared by the booking screens. */
export { tripTexts } from './copy.texts.js';

/** Fields of both forms; rules of spec §5. */
export { fieldTexts } from './copy.texts.js';

/** The chosen trip's dates and terms. */
export { tripDatesTexts } from './copy.texts.js';

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

/** The message that stays on screen after a booking. */
export { bookedTexts } from './copy.texts.js';

/** The message that stays on screen after a payment. */
export { paidTexts, noticeTexts } from './copy.texts.js';

/** Update booking; the texts of spec §2 and §8 verbatim. */
export { updateTexts } from './copy.texts.js';

/** Names of a booking's status. */
export { statusTexts } from './copy.texts.js';

/** Names of a calendar's days, for assistive technology. */
export { calendarTexts } from './copy.texts.js';
