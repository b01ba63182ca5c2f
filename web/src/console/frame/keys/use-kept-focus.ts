import { useEffect } from 'react';
import { isFocusLost } from '../../../lib/restore-focus.ts';

/** The element and all its ancestors, from the inside out. */
function withAncestors(element: Element): Element[] {
  const all: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
  return all;
}

const canHold = (element: Element) => element.isConnected && !element.matches(':disabled');

/** The element to focus, given the last focused one and its ancestors. */
function nextTo([last, ...outer]: readonly Element[]): Element | undefined {
  // it is only disabled, and gets the focus back when it is enabled again
  if (last?.isConnected) return last;
  const near = outer.find(({ isConnected }) => isConnected);
  return near?.querySelector('main') ?? near;
}

/**
 * In the console, an action often removes the element it was started from: a row, a button, a dialog. If the focus was
 * there, moves it to the nearest remaining ancestor, or to the screen if that contains the screen, instead of losing it
 * to the document.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let around: Element[] = [];
    let frame = 0;
    const restore = () => {
      const next = nextTo(around);
      if (!isFocusLost() || !(next instanceof HTMLElement)) return;
      // elements that aren't focusable by default
      if (next.tabIndex < 0) next.tabIndex = -1;
      next.focus({ preventScroll: true });
    };
    // code that sets the focus itself goes first
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
        // it still exists: the person has left it
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
