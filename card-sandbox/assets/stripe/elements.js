import { CardElement } from './card-element.js';
import { IntegrationError } from './errors.js';
import { ExpressCheckoutElement } from './express-checkout-element.js';

const TYPES = new Map([
  ['card', CardElement],
  ['expressCheckout', ExpressCheckoutElement],
]);
const RADIUS = '8px';

/** The type of an element; React passes its component, which has the type as a property. */
function typeOf(named) {
  return typeof named === 'string' ? named : named?.__elementType;
}

function checkPayment({ mode, amount, currency }) {
  if (mode !== 'payment') {
    throw new IntegrationError(
      'The embedded test provider needs elements({ mode: "payment", amount, currency }) for wallets.',
    );
  }
  if (!Number.isInteger(amount) || amount <= 0 || typeof currency !== 'string') {
    throw new IntegrationError(
      'Invalid value for elements(): amount should be a positive integer, and currency a code such as "usd".',
    );
  }
}

/** A group of elements: at most one card and one group of wallet buttons. */
export class Elements {
  constructor(key, options = {}) {
    this.key = key;
    this.options = { ...options };
    this.elements = new Map();
    this.submitted = false;
    if (options.mode !== undefined) checkPayment(options);
  }

  create(type, options) {
    const Element = TYPES.get(type);
    if (!Element) {
      throw new IntegrationError(
        `The embedded test provider supports the card and expressCheckout Elements only, not ${type}.`,
      );
    }
    if (type === 'expressCheckout') checkPayment(this.options);
    if (this.elements.has(type)) {
      throw new IntegrationError(
        `Can only create one Element of type ${type} through the same Elements object.`,
      );
    }
    const element = new Element(this, options);
    this.elements.set(type, element);
    return element;
  }

  getElement(named) {
    return this.elements.get(typeOf(named)) ?? null;
  }

  release(element) {
    if (this.elements.get(element.type) === element) this.elements.delete(element.type);
  }

  update(options) {
    Object.assign(this.options, options);
    if (options.appearance) this.getElement('expressCheckout')?.dress();
  }

  fetchUpdates() {
    return Promise.resolve({});
  }

  /** Must come before `stripe.confirmPayment`; a wallet has nothing to validate. */
  submit() {
    this.submitted = true;
    return Promise.resolve({});
  }

  appearance() {
    const { theme = 'stripe', variables = {} } = this.options.appearance ?? {};
    return { theme, variables: { borderRadius: RADIUS, ...variables } };
  }
}
