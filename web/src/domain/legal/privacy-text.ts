import { RETENTION } from '@wayfarer/contract';
import type { LegalText } from './legal-text.ts';
import * as texts from './privacy-text.texts.js';

/** The product's text about everything that it stores about people; must match the code. */
export const privacyText: LegalText = {
  title: texts.title,
  text: texts.text,
  sections: [
    texts.browsing,
    {
      title: texts.account.title,
      points: [...texts.account.points, texts.account.mails(RETENTION.mailDays)],
    },
    {
      title: texts.paying.title,
      paragraphs: [
        ...texts.paying.paragraphs,
        texts.paying.transfers(RETENTION.unmatchedTransferDays),
      ],
    },
    {
      title: texts.writing.title,
      paragraphs: [
        texts.writing.text({
          years: RETENTION.contactMessageDays / 365,
          days: RETENTION.unsubscribedDays,
        }),
      ],
    },
    texts.others,
    texts.deleting,
  ],
};
