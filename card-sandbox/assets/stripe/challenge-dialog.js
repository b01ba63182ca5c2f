import { framedDialog, styled } from './framed-dialog.js';

const POLL_MS = 2000;
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

function build(path) {
  const { dialog, frame } = framedDialog({
    label: '3D Secure authentication',
    title: 'Secure 3D Secure frame',
    path,
  });
  const cancel = styled(document.createElement('button'), CANCEL);
  cancel.type = 'button';
  cancel.textContent = 'Cancel';
  dialog.append(cancel);
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
    document.body.append(dialog);
    dialog.showModal();
    timer = setTimeout(check, POLL_MS);
  });
}
