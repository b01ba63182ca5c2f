type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A plain press of the first button; anything else is the browser's own (new tab, new window). */
export function isPlainClick(press: Press): boolean {
  return !(press.button || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
}
