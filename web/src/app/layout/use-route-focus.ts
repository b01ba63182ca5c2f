import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusScreen } from '../../lib/restore-focus.ts';

/** Moves focus to the new screen when the path changes, so that screen readers start at its top. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusScreen();
  }, [pathname]);
}
