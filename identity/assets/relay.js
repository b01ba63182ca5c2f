// Passes the provider's answer to the app and closes the window. The channel reaches pages of this
// origin only, and works even when the provider's pages have cut the tie to the opener.
const { channel, authEvent } = JSON.parse(document.body.dataset.message);
const broadcast = new BroadcastChannel(channel);
broadcast.postMessage({ authEvent });
setTimeout(() => {
  broadcast.close();
  window.close();
}, 300);
