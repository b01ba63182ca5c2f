import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { isPlainClick } from '../plain-click.ts';

/** The pause in milliseconds after typing before the address and the suggestions are updated. */
const PAUSE_MS = 250;
/** The time in milliseconds that a slow device may take from a click on a link until React reports the navigation. */
const LEAVING_MS = 3000;

/**
 * The search box's text and the address's search, kept in sync. Typed text is put into the address after a pause, and a
 * link, Back or a reset changes the text. The address isn't changed during a navigation or right after a click on a
 * link, because the change would cancel the navigation.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [settled, setSettled] = useState(search);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState(search);

  if (search !== seen) {
    setSeen(search);
    setSent(search);
    // the address may get a text that this box has sent while the visitor is still typing
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
