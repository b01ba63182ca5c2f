import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { isFocusLost } from '../restore-focus.ts';

const rowIn = (control: Element | null) =>
  control?.closest<HTMLElement>('[data-row]')?.dataset['row'];
const labelOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/**
 * Remembers the control that has the focus, if it is in a row (`rowOf`). The returned function focuses it if the focus was
 * lost; if another view of the rows has replaced it, the row's control with the same label.
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

/** For each of several views of the same rows: the focus stays on its control when one view replaces another. */
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
 * The row that a dialog asks about. Afterwards the focus returns to the control that opened the dialog, even if another
 * view of the rows has replaced it in the meantime.
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
