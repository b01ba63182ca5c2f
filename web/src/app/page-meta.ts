import { generatePath, type Params } from 'react-router';
import type { Page, PageMeta } from '../api/page.ts';
import type { PublicConfig } from '../api/public-config.ts';
import type { ApiState } from '../api/store.ts';

/** A route's data for the head of the document. */
export interface RouteHandle {
  /** The route's path in its canonical spelling. */
  pattern: string;
  page: Page;
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}

interface Match {
  params: Params;
  handle?: unknown;
}

/** The innermost matched screen. */
export function matchedPage(matches: readonly Match[]) {
  const match = matches.findLast(({ handle }) => isRouteHandle(handle));
  return match && isRouteHandle(match.handle)
    ? { handle: match.handle, params: match.params }
    : undefined;
}

/** A page's head with the site's defaults filled in. */
export interface Head extends Omit<PageMeta, 'title'> {
  title: string;
  /** The title without the site's name. */
  name: string;
  description: string;
  canonical: string;
}

export function headOf(
  matches: readonly Match[],
  { url, state, config }: { url: URL; state: ApiState; config: PublicConfig },
): Head {
  const { name, tagline, description } = config.site;
  const matched = matchedPage(matches);
  const { title, ...rest }: PageMeta = matched
    ? matched.handle.page.meta({ params: matched.params, url, state, config })
    : {};
  const pattern = matched?.handle.pattern ?? '*';
  return {
    description,
    canonical: pattern === '*' ? url.pathname : generatePath(pattern, matched?.params),
    ...rest,
    name: title ?? name,
    title: title === undefined ? name + (tagline && `: ${tagline}`) : `${title} | ${name}`,
  };
}
