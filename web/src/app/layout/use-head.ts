import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useMatches } from 'react-router';
import { usePublicConfig } from '../../api/public-config.ts';
import type { AppState } from '../../api/store.ts';
import { inLanguages, withPrefix } from '../../lib/language.ts';
import { headOf } from '../page-meta.ts';

function setAttribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value);
}

/**
 * Sets the canonical address, keeping the origin that the server wrote: the page may have been requested under another
 * one.
 */
function setCanonical(path: string) {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link) link.href = new URL(inLanguages ? withPrefix(path) : path, link.href).href;
}

/**
 * Keeps the document's title, description and canonical address in line with the current screen,
 * including data that arrives later. Use it in its own component, because it re-renders with the
 * data.
 */
export function useHead(): void {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const api = useSelector((state: AppState) => state.api);
  const config = usePublicConfig();
  const head = useMemo(
    () =>
      headOf(matches, {
        url: new URL(`${pathname}${search}`, 'http://page'),
        state: { api },
        config,
      }),
    [matches, pathname, search, api, config],
  );
  const { title, description, canonical, noIndex = false } = head;
  useEffect(() => {
    document.title = title;
    setAttribute('meta[name=description]', 'content', description);
    setCanonical(canonical);
    setAttribute('meta[name=robots]', 'content', noIndex ? 'noindex' : 'index,follow');
  }, [title, description, canonical, noIndex]);
}
