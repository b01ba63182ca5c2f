import { composeMail } from '../../mails/mail-layout.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notifyAgency } from '../../mails/agency-mails.ts';
import type { Mail } from '../../ports.ts';
import type { OpenBusiness } from '../payments/index.ts';

const WHAT: Readonly<Record<OpenBusiness['kind'], string>> = {
  trip_ahead: 'a paid trip that is still ahead',
  dispute_open: 'a payment that the bank disputes',
  refund_pending: 'a refund that is under way',
};

/** Tells the agency that somebody is gone with whom not everything is settled. */
export function notifyOpenBusiness(
  context: AppContext,
  tx: Tx,
  { kind, bookingIds }: OpenBusiness,
): Promise<void> {
  return notifyAgency(context, tx, {
    subject: 'An account with open business was deleted',
    paragraphs: [
      `an account was deleted that had ${WHAT[kind]}. ` +
        'The booking and the payment stay in the books, with the name and the address of who paid.',
    ],
    lines: bookingIds.map((id) => ['Booking', id] as const),
    note: `Administrators find it at ${context.config.http.publicUrl}/api/admin/bookings.`,
  });
}

/** Confirms a deletion to the address that was just deleted: fixed words, forgotten once they are sent. */
export function farewellMail(publicUrl: string, to: string): Mail {
  const mail = composeMail(to, {
    subject: 'Your account was deleted',
    paragraphs: [
      'the account of this address was deleted, and what we knew of you with it. What the law asks us to keep about payments stays in the books.',
      'If that was not you, please write to us.',
    ],
    action: { label: 'Write to us', url: `${publicUrl}/contact` },
  });
  return { ...mail, brief: true };
}
