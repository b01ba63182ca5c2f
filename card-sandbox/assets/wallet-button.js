/** The wallet's button in its own document: tells the page about clicks, and nothing else. */

const button = document.getElementById('wallet');
let port = null;

window.addEventListener('message', ({ source, data, ports }) => {
  if (port || source !== window.parent || data?.type !== 'init' || !ports[0]) return;
  [port] = ports;
  port.addEventListener('message', (event) => {
    if (event.data.type === 'focus') button.focus();
  });
  port.start();
  if (CSS.supports('border-radius', data.radius)) button.style.borderRadius = data.radius;
  port.postMessage({ type: 'ready' });
});
for (const type of ['click', 'focus', 'blur']) {
  button.addEventListener(type, () => port?.postMessage({ type }));
}
button.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') port?.postMessage({ type: 'escape' });
});
