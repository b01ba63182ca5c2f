import { useCallback } from 'react';
import { api } from '../../../api/client.ts';
import type { AppDispatch } from '../../../api/store.ts';
import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { paymentsApi } from '../api.ts';
import { type Opening, useOpening } from '../card/use-opening.ts';
import { texts } from '../copy.texts.js';
import type { TripMoney } from './amounts.ts';

type Wanted = Pick<TripMoney, 'part' | 'price'>;

/** Opens the payment and returns the booking's state. */
async function open(
  dispatch: AppDispatch,
  bookingId: string,
  { part, price }: Wanted,
): Promise<Opening> {
  const body = { bookingId, price, ...(part === 'balance' && { part }) };
  const { data, error } = await dispatch(
    paymentsApi.endpoints.openPayment.initiate({ body }, { track: false }),
  );
  if (data) return { status: 'open', opened: data };
  const code = problemOf(error)?.code;
  if (code === 'booking_paid') return { status: 'paid' };
  if (code === 'payment_in_progress') return { status: 'in_progress' };
  // the booking is refetched, and its page then shows why: it has ended, waits for an answer, or for its first payment
  const isNotPayable =
    code === 'booking_cancelled' ||
    code === 'booking_expired' ||
    code === 'not_confirmed' ||
    code === 'not_due_yet';
  if (isNotPayable) return { status: 'canceled' };
  return { status: 'open', problem: errorDetail(error) };
}

const tellFailure = () => toast.error(texts.initFailed);

/** Prepares the payment of a booking (spec §4): its secret and the provider. */
export function useCheckout(bookingId: string, { part, price }: Wanted) {
  const openBooking = useCallback(
    async (dispatch: AppDispatch) => {
      const opening = await open(dispatch, bookingId, { part, price });
      if (opening.status === 'paid' || opening.status === 'canceled') {
        dispatch(api.util.invalidateTags(['Bookings', 'Payments']));
      }
      return opening;
    },
    [bookingId, part, price],
  );
  return useOpening(openBooking, tellFailure);
}
