import { IntegrationError } from './errors.js';
import { openChannel } from './frame-channel.js';
import { styled } from './framed-dialog.js';
import { PageElement } from './page-element.js';
import { showWalletSheet } from './wallet-sheet.js';
import { BASE, HAS_WALLET } from './wire.js';

const WALLET = 'sandbox_pay';
const AVAILABLE = {
  amazonPay: false,
  applePay: false,
  googlePay: false,
  klarna: false,
  link: false,
  paypal: false,
  sandboxPay: true,
};
/** Milliseconds in which the page must decide about a click, as at Stripe. */
const DECIDE_WITHIN_MS = 1000;
const BUTTON_HEIGHT = 44;
/** Room for the focus ring of the button, on each side. */
const RING = 4;

/** The buttons of wallets. There is one wallet, Sandbox Pay, whose button and sheet are in frames. */
export class ExpressCheckoutElement extends PageElement {
  constructor(group, options) {
    super('expressCheckout', group, options);
    this.closeSheet = null;
    this.method = null;
  }

  on(event, listener) {
    super.on(event, listener);
    // Without a wallet there is no frame to wait for, so a page may start to listen only after that.
    if (event === 'ready' && this.container && !HAS_WALLET) queueMicrotask(() => this.tellReady());
    return this;
  }

  mount(target) {
    const container = this.containerFor(target);
    if (!container) return;
    this.container = container;
    if (HAS_WALLET) {
      this.frame = this.createFrame();
      container.replaceChildren(this.frame);
    } else {
      this.tellReady();
    }
  }

  tellReady() {
    if (!this.container) return;
    this.emit('ready', { availablePaymentMethods: HAS_WALLET ? { ...AVAILABLE } : undefined });
  }

  createFrame() {
    const frame = styled(document.createElement('iframe'), {
      border: '0',
      display: 'block',
      height: '0',
      // Must match the color scheme of the frame's document, or browsers give it an opaque background.
      'color-scheme': 'light',
    });
    frame.title = 'Secure express checkout frame';
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.addEventListener('load', () => {
      this.port?.close();
      const { theme, variables } = this.group.appearance();
      const look = { theme, radius: variables.borderRadius };
      this.port = openChannel(frame, look, (message) => this.receive(message));
    });
    frame.src = `${BASE}elements/wallet-button.html`;
    return frame;
  }

  /** Gives the button its place, which it doesn't take before it is ready. */
  showButton() {
    const height = this.options.buttonHeight ?? BUTTON_HEIGHT;
    styled(this.frame, {
      margin: `-${RING}px`,
      width: `calc(100% + ${2 * RING}px)`,
      height: `${height + 2 * RING}px`,
    });
    this.tellReady();
  }

  receive({ type }) {
    if (type === 'ready') this.showButton();
    if (type === 'click') this.ask();
    if (type === 'focus' || type === 'blur') this.emit(type, {});
    if (type === 'escape') this.emit('escape', {});
  }

  /** Asks the page whether the sheet may open. */
  ask() {
    if (this.closeSheet) return;
    if (this.listenersTo('click').length === 0) {
      this.openSheet();
      return;
    }
    let decided = false;
    const decide = (open) => () => {
      if (decided) return;
      decided = true;
      clearTimeout(late);
      if (open) this.openSheet();
    };
    const late = setTimeout(decide(false), DECIDE_WITHIN_MS);
    this.emit('click', {
      expressPaymentType: WALLET,
      resolve: decide(true),
      reject: decide(false),
    });
  }

  openSheet() {
    if (this.closeSheet || !this.container) return;
    const { key, options } = this.group;
    this.closeSheet = showWalletSheet(
      { key, amount: options.amount, currency: options.currency },
      {
        approve: (method) => this.confirm(method),
        leave: () => {
          this.endSheet();
          this.emit('cancel', {});
        },
      },
    );
  }

  /** Passes the payer's approval to the page, which then confirms an intent with it. */
  confirm(method) {
    this.method = method.id;
    this.emit('confirm', {
      expressPaymentType: WALLET,
      billingDetails: method.billing_details,
      paymentFailed: () => this.endSheet(),
    });
    if (this.listenersTo('confirm').length === 0) this.endSheet();
  }

  /** The approved payment method, which can be used once. */
  takeMethod() {
    const { method } = this;
    this.method = null;
    if (method) return method;
    throw new IntegrationError(
      'stripe.confirmPayment() must be called after the payer has approved the payment, in the confirm event.',
    );
  }

  /** Closes the sheet and returns to its button; what was approved in it can't be used any more. */
  endSheet() {
    this.method = null;
    if (!this.closeSheet) return;
    this.closeSheet();
    this.closeSheet = null;
    this.focus();
  }

  update(options) {
    Object.assign(this.options, options);
  }

  /** Called after the appearance of the group has changed. */
  dress() {
    this.port?.postMessage({ type: 'dress', theme: this.group.appearance().theme });
  }

  focus() {
    this.frame?.focus();
    this.port?.postMessage({ type: 'focus' });
  }

  blur() {
    this.frame?.blur();
  }

  clear() {}

  unmount() {
    if (!this.container) return;
    this.endSheet();
    this.port?.close();
    this.frame?.remove();
    this.container = null;
    this.frame = null;
    this.port = null;
  }
}
