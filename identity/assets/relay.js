// Passes the provider's response to the app and closes the window. The channel reaches only pages of
// this origin, and works even when the provider's pages have severed the link to the opener.
const { channel, authEvent } = JSON.parse(document.body.dataset.message);
const broadcast = new BroadcastChannel(channel);
broadcast.postMessage({ authEvent });
setTimeout(() => {
  broadcast.close();
  window.close();
}, 300);
