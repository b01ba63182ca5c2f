/** The emails about a trip that can be previewed for any booking, as the console shows them. */
import { TRIP_MAIL_KINDS } from '@wayfarer/contract';
import type { Scene } from './scene.ts';

/** Emails shown for a canceled trip; the others are shown for a paid one. */
const OF_CANCELED = new Set<string>(['cancelled', 'refund']);

export const mailScenes: readonly Scene[] = [...TRIP_MAIL_KINDS, 'receipt', 'refund'].map(
  (kind) => ({
    name: `mail-${kind}`,
    mail: async ({ deskApi, canceledBookingId, paidBookingId }) => {
      const bookingId = OF_CANCELED.has(kind) ? canceledBookingId : paidBookingId;
      const preview = `/operator/mails/${kind}/preview?bookingId=${bookingId}`;
      return (await deskApi<{ html: string }>(preview)).html;
    },
  }),
);
