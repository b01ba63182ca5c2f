import { IntegrationError } from './errors.js';
import { openChannel } from './frame-channel.js';
import { PageElement } from './page-element.js';
import { BASE } from './wire.js';

const READY_WITHIN_MS = 15_000;
const CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};
const FRAME_STYLE = {
  border: '0',
  margin: '0',
  padding: '0',
  display: 'block',
  width: '1px',
  'min-width': '100%',
  height: '24px',
  overflow: 'hidden',
  // Must match the color scheme of the frame's document, or browsers give it an opaque background.
  'color-scheme': 'light',
};
const EMPTY = { empty: true, complete: false, error: undefined, brand: 'unknown' };
let frames = 0;

/** Reduces options to data; values that can't be posted to the frame are dropped. */
function plain(options) {
  return JSON.parse(JSON.stringify(options));
}

/**
 * The card field. The number stays in the frame, which has an opaque origin and talks to the provider
 * itself; this object exchanges events and commands with it.
 */
export class CardElement extends PageElement {
  constructor(group, options) {
    super('card', group, options);
    this.pending = new Map();
    this.state = EMPTY;
    this.focused = false;
  }

  mount(target) {
    const container = this.containerFor(target);
    if (!container) return;
    this.container = container;
    this.ready = new Promise((resolve) => {
      this.becomeReady = resolve;
    });
    this.frame = this.createFrame();
    container.replaceChildren(this.frame);
    this.listenToLabel();
    this.showState();
    this.readyTimer = setTimeout(() => {
      this.emit('loaderror', {
        error: { type: 'api_connection_error', message: 'The card field could not be loaded.' },
      });
    }, READY_WITHIN_MS);
  }

  createFrame() {
    const frame = document.createElement('iframe');
    frames += 1;
    frame.name = `__privateStripeFrame${frames}`;
    frame.title = 'Secure card payment input frame';
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    for (const [name, value] of Object.entries(FRAME_STYLE)) {
      frame.style.setProperty(name, value, 'important');
    }
    frame.addEventListener('load', () => this.connect(frame));
    frame.src = `${BASE}elements/card.html`;
    return frame;
  }

  /** Gives the loaded frame its end of a private channel. */
  connect(frame) {
    this.port?.close();
    const hello = { key: this.group.key, options: plain(this.options) };
    this.port = openChannel(frame, hello, (message) => this.receive(message));
  }

  receive(message) {
    switch (message.type) {
      case 'ready':
        clearTimeout(this.readyTimer);
        this.becomeReady();
        this.emit('ready', {});
        break;
      case 'change':
        this.state = message.state;
        this.showState();
        this.emit('change', message.state);
        break;
      case 'focus':
      case 'blur':
        this.focused = message.type === 'focus';
        this.showState();
        this.emit(message.type, {});
        break;
      case 'escape':
        this.emit('escape', {});
        break;
      case 'enter':
        this.container?.closest('form')?.requestSubmit();
        break;
      case 'height':
        this.frame?.style.setProperty('height', `${Number(message.height)}px`, 'important');
        break;
      case 'reply':
        this.pending.get(message.id)?.(message.body);
        this.pending.delete(message.id);
        break;
      default:
    }
  }

  showState() {
    if (!this.container) return;
    const names = { ...CLASSES, ...this.options.classes };
    const { classList } = this.container;
    classList.add(names.base);
    classList.toggle(names.complete, this.state.complete);
    classList.toggle(names.empty, this.state.empty);
    classList.toggle(names.focus, this.focused);
    classList.toggle(names.invalid, Boolean(this.state.error));
  }

  listenToLabel() {
    const { id } = this.container;
    this.label = id ? document.querySelector(`label[for="${CSS.escape(id)}"]`) : null;
    this.onLabel = () => this.focus();
    this.label?.addEventListener('click', this.onLabel);
  }

  update(options) {
    Object.assign(this.options, options);
    this.showState();
    this.send({ type: 'update', options: plain(options) });
  }

  focus() {
    this.frame?.focus();
    this.send({ type: 'focus' });
  }

  blur() {
    this.send({ type: 'blur' });
  }

  clear() {
    this.send({ type: 'clear' });
  }

  /** Sends a message once the frame is listening. */
  send(message) {
    const { ready } = this;
    if (!this.container) return;
    void ready.then(() => this.ready === ready && this.port?.postMessage(message));
  }

  /** Makes the frame create a payment method; resolves to the object, or to `{ error }`. */
  createPaymentMethod(data) {
    if (!this.container) {
      return Promise.reject(
        new IntegrationError(
          'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
        ),
      );
    }
    return new Promise((resolve) => {
      const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
      this.pending.set(id, resolve);
      this.send({ type: 'create', id, data: plain(data) });
    });
  }

  unmount() {
    if (!this.container) return;
    clearTimeout(this.readyTimer);
    this.label?.removeEventListener('click', this.onLabel);
    this.frame.remove();
    this.port?.close();
    this.container.classList.remove(...Object.values({ ...CLASSES, ...this.options.classes }));
    this.container = null;
    this.frame = null;
    this.port = null;
    this.ready = null;
    this.state = EMPTY;
    this.focused = false;
    for (const resolve of this.pending.values()) {
      resolve({
        error: {
          type: 'validation_error',
          code: 'element_unmounted',
          message: 'The card field was removed before it could be read.',
        },
      });
    }
    this.pending.clear();
  }
}
