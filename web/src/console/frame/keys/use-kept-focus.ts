import { useEffect } from 'react';
import { isFocusLost } from '../../../lib/restore-focus.ts';

/** The element and all its ancestors, innermost first. */
function withAncestors(element: Element): Element[] {
  const all: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
  return all;
}

const canHold = (element: Element) => element.isConnected && !element.matches(':disabled');

/** The element to focus now. Gets the element that had the focus last, followed by its ancestors. */
function nextTo([last, ...outer]: readonly Element[]): Element | undefined {
  // the element is only disabled, and gets the focus back once it is enabled again
  if (last?.isConnected) return last;
  const near = outer.find(({ isConnected }) => isConnected);
  return near?.querySelector('main') ?? near;
}

/**
 * In the console, an action often removes the element that started it: a row, a button, a dialog. If that element had
 * the focus, the focus moves to the nearest remaining ancestor, or to the screen (`main`) if the ancestor contains the
 * screen, instead of being lost to the document.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let around: Element[] = [];
    let frame = 0;
    const restore = () => {
      const next = nextTo(around);
      if (!isFocusLost() || !(next instanceof HTMLElement)) return;
      // makes elements focusable that aren't by default
      if (next.tabIndex < 0) next.tabIndex = -1;
      next.focus({ preventScroll: true });
    };
    // delayed, so that code that sets the focus itself comes first
    const look = () => {
      if (!isFocusLost() || around.length === 0) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(restore);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      around = target instanceof Element ? withAncestors(target) : [];
    };
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        // the element still exists, so the person has moved away from it
        if (isFocusLost() && target instanceof Element && canHold(target)) around = [];
        look();
      });
    const changes = new MutationObserver(look);
    changes.observe(document.body, {
      attributeFilter: ['disabled'],
      childList: true,
      subtree: true,
    });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
}
