// The demo account chooser: asks the server to vouch for the chosen account and posts the response to
// the app that opened this window, identified by the event id it chose.
const query = new URLSearchParams(location.search);
const problem = document.getElementById('problem');

function setBusy(isBusy) {
  document.body.toggleAttribute('data-busy', isBusy);
  for (const control of document.querySelectorAll('button, input')) control.disabled = isBusy;
}

function answer(idToken) {
  const response = new URL('/__/auth/handler', location.origin);
  response.searchParams.set('providerId', 'google.com');
  response.searchParams.set('id_token', idToken);
  const authEvent = {
    type: query.get('authType'),
    eventId: query.get('eventId'),
    urlResponse: response.href,
    sessionId: crypto.randomUUID(),
    postBody: null,
    tenantId: null,
  };
  const channel = new BroadcastChannel(`fbauth:${query.get('apiKey')}:${query.get('appName')}`);
  channel.postMessage({ authEvent });
  setTimeout(() => {
    channel.close();
    window.close();
  }, 300);
}

async function choose(account) {
  problem.textContent = '';
  setBusy(true);
  try {
    const response = await fetch('/__/auth/demo/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    const { idToken } = await response.json();
    answer(idToken);
  } catch {
    setBusy(false);
    problem.textContent = 'That didn’t work. Check the email address and try again.';
  }
}

document.getElementById('accounts').addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button) void choose({ email: button.dataset.email, name: button.dataset.name });
});

document.getElementById('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  void choose({ email: form.get('email'), name: form.get('name') });
});

document.body.dataset.ready = '1';
