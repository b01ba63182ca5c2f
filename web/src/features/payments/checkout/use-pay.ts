import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { Booking } from '@wayfarer/contract';
import { useRef, useState } from 'react';
import { errorDetail, errorKind } from '../../../lib/error-text.ts';
import { useSession } from '../../../session/use-session.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { paymentsApi } from '../api.ts';
import { texts } from '../copy.texts.js';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { OpenedPayment } from './use-checkout.ts';

/** An attempt whose result isn't known to this browser, so that the server must be asked. */
export type UnresolvedPayment =
  /** The card may or may not have been charged. */
  | { kind: 'unknown' }
  /** The card was charged, but recording the payment failed; `detail` if the API refused it. */
  | { kind: 'unsaved'; detail?: string };

export interface PayOptions {
  booking: Booking;
  opened: OpenedPayment | undefined;
  onPaid: () => void;
  onUnresolved: (unresolved: UnresolvedPayment) => void;
  /** Called if the payment can't be used any more, so that a new one must be opened. */
  onClosed: () => void;
}

/** The provider's id for the card as a payment method, or the reason why there is no id. Nothing is charged. */
async function methodOf(provider: Stripe, card: StripeCardElement, booking: Booking) {
  const { travelName: name, travelEmail: email } = booking;
  try {
    const { paymentMethod, error } = await provider.createPaymentMethod({
      type: 'card',
      card,
      billing_details: { name, email },
    });
    return paymentMethod ? { id: paymentMethod.id } : { refusal: error.message };
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : undefined };
  }
}

/** Creates the payment method, then confirms with the secret (spec §4). */
async function charge(
  provider: Stripe,
  card: StripeCardElement,
  booking: Booking,
  clientSecret: string,
): Promise<Outcome> {
  const method = await methodOf(provider, card, booking);
  if (method.id === undefined) return { kind: 'declined', message: method.refusal };
  try {
    const confirmation = { payment_method: method.id };
    return outcomeOf(await provider.confirmCardPayment(clientSecret, confirmation));
  } catch {
    // the request may have reached the provider, so only the server can find out
    return { kind: 'unknown' };
  }
}

/** Handles a press of Pay, from the card to the payment record. A second press in the meantime does nothing. */
export function usePay({ booking, opened, onPaid, onUnresolved, onClosed }: PayOptions) {
  const { userEmail } = useSession();
  const [savePayment] = paymentsApi.useSavePaymentMutation();
  const [processing, setProcessing] = useState(false);
  const running = useRef(false);

  async function save(
    transactionId: string,
    price: number | undefined,
  ): Promise<UnresolvedPayment | null> {
    const body = {
      bookingId: booking._id,
      tripTitle: booking.travelSpot,
      userEmail,
      transactionId,
      ...(price !== undefined && { price }),
    };
    const { error } = await savePayment({ body });
    if (!error) return null;
    toast.error(texts.saveFailed);
    const refused = errorKind(error) === 'refused';
    return { kind: 'unsaved', ...(refused && { detail: errorDetail(error) }) };
  }

  /** Resolves to the message for the card field, or undefined. */
  async function finish(reading: Outcome, price: number | undefined): Promise<string | undefined> {
    switch (reading.kind) {
      case 'succeeded': {
        const unresolved = await save(reading.transactionId, price);
        if (unresolved) onUnresolved(unresolved);
        else onPaid();
        return undefined;
      }
      case 'unknown':
        onUnresolved({ kind: 'unknown' });
        return undefined;
      case 'closed':
        onClosed();
        return texts.renewed;
      default:
        return reading.message ?? texts.declined;
    }
  }

  /** Pays; resolves to the message for the card field, or undefined. */
  const pay = async (
    provider: Stripe | null,
    card: StripeCardElement | null,
    price: number | undefined,
  ): Promise<string | undefined> => {
    if (running.current || !opened) return undefined;
    if (!provider || !card) return texts.noCard;
    running.current = true;
    setProcessing(true);
    try {
      return await finish(await charge(provider, card, booking, opened.clientSecret), price);
    } finally {
      running.current = false;
      setProcessing(false);
    }
  };

  return { pay, processing };
}
