import type { HydrationState } from 'react-router';
import type { PublicConfig } from '../api/public-config.ts';

/** The state that the server embeds in the page for the browser. */
export interface PageState {
  store: unknown;
  router: HydrationState;
  config: PublicConfig;
}

export const STATE_ELEMENT_ID = 'state';

/**
 * JSON that is safe inside a script element: without `<`, nothing in the data can end the element.
 */
export function encodeState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
}

/** Reads the state that the server wrote. */
export function readState(): PageState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page carries no state');
  return JSON.parse(text) as PageState;
}
