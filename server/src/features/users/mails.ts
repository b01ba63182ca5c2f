import { INVITATION_DAYS } from '@wayfarer/contract';
import { composeMail } from '../../mails/layout/mail-layout.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notifyAgency } from '../../mails/agency-mails.ts';
import type { Mail } from '../../mail-ports.ts';
import type { OpenBusiness } from '../payments/index.ts';

const WHAT: Readonly<Record<OpenBusiness['kind'], string>> = {
  trip_ahead: 'an upcoming trip that is paid',
  dispute_open: 'a disputed payment',
  refund_pending: 'a refund that is in progress',
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
      `An account was deleted that had ${WHAT[kind]}. ` +
        'The booking and the payment stay in the books, with the payer’s name and address.',
    ],
    lines: bookingIds.map((id) => ['Booking', id] as const),
    note: `Administrators find it at ${context.config.http.publicUrl}/api/admin/bookings.`,
  });
}

/** Confirms a deletion to the deleted account's address: fixed words, deleted once sent. */
export function farewellMail(publicUrl: string, to: string): Mail {
  const mail = composeMail(to, {
    subject: 'Your account was deleted',
    paragraphs: [
      'The account for this address was deleted, along with what we knew about you. We only keep the payment records that the law requires.',
      'If that was not you, please write to us.',
    ],
    action: { label: 'Write to us', url: `${publicUrl}/contact` },
  });
  return { ...mail, brief: true };
}

/** By which who was invited joins; its token is a secret. */
export const joinLink = (publicUrl: string, token: string) => `${publicUrl}/admin/join#${token}`;

/** Asks an address to join the team. Deleted once sent: its link is a secret. */
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
      `You are invited to work at ${agency}. Sign in with this address, or register with it, and accept the invitation.`,
      `The link works once, for ${INVITATION_DAYS} days.`,
    ],
    action: { label: 'Join the team', url: link },
    note: 'If you do not know why you got this, ignore it: nothing happens.',
  });
  return { ...mail, brief: true };
}
