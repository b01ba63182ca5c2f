import { useEffect, useEffectEvent } from 'react';
import { storedMark } from '../../../lib/device/stored-mark.ts';

const off = storedMark(() => localStorage, 'console-shortcuts');
/** The time in milliseconds after `g` in which the next key counts as its second key. */
const PAUSE_MS = 1500;

/** The key that opens the form for a new booking. */
export const NEW_KEY = 'n';

/** True if shortcuts without Ctrl are turned on. People who use speech input can turn them off (WCAG 2.1.4). */
export const areShortcutsOn = () => off.read() !== true;

export const turnShortcuts = (on: boolean) => (on ? off.clear() : off.set());

/** True if key presses belong to a text field or a dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Focuses the screen's own search field. Returns false if it has none. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('main input[type=search]');
  field?.focus();
  return field !== null;
}

interface Shortcuts {
  onSearch: () => void;
  onHelp: () => void;
  /** Opens the form for a new booking; absent if the person may not create bookings. */
  onNew?: (() => void) | undefined;
  /** Called with the key that follows `g`; returns false if no screen has this key. */
  onGo: (key: string) => boolean;
}

/**
 * The console's keyboard shortcuts. None works while a dialog is open, and only Ctrl+K (or ⌘K) while a person types.
 */
export function useShortcuts({ onSearch, onHelp, onNew, onGo }: Shortcuts): void {
  const act = useEffectEvent((event: KeyboardEvent, afterG: boolean): boolean => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) {
      if (document.querySelector('dialog[open]')) return false;
      onSearch();
      return true;
    }
    if (ctrlKey || metaKey || altKey || isTaken(event.target) || !areShortcutsOn()) return false;
    if (afterG && onGo(key.toLowerCase())) return true;
    if (key === '/') {
      if (!focusSearch()) onSearch();
      return true;
    }
    if (key === NEW_KEY && onNew) {
      onNew();
      return true;
    }
    if (key === '?') onHelp();
    return key === '?';
  });
  useEffect(() => {
    let leader = -PAUSE_MS;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const now = event.timeStamp;
      if (act(event, now - leader < PAUSE_MS)) event.preventDefault();
      leader = event.key === 'g' && !isTaken(event.target) ? now : -PAUSE_MS;
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
