import type { MouseEvent } from 'react';

/** A plain press of the first button; anything else is the browser's own (new tab, new window). */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
