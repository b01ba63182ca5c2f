import { useEffect } from 'react';
import { isFocusLost } from '../../../lib/restore-focus.ts';

/** The element and all around it, from the inside out. */
function withAncestors(element: Element): Element[] {
  const all: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
  return all;
}

const canHold = (element: Element) => element.isConnected && !element.matches(':disabled');

/** Where the focus goes from the first of them. */
function nextTo([last, ...outer]: readonly Element[]): Element | undefined {
  // it is off for a while, and takes the focus once it is on again
  if (last?.isConnected) return last;
  const near = outer.find(({ isConnected }) => isConnected);
  return near?.querySelector('main') ?? near;
}

/**
 * In the console an act often takes away what it was done with: a row, a button, a dialog. Where the focus went
 * with it, it moves to the nearest that stays around it, or to the screen where that is around the screen, too,
 * instead of to the start of the document.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let around: Element[] = [];
    let frame = 0;
    const restore = () => {
      const next = nextTo(around);
      if (!isFocusLost() || !(next instanceof HTMLElement)) return;
      // elements that take no focus by themselves
      if (next.tabIndex < 0) next.tabIndex = -1;
      next.focus({ preventScroll: true });
    };
    // what places the focus by itself goes first
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
        // it is still there: the person has left it
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
