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

/** The contribution needs a change first; `reason` is the colleague's. */
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

/** The agency no longer offers the contribution. Without a reason, the email says that the agency deleted it. */
export function archivedMail({ to, name, spot, publicUrl }: Told, reason: string | null): Mail {
  return composeMail(to, {
    subject: texts.archivedSubject(apart(spot)),
    name,
    paragraphs: [texts.archived],
    quote: reason ?? texts.deletedByUs,
    action: mine(publicUrl),
  });
}

export function restoredMail({ to, name, spot, publicUrl }: Told): Mail {
  return composeMail(to, {
    subject: texts.restoredSubject(apart(spot)),
    name,
    paragraphs: [texts.restored],
    action: mine(publicUrl),
  });
}
