import { BASE } from './wire.js';

const POLL_MS = 2000;
const COVER = {
  position: 'fixed',
  inset: '0',
  width: '100vw',
  height: '100dvh',
  'max-width': 'none',
  'max-height': 'none',
  margin: '0',
  padding: '16px',
  border: '0',
  'box-sizing': 'border-box',
  background: 'rgba(0, 0, 0, 0.6)',
  display: 'grid',
  'place-content': 'center',
  'justify-items': 'center',
  gap: '12px',
};
const FRAME = {
  width: 'min(460px, calc(100vw - 32px))',
  height: 'min(420px, calc(100dvh - 96px))',
  border: '0',
  'border-radius': '12px',
  background: '#fff',
  'color-scheme': 'light',
};
const CANCEL = {
  font: '600 16px system-ui, sans-serif',
  'min-height': '44px',
  padding: '0 20px',
  border: '2px solid #fff',
  'border-radius': '8px',
  background: '#1a1a2e',
  color: '#fff',
  cursor: 'pointer',
};

/** Sets styles by property, which also works on a page without `style-src 'unsafe-inline'`. */
function styled(element, styles) {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
  return element;
}

function build(path) {
  const dialog = styled(document.createElement('dialog'), COVER);
  dialog.setAttribute('aria-label', '3D Secure authentication');
  const frame = styled(document.createElement('iframe'), FRAME);
  frame.title = 'Secure 3D Secure frame';
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.src = new URL(path.replace(/^\//, ''), BASE).href;
  const cancel = styled(document.createElement('button'), CANCEL);
  cancel.type = 'button';
  cancel.textContent = 'Cancel';
  dialog.append(frame, cancel);
  return { dialog, frame, cancel };
}

/**
 * Shows the bank's page over everything, until `read` returns anything but an intent that waits for the bank.
 * Going back in the browser ends it; Escape does nothing, so that it can't be closed by accident. `read` resolves to
 * `{ paymentIntent }` or `{ error }`; `giveUp` fails the authentication.
 */
export function showChallenge(path, read, giveUp) {
  const { dialog, frame, cancel } = build(path);
  return new Promise((resolve) => {
    let open = true;
    let timer;
    const check = async () => {
      clearTimeout(timer);
      const result = await read();
      if (!open) return;
      if (result.paymentIntent && result.paymentIntent.status !== 'requires_action') {
        open = false;
        window.removeEventListener('message', onMessage);
        window.removeEventListener('popstate', leave);
        dialog.close();
        dialog.remove();
        resolve(result);
        return;
      }
      // Unreachable, or not done yet: keeps waiting.
      clearTimeout(timer);
      timer = setTimeout(check, POLL_MS);
    };
    // Only a hint to ask now; only the API's response is trusted.
    const onMessage = (event) => {
      if (event.source === frame.contentWindow) void check();
    };
    // Going back leaves the payment page, so the dialog must close.
    const leave = async () => {
      dialog.remove();
      await giveUp();
      await check();
    };
    window.addEventListener('message', onMessage);
    window.addEventListener('popstate', leave, { once: true });
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    // A browser may still close it on a second Escape.
    dialog.addEventListener('close', () => open && dialog.showModal());
    cancel.addEventListener('click', async () => {
      cancel.disabled = true;
      await giveUp();
      await check();
      cancel.disabled = false;
    });
    frame.addEventListener('load', () => frame.focus());
    document.body.append(dialog);
    dialog.showModal();
    timer = setTimeout(check, POLL_MS);
  });
}
