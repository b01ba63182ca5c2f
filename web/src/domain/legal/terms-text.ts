import { confirmationText, inSentence, type SiteContent } from '@wayfarer/contract';
import type { LegalText } from './legal-text.ts';
import * as texts from './terms-text.texts.js';

export const termsHead = { title: texts.title, text: texts.text } as const;

const sectionsOf = ({
  confirmHours,
  included,
}: Pick<SiteContent, 'confirmHours' | 'included'>): LegalText['sections'] => [
  texts.account,
  {
    title: texts.booking.title,
    points: [
      texts.booking.length,
      texts.booking.total,
      ...(included.length > 0 ? [texts.booking.included(inSentence(included))] : []),
      ...(confirmHours > 0 ? [confirmationText(confirmHours)] : []),
      texts.booking.id,
    ],
  },
  texts.paying,
  texts.changing,
  texts.adding,
];

/**
 * The terms as the product enforces them (spec §2, Booking form; §5; §9); with `isDemo`, including a section about
 * made-up figures.
 */
export const termsText = (
  site: Pick<SiteContent, 'confirmHours' | 'included'>,
  isDemo: boolean,
): LegalText => ({
  ...termsHead,
  sections: isDemo ? [...sectionsOf(site), texts.figures] : sectionsOf(site),
});
