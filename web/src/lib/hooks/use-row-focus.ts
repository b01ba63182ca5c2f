import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { isFocusLost } from '../restore-focus.ts';

const rowIn = (control: Element | null) =>
  control?.closest<HTMLElement>('[data-row]')?.dataset['row'];
const labelOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/**
 * Remembers the control that has the focus, if it is in a row (`rowOf`). If the focus was lost, the returned function
 * focuses the row's control with the same label: the same one, or the one in the view that has replaced it.
 */
function keepFocus(): () => void {
  const control = document.activeElement;
  const row = rowIn(control);
  const label = control && labelOf(control);
  return () => {
    if (row === undefined || !isFocusLost()) return;
    const controls = [...document.querySelectorAll<HTMLElement>('[data-row] :is(a, button)')];
    controls.find((other) => rowIn(other) === row && labelOf(other) === label)?.focus();
  };
}

/**
 * For components that show the same rows and replace each other, such as a table and cards: the focus moves to the same
 * control of the new one.
 */
export function useRowFocus(giveBack: RefObject<(() => void) | null>): void {
  useLayoutEffect(() => {
    giveBack.current?.();
    return () => {
      // runs while this view is still in the document
      giveBack.current = keepFocus();
    };
  }, [giveBack]);
}

/**
 * The row that a dialog asks about. When the dialog closes, the focus returns to the control that opened the dialog,
 * even if another view of the rows has replaced it in the meantime.
 */
export function useAskedRow<T>() {
  const [question, setQuestion] = useState<{ row: T; giveFocusBack: () => void }>();
  useEffect(() => question?.giveFocusBack, [question]);
  return {
    asked: question?.row,
    ask: (row: T) => setQuestion({ row, giveFocusBack: keepFocus() }),
    close: () => setQuestion(undefined),
  };
}
