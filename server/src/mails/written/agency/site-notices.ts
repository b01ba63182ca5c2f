import { apart, leftToRight, type ContactInput } from '@wayfarer/contract';
import type { AgencyNotice } from '../../mail-parts.ts';
import { place } from '../trips/parts/parts.texts.js';
import { contribution, labels, message as messageTexts, withdrawn } from './agency.texts.js';

/** A reply goes to the message's sender. */
export const messageNotice = (
  { email, message, name, subject }: ContactInput,
  isVerified: boolean,
): AgencyNotice => ({
  subject: messageTexts.subject(apart(subject)),
  paragraphs: [messageTexts.text],
  lines: [
    [labels.name, apart(name)],
    [
      labels.email,
      (isVerified ? messageTexts.verified : messageTexts.notVerified)(leftToRight(email)),
    ],
    [labels.subject, apart(subject)],
  ],
  quote: message,
});

interface Destination {
  spot: string;
  country: string;
}

const destinationLine = ({ country, spot }: Destination) =>
  [labels.destination, apart(place({ spot, country }))] as const;

/** A submission needs approval. */
export const submissionNotice = (
  publicUrl: string,
  { isNew, ...of }: Destination & { isNew: boolean },
): AgencyNotice => ({
  subject: contribution.subject(apart(of.spot)),
  paragraphs: [isNew ? contribution.isNew : contribution.isEdit],
  lines: [destinationLine(of)],
  action: { label: contribution.decide, url: `${publicUrl}/admin/destinations/review` },
});

/** A contributor deleted their destination; `ahead` is the number of its upcoming trips. */
export const withdrawnNotice = (
  publicUrl: string,
  { ahead, id, ...of }: Destination & { id: string; ahead: number },
): AgencyNotice => ({
  subject: withdrawn.subject(apart(of.spot)),
  paragraphs: [withdrawn.text],
  lines: [destinationLine(of), [labels.upcoming, String(ahead)]],
  action: { label: withdrawn.view, url: `${publicUrl}/admin/destinations/${id}` },
});
