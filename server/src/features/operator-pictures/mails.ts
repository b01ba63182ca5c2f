import { composeMail } from '../../mails/layout/mail-layout.ts';
import type { Mail } from '../../mail-ports.ts';

interface Told {
  to: string;
  name: string;
  /** Names of the places that showed the picture. */
  places: readonly string[];
  reason: string;
  publicUrl: string;
}

/** Tells the person who uploaded a picture that it was removed. */
export function pictureRemovedMail({ to, name, places, reason, publicUrl }: Told): Mail {
  const where = places.length === 0 ? '' : ` of ${places.join(' and ')}`;
  return composeMail(to, {
    subject: `We have removed a picture${where}`,
    name,
    paragraphs: [`We've deleted a picture${where} that you uploaded, and it's no longer shown.`],
    quote: reason,
    action: { label: 'My tourist spots', url: `${publicUrl}/myTouristSpots` },
    note: 'You can upload another one there.',
  });
}
