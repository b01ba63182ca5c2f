/** True if nothing has the focus, for example because the focused element was removed. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Moves the focus to the start of the screen. */
export function focusScreen(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * A `ref` for an element that is removed when one of its own buttons is pressed. The focus then moves to its nearest
 * remaining ancestor instead of the start of the document.
 */
export function restoreFocusAround(leaving: HTMLElement | null): () => void {
  return () => {
    if (!leaving?.contains(document.activeElement)) return;
    const ancestors: HTMLElement[] = [];
    for (let at = leaving.parentElement; at; at = at.parentElement) ancestors.push(at);
    // waits, because the element is still in the document at this moment
    queueMicrotask(() => {
      const target = ancestors.find(({ isConnected }) => isConnected);
      if (!target || !isFocusLost()) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
  };
}
