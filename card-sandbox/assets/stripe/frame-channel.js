/**
 * Gives a loaded frame its end of a private channel, together with `hello`, and returns the page's end. `receive` gets
 * the frame's messages.
 */
export function openChannel(frame, hello, receive) {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => receive(data));
  port1.start();
  // The frame's origin is opaque and can't be named; the message contains no secret.
  frame.contentWindow.postMessage({ type: 'init', ...hello }, '*', [port2]);
  return port1;
}
