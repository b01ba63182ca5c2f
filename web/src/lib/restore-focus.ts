/** Whether nothing has the focus, as after the element that had it was taken away. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * A `ref` for what goes when one of its own buttons is pressed: the focus that it had moves to the
 * nearest element around it that stays, instead of to the start of the document.
 */
export function restoreFocusAround(leaving: HTMLElement | null): () => void {
  return () => {
    if (!leaving?.contains(document.activeElement)) return;
    const around: HTMLElement[] = [];
    for (let at = leaving.parentElement; at; at = at.parentElement) around.push(at);
    // it is still in the document at this moment
    queueMicrotask(() => {
      const heir = around.find(({ isConnected }) => isConnected);
      if (!heir || !isFocusLost()) return;
      heir.tabIndex = -1;
      heir.focus({ preventScroll: true });
    });
  };
}
