type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** True for a plain click of the main button. Any other click is left to the browser (new tab, new window). */
export function isPlainClick(press: Press): boolean {
  return !(press.button || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
}
