import { composeMail } from '../../../mails/layout/mail-layout.ts';
import type { Mail } from '../../../mail-ports.ts';

interface Told {
  to: string;
  name: string;
  spot: string;
  publicUrl: string;
}

const mine = (publicUrl: string) => ({
  label: 'My tourist spots',
  url: `${publicUrl}/myTouristSpots`,
});

/** What a traveler contributed, or changed, is online. */
export function approvedMail(
  { to, name, spot, publicUrl }: Told,
  { id, kind }: { id: string; kind: 'new' | 'edit' | 'online' },
): Mail {
  const text =
    kind === 'edit'
      ? 'Your change is approved and online.'
      : 'Your destination is approved. Thank you for sharing it.';
  return composeMail(to, {
    subject: kind === 'edit' ? `Your change of ${spot} is online` : `${spot} is online`,
    name,
    paragraphs: [text],
    action: { label: 'View it', url: `${publicUrl}/allTouristSpots/touristSpot/${id}` },
  });
}

/** It needs something else first, in the words of the colleague who decided. */
export function sentBackMail(
  { to, name, spot, publicUrl }: Told,
  { kind, reason }: { kind: 'new' | 'edit' | 'online'; reason: string },
): Mail {
  const text: Record<typeof kind, string> = {
    new: 'We have read what you sent us and cannot publish it like this:',
    edit: 'We have read your change and cannot publish it like this. What was online stays online:',
    online: 'We have taken your destination off the site for now:',
  };
  return composeMail(to, {
    subject: `${spot} needs a change`,
    name,
    paragraphs: [text[kind]],
    quote: reason,
    action: mine(publicUrl),
    note: 'Change it there and send it again; we read it once more.',
  });
}

/** The agency does not offer it any longer. */
export function archivedMail({ to, name, spot, publicUrl }: Told, reason: string): Mail {
  return composeMail(to, {
    subject: `${spot} is no longer offered`,
    name,
    paragraphs: ['We have taken your destination off the site. Trips that are booked take place.'],
    quote: reason,
    action: mine(publicUrl),
  });
}

/** The agency offers it again. */
export function restoredMail({ to, name, spot, publicUrl }: Told): Mail {
  return composeMail(to, {
    subject: `${spot} is online again`,
    name,
    paragraphs: ['We have put a destination that you contributed back online.'],
    action: mine(publicUrl),
  });
}
