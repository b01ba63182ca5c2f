import type { BodyOf, openLinkPayment as endpoint, OutputOf } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import { notFound, ProblemError } from '../../problem-error.ts';
import { bookingPaid, openPaymentByLink } from '../payments/index.ts';
import { askedBy } from './link-amount.ts';
import { findLink, findLinkByCode, findPaidWith } from './store.ts';

/**
 * Opens a card payment for anyone who has the link. Throws `not_found`, `link_ended`, and the problems of
 * `openPaymentByLink`.
 */
export async function openLinkPayment(
  context: AppContext,
  { amount: shown, code }: BodyOf<'openLinkPayment'>,
): Promise<OutputOf<typeof endpoint>> {
  const link = await findLinkByCode(context.db.orm, code);
  if (link === null) throw notFound('payment link');
  const { bookingId, id: linkId } = link;
  return openPaymentByLink(context, {
    bookingId,
    linkId,
    asked: askedBy(link),
    shown,
    check: async (tx) => {
      if ((await findLink(tx, linkId))?.endedAt !== null) {
        throw new ProblemError('link_ended', 'This link has ended. Ask for a new one.');
      }
      if ((await findPaidWith(tx, linkId)) !== null) throw bookingPaid();
    },
  });
}
