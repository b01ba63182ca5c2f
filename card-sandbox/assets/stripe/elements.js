import { CardElement } from './card-element.js';
import { IntegrationError } from './errors.js';

/** The type of an element; React passes its component, which has the type as a property. */
function typeOf(named) {
  return typeof named === 'string' ? named : named?.__elementType;
}

/** A group of elements; this provider has only one element, the card. */
export class Elements {
  constructor(key) {
    this.key = key;
    this.card = null;
  }

  create(type, options) {
    if (type !== 'card') {
      throw new IntegrationError(
        `The embedded test provider supports the card Element only, not ${type}.`,
      );
    }
    if (this.card) {
      throw new IntegrationError(
        'Can only create one Element of type card through the same Elements object.',
      );
    }
    this.card = new CardElement(this, options);
    return this.card;
  }

  getElement(named) {
    return typeOf(named) === 'card' ? this.card : null;
  }

  release(element) {
    if (this.card === element) this.card = null;
  }

  update() {}

  fetchUpdates() {
    return Promise.resolve({});
  }

  submit() {
    return Promise.resolve({});
  }
}
