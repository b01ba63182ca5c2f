import {
  blockingFault,
  clearAll,
  currentState,
  inputs,
  stepBack,
  tidy,
  typedCard,
} from './card-fields.js';

/** The card field's own document. It holds the number and talks to the provider and to the page. */

const form = document.getElementById('card');
const all = Object.values(inputs);
const UNREACHABLE = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
};
const LIVE_CARD = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message:
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
};

let port = null;
let key = '';
let lastState = '';
let testNumbers = null;

function tell(message) {
  port?.postMessage(message);
}

function report(left) {
  const { state, faulty } = currentState(left);
  for (const [name, input] of Object.entries(inputs)) {
    input.setAttribute('aria-invalid', String(name === faulty));
  }
  document.getElementById('brand').textContent = state.brand === 'unknown' ? 'Card' : state.brand;
  const text = JSON.stringify(state);
  if (text === lastState) return;
  lastState = text;
  tell({ type: 'change', state });
}

/** Sets a custom property if the browser accepts the value for the CSS property it is used for. */
function setStyle(name, property, value) {
  if (typeof value !== 'string' || !CSS.supports(property, value)) return;
  document.documentElement.style.setProperty(name, value);
}

function applyStyle({ base = {}, invalid = {} }) {
  setStyle('--color', 'color', base.color);
  setStyle('background-color', 'background-color', base.backgroundColor);
  setStyle('--font-size', 'font-size', base.fontSize);
  setStyle('--icon', 'color', base.iconColor);
  setStyle('--placeholder', 'color', base['::placeholder']?.color);
  setStyle('--invalid', 'color', invalid.color);
  setStyle('font-family', 'font-family', base.fontFamily);
  setStyle('font-weight', 'font-weight', base.fontWeight);
  setStyle('letter-spacing', 'letter-spacing', base.letterSpacing);
  setStyle('line-height', 'line-height', base.lineHeight);
}

function apply(options) {
  if (options.style) applyStyle(options.style);
  if (options.hidePostalCode !== undefined) {
    inputs.postal.parentElement.hidden = Boolean(options.hidePostalCode);
  }
  if (options.hideIcon !== undefined) {
    document.getElementById('brand').hidden = Boolean(options.hideIcon);
  }
  if (options.disabled !== undefined) {
    for (const input of all) input.disabled = Boolean(options.disabled);
  }
  if (typeof options.value?.postalCode === 'string') inputs.postal.value = options.value.postalCode;
  report();
}

async function loadTestNumbers() {
  const response = await fetch('../test-cards', { credentials: 'omit' });
  const { data } = await response.json();
  testNumbers = new Set(data.map((card) => card.number));
}

function encode(card, { billing_details = {}, metadata = {} }) {
  const params = new URLSearchParams({
    key,
    type: 'card',
    'card[number]': card.number,
    'card[exp_month]': String(card.month),
    'card[exp_year]': String(card.year),
    'card[cvc]': card.cvc,
  });
  const add = (value, name) => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') params.append(name, String(value));
    else for (const [inner, each] of Object.entries(value)) add(each, `${name}[${inner}]`);
  };
  add(billing_details, 'billing_details');
  add(metadata, 'metadata');
  if (card.postal && !billing_details.address?.postal_code) {
    params.append('billing_details[address][postal_code]', card.postal);
  }
  return params;
}

/**
 * Creates a payment method from the typed card, or returns `{ error }`. A number that isn't a test number
 * never leaves this frame.
 */
async function createPaymentMethod(data) {
  const blocking = blockingFault();
  if (blocking) {
    const { code, message } = blocking;
    return { error: { type: 'validation_error', code, message } };
  }
  const card = typedCard();
  try {
    if (!testNumbers) await loadTestNumbers();
    if (!testNumbers.has(card.number)) return { error: LIVE_CARD };
    const response = await fetch('../v1/payment_methods', {
      method: 'POST',
      credentials: 'omit',
      body: encode(card, data),
    });
    return await response.json();
  } catch {
    return { error: UNREACHABLE };
  }
}

async function obey({ type, options, id, data }) {
  if (type === 'update') apply(options);
  if (type === 'focus') inputs.number.focus();
  if (type === 'blur') document.activeElement?.blur();
  if (type === 'clear') {
    clearAll();
    report();
  }
  if (type === 'create') tell({ type: 'reply', id, body: await createPaymentMethod(data) });
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', ({ target }) => {
  tidy(target);
  report();
});
form.addEventListener('focusin', ({ relatedTarget }) => {
  if (!relatedTarget) tell({ type: 'focus' });
});
form.addEventListener('focusout', ({ target, relatedTarget }) => {
  report(target);
  if (!relatedTarget) tell({ type: 'blur' });
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ type: 'escape' });
  if (event.key === 'Enter') {
    event.preventDefault();
    tell({ type: 'enter' });
  }
  if (event.key === 'Backspace' && stepBack(event.target)) event.preventDefault();
});
new ResizeObserver(() =>
  tell({ type: 'height', height: Math.ceil(form.getBoundingClientRect().height) + 3 }),
).observe(form);

window.addEventListener('message', ({ source, data, ports }) => {
  if (port || source !== window.parent || data?.type !== 'init' || !ports[0]) return;
  [port] = ports;
  ({ key } = data);
  port.addEventListener('message', (event) => void obey(event.data));
  port.start();
  apply(data.options ?? {});
  tell({ type: 'height', height: Math.ceil(form.getBoundingClientRect().height) + 3 });
  tell({ type: 'ready' });
});
// Retried when the numbers are needed.
loadTestNumbers().catch(() => {
  testNumbers = null;
});
