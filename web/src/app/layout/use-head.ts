import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useMatches } from 'react-router';
import type { AppState } from '../../api/store.ts';
import { headOf } from '../page-meta.ts';

function setAttribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

/**
 * Keeps the document's title, description and canonical address those of the screen in view, also
 * when they depend on data that arrives later.
 */
export function useHead(): void {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const head = useSelector<AppState, ReturnType<typeof headOf>>(
    (state) => headOf(matches, new URL(`${pathname}${search}`, 'http://page'), state),
    (before, after) => before.title === after.title && before.canonical === after.canonical,
  );
  const { title, description, canonical, noIndex = false } = head;
  useEffect(() => {
    document.title = title;
    setAttribute('meta[name=description]', 'content', description);
    setAttribute('link[rel=canonical]', 'href', new URL(canonical, location.origin).href);
    setAttribute('meta[name=robots]', 'content', noIndex ? 'noindex' : 'index,follow');
  }, [title, description, canonical, noIndex]);
}
