import type { Page } from '../api/page.ts';

export interface PageEntry {
  /** The path below the layout; `*` for all other paths. Matching ignores letter case. */
  path: string;
  module: () => Promise<{ page: Page }>;
  /** True if the page is for signed-in visitors (spec §2, route table). */
  guarded?: boolean;
  /**
   * The query parameters that the page reads (`useSearchParams`, `useLocation`). Each has a test that is true if a page
   * with the given value may be cached. The server's page must not depend on any other parameter.
   */
  query?: Readonly<Record<string, (value: string) => boolean>>;
  /**
   * `listed` if the sitemap lists the page, or its query strings in the sitemap; `refused` if robots.txt disallows the
   * page. Guarded pages are always disallowed.
   */
  robots?: 'listed' | readonly string[] | 'refused';
  /** True if the page's address contains a secret and must not be sent as a referrer. */
  noReferrer?: boolean;
}
