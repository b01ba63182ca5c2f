import { CardElement } from './card-element.js';
import { showChallenge } from './challenge-dialog.js';
import { Elements } from './elements.js';
import { IntegrationError } from './errors.js';
import { call, failChallenge } from './wire.js';

function checkKey(key) {
  if (typeof key !== 'string' || key === '') {
    throw new IntegrationError('Missing value for Stripe(): apiKey should be a string.');
  }
  if (/^(sk|rk)_/.test(key)) {
    throw new IntegrationError(
      'You should not use your secret key with Stripe.js. Please pass a publishable key instead.',
    );
  }
  if (!key.startsWith('pk_test_')) {
    throw new IntegrationError('The embedded test provider accepts test publishable keys only.');
  }
}

function intentId(secret) {
  const match = /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(secret ?? '');
  if (match) return match[1];
  throw new IntegrationError(
    'Invalid value for the intent secret: it should be a client secret of the form ${id}_secret_${secret}.',
  );
}

function asIntent(answer) {
  return answer.error ? { error: answer.error } : { paymentIntent: answer };
}

/** Turns an intent with a failed authentication or charge into an error. */
function asOutcome(result) {
  const { paymentIntent } = result;
  const error = paymentIntent?.last_payment_error;
  if (paymentIntent?.status !== 'requires_payment_method' || !error) return result;
  return { error: { ...error, payment_intent: paymentIntent } };
}

const AMOUNT_DIFFERS = {
  type: 'invalid_request_error',
  message: 'The amount or currency of the PaymentIntent differs from the one that the payer saw.',
};

function checkConfirmation(wallet, elements, redirect) {
  if (!wallet) {
    throw new IntegrationError('The embedded test provider confirms payments of wallets only.');
  }
  if (!elements.submitted) {
    throw new IntegrationError(
      'elements.submit() must be called before stripe.confirmPayment(). Call it when the payer has approved the payment.',
    );
  }
  if (redirect !== 'if_required') {
    throw new IntegrationError("The embedded test provider needs redirect: 'if_required'.");
  }
}

/** The object that a page's script gets from `Stripe(key)`. It never sees a card number. */
class EmbeddedStripe {
  constructor(key) {
    this.key = key;
    this.embedded = true;
  }

  elements(options) {
    return new Elements(this.key, options);
  }

  /** Also supports the old form: `createPaymentMethod('card', element, data)`. */
  async createPaymentMethod(data, element, rest) {
    const given = typeof data === 'string' ? { ...rest, type: data, card: element } : data;
    const answer = await this.methodFrom(given);
    return answer.error ? { error: answer.error } : { paymentMethod: answer };
  }

  async confirmCardPayment(secret, data = {}, options = {}) {
    const id = intentId(secret);
    const given = data.payment_method;
    const method = given && typeof given === 'object' ? await this.methodFrom(given) : null;
    if (method?.error) return { error: method.error };
    const result = await this.confirmIntent(id, secret, {
      payment_method: method ? method.id : given,
      receipt_email: data.receipt_email,
      return_url: data.return_url,
    });
    return options.handleActions === false ? result : this.authenticate(result, secret);
  }

  /** Confirms an intent with what the payer has approved in a wallet, for the amount that the wallet has shown. */
  async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect }) {
    const id = intentId(clientSecret);
    const wallet = elements?.getElement('expressCheckout');
    checkConfirmation(wallet, elements, redirect);
    const { amount, currency } = elements.options;
    const method = wallet.takeMethod();
    const current = await this.retrievePaymentIntent(clientSecret);
    const differs =
      current.paymentIntent?.amount !== amount || current.paymentIntent.currency !== currency;
    if (current.error || differs) {
      wallet.endSheet();
      return current.error ? current : { error: AMOUNT_DIFFERS };
    }
    const result = await this.confirmIntent(id, clientSecret, {
      payment_method: method,
      receipt_email: confirmParams.receipt_email,
      return_url: confirmParams.return_url,
    });
    wallet.endSheet();
    return this.authenticate(result, clientSecret);
  }

  /** Resolves to `{ paymentIntent }` or `{ error }`. */
  async confirmIntent(id, secret, params) {
    const answer = await call(this.key, 'POST', `v1/payment_intents/${id}/confirm`, {
      client_secret: secret,
      expected_payment_method_type: 'card',
      use_stripe_sdk: true,
      ...params,
    });
    return asIntent(answer);
  }

  async retrievePaymentIntent(secret) {
    const path = `v1/payment_intents/${intentId(secret)}`;
    return asIntent(await call(this.key, 'GET', path, { client_secret: secret }));
  }

  async handleCardAction(secret) {
    return this.authenticate(await this.retrievePaymentIntent(secret), secret);
  }

  handleNextAction({ clientSecret }) {
    return this.handleCardAction(clientSecret);
  }

  createToken() {
    return Promise.resolve({
      error: {
        type: 'invalid_request_error',
        message: 'The embedded test provider has no tokens; use createPaymentMethod.',
      },
    });
  }

  registerAppInfo() {}

  _registerWrapper() {}

  methodFrom({ card, billing_details, metadata }) {
    if (!(card instanceof CardElement)) {
      return Promise.reject(
        new IntegrationError('Invalid value for card: it should be a card Element.'),
      );
    }
    return card.createPaymentMethod({ billing_details, metadata });
  }

  async authenticate(result, secret) {
    const action = result.paymentIntent?.next_action?.use_stripe_sdk;
    if (result.paymentIntent?.status !== 'requires_action' || !action) return result;
    const read = () => this.retrievePaymentIntent(secret);
    const after = await showChallenge(action.stripe_js, read, () => failChallenge(action.source));
    return asOutcome(after);
  }
}

function Stripe(key) {
  checkKey(key);
  return new EmbeddedStripe(key);
}
// The loader compares this with the version it was built for.
Stripe.version = 'endive';
Stripe.embedded = true;

if (!window.Stripe) window.Stripe = Stripe;
