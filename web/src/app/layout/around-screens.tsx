import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollRestoration, useNavigation, type Location, useLocation } from 'react-router';
import { ToastHost } from '../../ui/feedback/toast-host.tsx';
import { inLanguages } from '../../lib/language.ts';
import { Alternates } from './languages/alternates.tsx';
import { NoticesHost } from './notices-host.tsx';
import { useHead } from './use-head.ts';
import * as texts from './copy.texts.js';
import { focusScreen } from '../../lib/restore-focus.ts';

/** True in the browser. The components that it guards show nothing, so the server leaves them out. */
const ACTS = !import.meta.env.SSR;

function Head() {
  useHead();
  return null;
}

/** A thin bar at the top while the next screen loads; not shown for quick changes. */
function Progress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden print:hidden">
      <div className="h-full w-full origin-left rtl:origin-right animate-progress bg-brand" />
    </div>
  );
}

/**
 * The key of a location's stored scroll position. History entries that the browser adds for links within a page have no
 * key and would all share one position. They get unique keys, so that they scroll to their section instead.
 */
function scrollKey({ key, hash }: Location): string {
  return key === 'default' && hash !== '' ? `section-${Math.random()}` : key;
}

/** Moves focus to the new screen when the path changes, so that screen readers start at its top. */
function useRouteFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusScreen();
  }, [pathname]);
}

/** Shared by the frames of the site and the console: skip link, head, progress, messages. */
export function AroundScreens({ children }: { children: ReactNode }) {
  useRouteFocus();
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 start-3 z-50 -translate-y-24 rounded-field bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0 print:hidden"
      >
        {texts.skip}
      </a>
      {ACTS && <Head />}
      {ACTS && inLanguages && <Alternates />}
      <Progress />
      {/* before the screen, whose layout effects may scroll on from the top */}
      {ACTS && <ScrollRestoration getKey={scrollKey} />}
      {children}
      <NoticesHost />
      <ToastHost />
    </>
  );
}
