import type { CancellationPreview, InputOf, cancelBooking } from '@wayfarer/contract';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { errorDetail, errorKind, problemOf } from '../../../lib/error-text.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { bookingsApi } from '../api.ts';
import { cancelTexts as texts } from './copy.ts';

type Why = Pick<InputOf<typeof cancelBooking>['body'], 'message' | 'reasonCode'>;

/** The outcome of an attempt: the reason why the booking isn't canceled, or a note that the result isn't known yet. */
type Outcome = { kind: 'changed' | 'refused'; text: string } | { kind: 'checking' | 'unreachable' };

/** Codes of refusals that mean that the booking on screen is outdated. */
const OUTDATED: ReadonlySet<string> = new Set([
  'not_found',
  'booking_cancelled',
  'booking_expired',
  'trip_started',
]);

const REFUSED: Readonly<Record<string, string>> = {
  payment_in_progress: texts.wait,
  provider_unavailable: texts.unavailable,
};

/**
 * Cancels a booking for the refund that is shown, and reports the result. The canceled booking is shown immediately.
 * `onChanged` gets the new amounts if they have changed.
 */
export function useCancel(id: string, onChanged: (preview: CancellationPreview) => void) {
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = bookingsApi.useCancelBookingMutation();
  const [outcome, setOutcome] = useState<Outcome>();
  const params = { params: { id } };

  /** Finds out after a lost response if the booking was canceled. */
  async function check() {
    setOutcome({ kind: 'checking' });
    const { error } = await dispatch(
      bookingsApi.endpoints.getBooking.initiate(params, { forceRefetch: true, subscribe: false }),
    );
    setOutcome(error ? { kind: 'unreachable' } : { kind: 'refused', text: texts.notDone });
  }

  async function cancel({ refund, revision }: CancellationPreview, why: Why) {
    setOutcome(undefined);
    const expectedRefund = refund.card + refund.counter;
    const { data, error } = await send({ ...params, body: { ...why, revision, expectedRefund } });
    if (data) {
      const { updateQueryData } = bookingsApi.util;
      dispatch(
        updateQueryData('getBooking', params, (booking) => {
          booking.state = 'cancelled';
          booking.cancellation = data;
        }),
      );
      return;
    }
    const { cancellation, code } = problemOf(error) ?? {};
    if (cancellation) {
      onChanged(cancellation);
      dispatch(api.util.invalidateTags(['Bookings']));
      setOutcome({ kind: 'changed', text: texts.changed });
      return;
    }
    const refused = REFUSED[code ?? ''];
    // a call whose response was lost may have been carried out
    if (refused === undefined && errorKind(error) !== 'refused') return check();
    if (code !== undefined && OUTDATED.has(code)) dispatch(api.util.invalidateTags(['Bookings']));
    setOutcome({ kind: 'refused', text: refused ?? errorDetail(error) });
  }

  return { cancel, check, outcome, busy: isLoading };
}
