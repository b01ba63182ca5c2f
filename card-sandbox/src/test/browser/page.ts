import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { StrictMode, createElement as h, useMemo, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { note } from './note.ts';
import { WalletForm } from './wallet-form.ts';

/** A shop's minimal payment page, built on the official browser libraries. */

interface PageConfig {
  publishableKey: string;
  scriptUrl: string;
  clientSecret: string;
  hidePostalCode: boolean;
  /** Pays with a wallet instead of the card field. */
  wallet?: { amount: number; behavior: 'pay' | 'reject' | 'fail' };
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('the script did not load')));
    document.head.append(script);
  });
}

function PayForm({ config }: { config: PageConfig }) {
  const stripe = useStripe();
  const elements = useElements();
  const [message, setMessage] = useState('');
  const options = useMemo(
    () => ({
      hidePostalCode: config.hidePostalCode,
      style: {
        base: {
          color: '#102030',
          backgroundColor: '#f0f4f8',
          fontSize: '18px',
          '::placeholder': { color: '#405060' },
        },
      },
    }),
    [config.hidePostalCode],
  );
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return;
    setMessage('Processing...');
    const made = await stripe.createPaymentMethod({
      type: 'card',
      card,
      billing_details: { name: 'Jo Doe', email: 'jo@example.com' },
    });
    if (made.error) {
      setMessage(made.error.message ?? 'no message');
      return;
    }
    const { error, paymentIntent } = await stripe.confirmCardPayment(config.clientSecret, {
      payment_method: made.paymentMethod.id,
    });
    setMessage(error ? (error.message ?? 'no message') : `status: ${paymentIntent.status}`);
  };
  return h(
    'form',
    { onSubmit: (event: FormEvent) => void pay(event) },
    h('label', { htmlFor: 'card' }, 'Card'),
    h(CardElement, {
      id: 'card',
      options,
      onReady: (element) => note(`ready:${typeof element.focus}`),
      onChange: (change) => note(`change:${change.brand}:${change.complete}:${change.error?.code}`),
      onFocus: () => note('focus'),
      onBlur: () => note('blur'),
      onEscape: () => note('escape'),
    }),
    h('button', { id: 'pay', disabled: !stripe }, 'Pay'),
    h('p', { id: 'message', role: 'alert' }, message),
  );
}

function Page({ config }: { config: PageConfig }) {
  const [shown, setShown] = useState(true);
  const [stripe] = useState(() =>
    loadScript(config.scriptUrl).then(() => loadStripe(config.publishableKey)),
  );
  return h(
    'main',
    null,
    h('button', { id: 'toggle', type: 'button', onClick: () => setShown(!shown) }, 'Toggle'),
    shown &&
      (config.wallet
        ? h(WalletForm, { stripe, clientSecret: config.clientSecret, ...config.wallet })
        : h(Elements, { stripe }, h(PayForm, { config }))),
  );
}

const root = document.querySelector('#root');
const config = document.querySelector('#config')?.textContent;
if (root && config) {
  const parsed: PageConfig = JSON.parse(config);
  createRoot(root).render(h(StrictMode, null, h(Page, { config: parsed })));
}
