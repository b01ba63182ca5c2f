/** The wallet's button in its own document: tells the page about clicks, and nothing else. */

const button = document.getElementById('wallet');
let port = null;

/** A black button for light pages, or a white one for dark pages. */
function dress(theme) {
  document.body.classList.toggle('night', theme === 'night');
}

window.addEventListener('message', ({ source, data, ports }) => {
  if (port || source !== window.parent || data?.type !== 'init' || !ports[0]) return;
  [port] = ports;
  port.addEventListener('message', (event) => {
    if (event.data.type === 'focus') button.focus();
    if (event.data.type === 'dress') dress(event.data.theme);
  });
  port.start();
  dress(data.theme);
  if (CSS.supports('border-radius', data.radius)) button.style.borderRadius = data.radius;
  port.postMessage({ type: 'ready' });
});
for (const type of ['click', 'focus', 'blur']) {
  button.addEventListener(type, () => port?.postMessage({ type }));
}
button.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') port?.postMessage({ type: 'escape' });
});
