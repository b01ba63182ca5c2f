import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation, useMatches } from 'react-router';
import type { AppState } from '../../api/store.ts';
import { headOf } from '../page-meta.ts';

function setAttribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

/** Keeps the document's title, description and canonical address those of the screen in view. */
export function useHead(): void {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const store = useStore<AppState>();
  // the title can depend on data that arrives later
  const title = useSelector<AppState, string>((state) => {
    const url = new URL(`${pathname}${search}`, 'http://page');
    return headOf(matches, url, state).title;
  });
  useEffect(() => {
    const url = new URL(location.href);
    const head = headOf(matches, url, store.getState());
    document.title = head.title;
    setAttribute('meta[name=description]', 'content', head.description);
    setAttribute('link[rel=canonical]', 'href', new URL(head.canonical, url.origin).href);
    setAttribute('meta[name=robots]', 'content', head.noIndex ? 'noindex' : 'index,follow');
  }, [matches, store, title]);
}
