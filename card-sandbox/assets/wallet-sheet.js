import { formatAmount } from './amounts.js';

/** The wallet's sheet in its own document. It holds the card, and gives the page only a payment method. */

const form = document.getElementById('sheet');
const card = document.getElementById('card');
const note = document.getElementById('note');
const pay = document.getElementById('pay');
const cancel = document.getElementById('cancel');
const PAYER = { name: 'Sandbox Payer', email: 'payer@example.com' };

let port = null;
let key = '';

function methodOf(number) {
  return new URLSearchParams({
    key,
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': String(new Date().getFullYear() + 4),
    'card[cvc]': '123',
    'billing_details[name]': PAYER.name,
    'billing_details[email]': PAYER.email,
  });
}

function setBusy(busy) {
  for (const control of [card, pay, cancel]) control.disabled = busy;
}

async function approve() {
  setBusy(true);
  note.textContent = 'Processing...';
  try {
    const response = await fetch('../v1/payment_methods', {
      method: 'POST',
      credentials: 'omit',
      body: methodOf(card.value),
    });
    const method = await response.json();
    if (method.error) throw new Error(method.error.message);
    port.postMessage({
      type: 'approve',
      method: { id: method.id, billing_details: method.billing_details },
    });
  } catch {
    note.textContent = 'The wallet can’t be reached. You have not been charged. Please try again.';
    setBusy(false);
  }
}

const leave = () => port?.postMessage({ type: 'cancel' });

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (port && !pay.disabled) void approve();
});
cancel.addEventListener('click', leave);
window.addEventListener('keydown', ({ key: pressed }) => {
  if (pressed === 'Escape') leave();
});
window.addEventListener('message', ({ source, data, ports }) => {
  if (port || source !== window.parent || data?.type !== 'init' || !ports[0]) return;
  [port] = ports;
  ({ key } = data);
  const amount = formatAmount(data.amount, data.currency);
  document.getElementById('amount').textContent = amount;
  pay.textContent = `Pay ${amount}`;
  setBusy(false);
  pay.focus();
});
setBusy(true);
