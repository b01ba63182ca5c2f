import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the new screen when the path changes, so that it is read from its start. */
export function useRouteFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
