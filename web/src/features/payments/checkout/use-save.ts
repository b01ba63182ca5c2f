import type { Booking } from '@wayfarer/contract';
import { errorDetail, errorKind } from '../../../lib/error-text.ts';
import { useSession } from '../../../session/use-session.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { paymentsApi } from '../api.ts';
import { texts } from '../copy.texts.js';

/** An attempt whose result isn't known to this browser, so that the server must be asked. */
export type UnresolvedPayment =
  /** The card may or may not have been charged. */
  | { kind: 'unknown' }
  /** The card was charged, but recording the payment failed. `detail` says why, if the API refused it. */
  | { kind: 'unsaved'; detail?: string };

/** Records a charge as the payment of a booking, at the price that the traveler saw; null if that succeeded. */
export function useSave(booking: Booking, price: number) {
  const { userEmail } = useSession();
  const [savePayment] = paymentsApi.useSavePaymentMutation();
  return async (transactionId: string): Promise<UnresolvedPayment | null> => {
    const { _id: bookingId, travelSpot: tripTitle } = booking;
    const { error } = await savePayment({
      body: { bookingId, tripTitle, userEmail, transactionId, price },
    });
    if (!error) return null;
    toast.error(texts.saveFailed);
    const refused = errorKind(error) === 'refused';
    return { kind: 'unsaved', ...(refused && { detail: errorDetail(error) }) };
  };
}
