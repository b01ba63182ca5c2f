import { apart } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { contribution as texts } from './account.texts.js';

interface Told {
  to: string;
  name: string;
  spot: string;
  publicUrl: string;
}

const mine = (publicUrl: string) => ({
  label: texts.mine,
  url: `${publicUrl}/myTouristSpots`,
});

/** Tells a traveler that their contribution or change is now published. */
export function approvedMail(
  { to, name, spot, publicUrl }: Told,
  { id, kind }: { id: string; kind: 'new' | 'edit' | 'online' },
): Mail {
  const isEdit = kind === 'edit';
  const subject = isEdit ? texts.approvedEditSubject : texts.approvedSubject;
  return composeMail(to, {
    subject: subject(apart(spot)),
    name,
    paragraphs: [isEdit ? texts.approvedEdit : texts.approved],
    action: { label: texts.view, url: `${publicUrl}/allTouristSpots/touristSpot/${id}` },
  });
}

/** Tells a traveler that their contribution needs a change first, with the colleague's reason. */
export function sentBackMail(
  { to, name, spot, publicUrl }: Told,
  { kind, reason }: { kind: 'new' | 'edit' | 'online'; reason: string },
): Mail {
  return composeMail(to, {
    subject: texts.sentBackSubject(apart(spot)),
    name,
    paragraphs: [texts.sentBack[kind]],
    quote: reason,
    action: mine(publicUrl),
    note: texts.sentBackNote,
  });
}

/**
 * Tells a traveler that the agency no longer offers their contribution. Without a reason, it says that the agency
 * deleted the contribution.
 */
export function archivedMail({ to, name, spot, publicUrl }: Told, reason: string | null): Mail {
  return composeMail(to, {
    subject: texts.archivedSubject(apart(spot)),
    name,
    paragraphs: [texts.archived],
    quote: reason ?? texts.deletedByUs,
    action: mine(publicUrl),
  });
}

/** Tells a traveler that the agency offers their contribution again. */
export function restoredMail({ to, name, spot, publicUrl }: Told): Mail {
  return composeMail(to, {
    subject: texts.restoredSubject(apart(spot)),
    name,
    paragraphs: [texts.restored],
    action: mine(publicUrl),
  });
}
