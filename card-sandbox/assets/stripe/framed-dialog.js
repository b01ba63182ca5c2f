import { BASE } from './wire.js';

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
const DIALOG_FRAME = {
  width: 'min(460px, calc(100vw - 32px))',
  height: 'min(420px, calc(100dvh - 96px))',
  border: '0',
  'border-radius': '12px',
  background: '#fff',
  'color-scheme': 'light',
};

/** Sets styles by property, which also works on a page without `style-src 'unsafe-inline'`. */
export function styled(element, styles) {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
  return element;
}

/** A dialog over the whole page with one of the provider's pages in a frame. It isn't shown yet. */
export function framedDialog({ label, title, path }) {
  const dialog = styled(document.createElement('dialog'), COVER);
  dialog.setAttribute('aria-label', label);
  const frame = styled(document.createElement('iframe'), DIALOG_FRAME);
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.addEventListener('load', () => frame.focus());
  frame.src = new URL(path.replace(/^\//, ''), BASE).href;
  dialog.append(frame);
  return { dialog, frame };
}
