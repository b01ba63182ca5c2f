import { composeMail } from '../../mails/mail-layout.ts';
import type { Mail } from '../../ports.ts';
import type { OpenBusiness } from '../payments/index.ts';

const WHAT: Readonly<Record<OpenBusiness['kind'], string>> = {
  trip_ahead: 'a paid trip that is still ahead',
  dispute_open: 'a payment that the bank disputes',
  refund_pending: 'a refund that is under way',
};

/** Tells the agency that somebody is gone with whom not everything is settled. */
export function openBusinessMail(
  publicUrl: string,
  agency: string,
  { kind, bookingIds }: OpenBusiness,
): Mail {
  return composeMail(agency, {
    subject: 'An account with open business was deleted',
    paragraphs: [
      `an account was deleted that had ${WHAT[kind]}. ` +
        'The booking and the payment stay in the books, with the name and the address of who paid.',
    ],
    lines: bookingIds.map((id) => ['Booking', id] as const),
    note: `Administrators find it at ${publicUrl}/api/admin/bookings.`,
  });
}
