import { toast } from 'react-hot-toast/headless';
import { forgetIdempotencyKeys } from '../api/idempotency-keys.ts';

type Listening = [type: string, listener: EventListener, options?: AddEventListenerOptions];

const listening: Listening[] = [];
const listen = globalThis.addEventListener.bind(globalThis);
globalThis.addEventListener = (...heard: unknown[]) => {
  listening.push(heard as Listening);
  listen(...(heard as Listening));
};

/** Removes everything that a test has left behind, because the next test may be in another file. */
export function blankPage(): void {
  for (const heard of listening.splice(0)) removeEventListener(...heard);
  toast.remove();
  forgetIdempotencyKeys();
  localStorage.clear();
  sessionStorage.clear();
  const { documentElement, head, body } = document;
  for (const element of [documentElement, head, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  head.replaceChildren();
  body.replaceChildren();
  history.replaceState(null, '', '/');
}
