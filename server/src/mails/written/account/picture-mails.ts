import { apart } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { contribution, picture as texts } from './account.texts.js';

interface Told {
  to: string;
  name: string;
  /** Names of places that showed the picture. */
  places: readonly string[];
  reason: string;
  publicUrl: string;
}

export function pictureRemovedMail({ to, name, places, reason, publicUrl }: Told): Mail {
  const isKnown = places.length > 0;
  const where = places.map(apart).join(texts.and);
  return composeMail(to, {
    subject: isKnown ? texts.subjectOf(where) : texts.subject,
    name,
    paragraphs: [isKnown ? texts.textOf(where) : texts.text],
    quote: reason,
    action: { label: contribution.mine, url: `${publicUrl}/myTouristSpots` },
    note: texts.note,
  });
}
