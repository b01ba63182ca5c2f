import { openChannel } from './frame-channel.js';
import { framedDialog } from './framed-dialog.js';

/**
 * Shows the wallet's sheet over the page. `approve` gets the id of a payment method if the payer pays; the sheet then
 * stays until it is closed. `leave` is called if the payer closes it before that. Returns the function that closes it.
 */
export function showWalletSheet({ key, amount, currency }, { approve, leave }) {
  const { dialog, frame } = framedDialog({
    label: 'Sandbox Pay',
    title: 'Secure wallet frame',
    path: 'elements/wallet-sheet.html',
  });
  let open = true;
  let approved = false;
  let port = null;
  const close = () => {
    if (!open) return;
    open = false;
    port?.close();
    dialog.close();
    dialog.remove();
  };
  const cancel = () => {
    if (!open || approved) return;
    close();
    leave();
  };
  const receive = (message) => {
    if (message.type === 'cancel') cancel();
    if (message.type === 'approve' && open && !approved) {
      approved = true;
      approve(message.method);
    }
  };
  frame.addEventListener('load', () => {
    port = openChannel(frame, { key, amount, currency }, receive);
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    cancel();
  });
  // A browser may close it on a second Escape, even while the payment is being made.
  dialog.addEventListener('close', () => open && dialog.showModal());
  document.body.append(dialog);
  dialog.showModal();
  return close;
}
