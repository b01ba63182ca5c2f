import type { Deleted } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { dropTripMail } from '../../mails/trip-mail-rows.ts';
import { notFound } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { recordBookingEvent } from '../booking-records/index.ts';
import { withoutOpenPayment } from '../payments/index.ts';
import { endLinkRow, findLink } from './store.ts';

/**
 * Ends a payment link at once, and drops its email if that hasn't left. A payment that was opened with it is canceled; if
 * it turns out to be paid, it counts.
 * Throws `not_found`, `payment_in_progress`, `provider_unavailable`.
 */
export async function endPaymentLink(context: UserContext, id: string): Promise<Deleted> {
  const link = await findLink(context.db.orm, id);
  if (link === null) throw notFound('payment link');
  const { bookingId } = link;
  const ended = await withoutOpenPayment(context, bookingId, {
    linkId: id,
    check: async () => {},
    work: async (tx) => {
      if (!(await endLinkRow(tx, id, context.clock.now()))) return false;
      const by = { kind: 'staff', userId: context.actor.uid } as const;
      await recordBookingEvent(context, tx, { bookingId, kind: 'link_ended', by });
      const mail = 'payment_request' as const;
      if (await dropTripMail(tx, { bookingId, kind: mail, key: id })) {
        const detail = { mail };
        await recordBookingEvent(context, tx, { bookingId, kind: 'mail_dropped', by, detail });
      }
      await recordAct(context, tx, 'payment_link_ended', bookingId, { linkId: id });
      return true;
    },
  });
  return { deletedCount: ended ? 1 : 0 };
}
