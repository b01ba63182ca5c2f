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

/** Tells a traveler that their contribution or change is now published. */
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

/** Tells a traveler that their contribution needs a change first, with the colleague's reason. */
export function sentBackMail(
  { to, name, spot, publicUrl }: Told,
  { kind, reason }: { kind: 'new' | 'edit' | 'online'; reason: string },
): Mail {
  const text: Record<typeof kind, string> = {
    new: "We've read what you sent us, but we can't publish it as it is:",
    edit: "We've read your change, but we can't publish it as it is. The current version stays online:",
    online: "We've taken your destination off the site for now:",
  };
  return composeMail(to, {
    subject: `${spot} needs a change`,
    name,
    paragraphs: [text[kind]],
    quote: reason,
    action: mine(publicUrl),
    note: "Change it there and send it again. We'll review it again.",
  });
}

/** Tells a traveler that the agency no longer offers their contribution. */
export function archivedMail({ to, name, spot, publicUrl }: Told, reason: string): Mail {
  return composeMail(to, {
    subject: `${spot} is no longer offered`,
    name,
    paragraphs: [
      "We've taken your destination off the site. Trips that are already booked will go ahead.",
    ],
    quote: reason,
    action: mine(publicUrl),
  });
}

/** Tells a traveler that the agency offers their contribution again. */
export function restoredMail({ to, name, spot, publicUrl }: Told): Mail {
  return composeMail(to, {
    subject: `${spot} is online again`,
    name,
    paragraphs: ['We have put a destination that you contributed back online.'],
    action: mine(publicUrl),
  });
}
