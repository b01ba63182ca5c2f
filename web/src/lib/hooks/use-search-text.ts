import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { isPlainClick } from '../plain-click.ts';

/** How long typing must pause before the address and the suggestions follow. */
const PAUSE_MS = 250;
/** How long a slow device may take from the press of a link until React says that it leads away. */
const LEAVING_MS = 3000;

/**
 * The text in the search box and the search in the address, which follow each other: what is typed
 * goes into the address after a pause, and a link, Back or a reset changes the text. It waits while a
 * navigation is under way, and where a link was pressed: a new address would cancel it.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [settled, setSettled] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);

  if (search !== seen) {
    setSeen(search);
    setSent(search);
    // our own search may arrive while the visitor types on
    if (search !== sent) {
      setText(search);
      setSettled(search);
    }
  }

  function send(next: string) {
    setSettled(next);
    if (next === search) return;
    setSent(next);
    onSearch(next);
  }

  const isLeaving = useNavigation().state !== 'idle';
  const onPause = useEffectEvent((typed: string) => send(typed.trim()));
  useEffect(() => {
    if (isLeaving) return undefined;
    let timer = setTimeout(() => onPause(text), PAUSE_MS);
    const wait = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (!link || !isPlainClick(event)) return;
      clearTimeout(timer);
      timer = setTimeout(() => onPause(text), LEAVING_MS);
    };
    document.addEventListener('click', wait, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', wait, true);
    };
  }, [text, isLeaving]);

  return { text, settled, setText, submit: () => send(text.trim()) };
}
