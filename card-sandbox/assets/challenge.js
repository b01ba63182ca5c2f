/** The test bank's page: shows the payment and sends the customer's decision. */

const source = new URLSearchParams(window.location.search).get('source') ?? '';
const address = `challenge/${encodeURIComponent(source)}`;
const payment = document.getElementById('payment');
const complete = document.getElementById('test-source-authorize-3ds');
const fail = document.getElementById('test-source-fail-3ds');

function enable(enabled) {
  complete.disabled = !enabled;
  fail.disabled = !enabled;
}

async function ask(init) {
  const response = await fetch(address, { credentials: 'omit', ...init });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

function finish() {
  enable(false);
  payment.textContent = 'Done. You can return to the shop.';
  // Only wakes the page, which asks the provider itself.
  window.parent.postMessage('done', '*');
}

async function show() {
  try {
    const { amount, brand, last4, status } = await ask();
    if (status !== 'requires_action') return finish();
    payment.textContent = `${amount} with ${brand} ending in ${last4}`;
    enable(true);
  } catch {
    payment.textContent = 'The payment couldn’t be loaded. Please cancel and try again.';
  }
}

async function answer(outcome) {
  enable(false);
  try {
    await ask({ method: 'POST', body: new URLSearchParams({ outcome }) });
    finish();
  } catch {
    payment.textContent = 'Your answer wasn’t received. Please try again.';
    enable(true);
  }
}

complete.addEventListener('click', () => void answer('complete'));
fail.addEventListener('click', () => void answer('fail'));
enable(false);
void show();
