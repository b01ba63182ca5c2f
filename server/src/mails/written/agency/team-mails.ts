import { apart, leftToRight, type StaffRole } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import type { AgencyNotice } from '../../mail-parts.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { labels, openBusiness, roles, team as texts } from './agency.texts.js';

/** An account with unsettled business was deleted. */
export const openBusinessNotice = (
  publicUrl: string,
  {
    bookingIds,
    kind,
  }: { bookingIds: readonly string[]; kind: 'dispute_open' | 'refund_pending' | 'trip_ahead' },
): AgencyNotice => ({
  subject: openBusiness.subject,
  paragraphs: [openBusiness[kind]],
  lines: bookingIds.map((id) => [labels.booking, leftToRight(id)] as const),
  note: openBusiness.note(leftToRight(`${publicUrl}/admin/bookings`)),
});

/** An email to an owner, who may be the new one (`you`). */
export function newOwnerMail(
  publicUrl: string,
  to: string,
  { by, name, you }: { by: string; name: string; you: boolean },
): Mail {
  const who = nameOf(name);
  const doer = by === '' ? texts.anOwner : apart(by);
  return composeMail(to, {
    subject: you ? texts.youSubject : texts.ownerSubject(who),
    paragraphs: [you ? texts.you(doer) : texts.owner({ by: doer, who })],
    action: { label: texts.team, url: `${publicUrl}/admin/team` },
    note: texts.ownerNote,
    internal: true,
  });
}

/** A colleague who no longer works for the agency. */
export interface ColleagueLeft {
  id: string;
  name: string;
  role: StaffRole;
  how: 'removed' | 'demoted' | 'deleted';
  /** The name of the person who did it; null if it was no one at the agency. */
  by: string | null;
}

export function colleagueLeftNotice(
  publicUrl: string,
  { by, how, name, role }: ColleagueLeft,
): AgencyNotice {
  const who = nameOf(name);
  const left = { who, role: roles[role] };
  const text = by === null ? texts[how](left) : texts[`${how}By`]({ ...left, by: apart(by) });
  return {
    subject: texts.leftSubject(who),
    paragraphs: [text],
    action: { label: texts.auditLog, url: `${publicUrl}/admin/audit?kind=team` },
    note: texts.leftNote,
  };
}

export function colleagueLeftMail(publicUrl: string, to: string, left: ColleagueLeft): Mail {
  return composeMail(to, { ...colleagueLeftNotice(publicUrl, left), internal: true });
}

const nameOf = (name: string) => (name === '' ? texts.noName : apart(name));
