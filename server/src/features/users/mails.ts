import { INVITATION_DAYS, type StaffRole } from '@wayfarer/contract';
import { composeMail } from '../../mails/layout/mail-layout.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notifyAgency } from '../../mails/agency-mails.ts';
import type { AgencyNotice } from '../../mails/layout/mail-parts.ts';
import type { Mail } from '../../mail-ports.ts';
import type { OpenBusiness } from '../payments/index.ts';

const WHAT: Readonly<Record<OpenBusiness['kind'], string>> = {
  trip_ahead: 'an upcoming paid trip',
  dispute_open: 'a disputed payment',
  refund_pending: 'a refund in progress',
};

/** Notifies the agency that an account with unsettled business was deleted. */
export function notifyOpenBusiness(
  context: AppContext,
  tx: Tx,
  { kind, bookingIds }: OpenBusiness,
): Promise<void> {
  return notifyAgency(context, tx, {
    subject: 'An account with open business was deleted',
    paragraphs: [
      `A deleted account still had ${WHAT[kind]}. ` +
        'The booking and the payment stay in the books, with the payer’s name and address.',
    ],
    lines: bookingIds.map((id) => ['Booking', id] as const),
    note: `Administrators can see it at ${context.config.http.publicUrl}/api/admin/bookings.`,
  });
}

/** Confirms a deletion to the account's address, in fixed words; the email is deleted once sent. */
export function farewellMail(publicUrl: string, to: string): Mail {
  const mail = composeMail(to, {
    subject: 'Your account was deleted',
    paragraphs: [
      'The account for this address was deleted, along with what we knew about you. We only keep the payment records that the law requires.',
      "If that wasn't you, please write to us.",
    ],
    action: { label: 'Write to us', url: `${publicUrl}/contact` },
  });
  return { ...mail, brief: true };
}

/** Confirms the deletion of data about a customer who had no account. */
export function guestFarewellMail(publicUrl: string, to: string): Mail {
  const mail = composeMail(to, {
    subject: 'Your data was deleted',
    paragraphs: [
      'What we knew about you under this address was deleted, as you asked. We only keep the payment records that the law requires.',
      "If you didn't ask for this, please write to us.",
    ],
    action: { label: 'Write to us', url: `${publicUrl}/contact` },
  });
  return { ...mail, brief: true };
}

/** Tells all owners, including the new one, that there is a new owner. */
export function newOwnerMail(
  publicUrl: string,
  to: string,
  { by, name, you }: { by: string; name: string; you: boolean },
): Mail {
  const who = name === '' ? 'A colleague without a name' : name;
  return composeMail(to, {
    subject: you ? 'You are now an owner' : `${who} is now an owner`,
    paragraphs: [
      you
        ? `${by || 'An owner'} made you an owner. You can now change everything: the settings, the team, money and other owners.`
        : `${by || 'An owner'} made ${who} an owner, who can change everything: the settings, the team, money and other owners.`,
    ],
    action: { label: 'Team', url: `${publicUrl}/admin/team` },
    note: 'If nobody on the team meant to do this, check the list of owners.',
    internal: true,
  });
}

/** The link with which an invited person joins; its token is secret. */
export const joinLink = (publicUrl: string, token: string) => `${publicUrl}/admin/join#${token}`;

/** Invites an address to join the team. The email is deleted once sent, because its link is secret. */
export function invitationMail({
  agency,
  link,
  to,
}: {
  agency: string;
  link: string;
  to: string;
}): Mail {
  const mail = composeMail(to, {
    subject: `Join the team of ${agency}`,
    paragraphs: [
      `You've been invited to work at ${agency}. Sign in with this address, or register with it, and accept the invitation.`,
      `The link works once, within ${INVITATION_DAYS} days.`,
    ],
    action: { label: 'Join the team', url: link },
    note: "If you weren't expecting this, you can ignore it.",
  });
  return { ...mail, brief: true };
}

/** A colleague who no longer works for the agency. */
export interface ColleagueLeft {
  id: string;
  name: string;
  role: StaffRole;
  how: 'removed' | 'demoted' | 'deleted';
  /** The name of the person who removed them; null if it was no one at the agency. */
  by: string | null;
}

const LEFT: Readonly<Record<ColleagueLeft['how'], string>> = {
  removed: 'was removed from the team',
  demoted: 'is no longer an owner',
  deleted: 'was removed from the team, and the account was deleted',
};

export function colleagueLeftNotice(
  publicUrl: string,
  { by, how, name, role }: ColleagueLeft,
): AgencyNotice {
  const who = name === '' ? 'A colleague without a name' : name;
  return {
    subject: `${who} left the team`,
    paragraphs: [`${who} (${role}) ${LEFT[how]}${by === null ? '' : ` by ${by}`}.`],
    action: { label: 'Audit log', url: `${publicUrl}/admin/audit?kind=team` },
    note: 'What they did stays in the audit log. If nobody on the team meant to do this, check the list of owners.',
  };
}

/** Tells an owner that a colleague has left. */
export function colleagueLeftMail(publicUrl: string, to: string, left: ColleagueLeft): Mail {
  return composeMail(to, { ...colleagueLeftNotice(publicUrl, left), internal: true });
}
