import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  PaymentIntentResult,
  Stripe,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { createElement as h, useState, type ReactElement } from 'react';
import { note } from './note.ts';

interface WalletFormProps {
  stripe: Promise<Stripe | null>;
  clientSecret: string;
  /** The amount that the wallet shows, in minor units. */
  amount: number;
  /** The page's behavior: pays, refuses a click, or fails before it confirms. */
  behavior: 'pay' | 'reject' | 'fail';
}

function Buttons({ clientSecret, behavior }: Omit<WalletFormProps, 'stripe' | 'amount'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [message, setMessage] = useState('');
  const confirm = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    note(`confirm:${event.expressPaymentType}:${event.billingDetails?.name}`);
    if (!stripe || !elements) return;
    if (behavior === 'fail') {
      event.paymentFailed({ reason: 'fail' });
      setMessage('failed before the confirmation');
      return;
    }
    await elements.submit();
    const result: PaymentIntentResult = await stripe.confirmPayment({
      elements,
      clientSecret,
      redirect: 'if_required',
    });
    setMessage(result.error?.message ?? `status: ${result.paymentIntent?.status}`);
  };
  return h(
    'div',
    null,
    h(ExpressCheckoutElement, {
      options: { buttonHeight: 48 },
      onReady: ({ availablePaymentMethods }) =>
        note(`ready:${JSON.stringify(availablePaymentMethods ?? null)}`),
      onClick: (event) => {
        note(`click:${event.expressPaymentType}`);
        if (behavior === 'reject') event.reject();
        else event.resolve();
      },
      onCancel: () => note('cancel'),
      onConfirm: (event) => void confirm(event),
    }),
    h('p', { id: 'message', role: 'alert' }, message),
  );
}

/** A shop's minimal page for wallets, built on the official browser libraries. */
export function WalletForm({ stripe, amount, ...buttons }: WalletFormProps): ReactElement {
  const options = { mode: 'payment', amount, currency: 'usd' } as const;
  return h(Elements, { stripe, options }, h(Buttons, buttons));
}
