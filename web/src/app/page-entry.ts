import type { Page } from '../api/page.ts';

export interface PageEntry {
  /** Path below the layout; `*` for everything else. Matches in any letter case. */
  path: string;
  module: () => Promise<{ page: Page }>;
  /** For signed-in visitors (spec §2, route table). */
  guarded?: boolean;
  /**
   * The query parameters that the page reads (`useSearchParams`, `useLocation`), each with a test
   * for values whose page may be cached. The server's page must not depend on any other parameter.
   */
  query?: Readonly<Record<string, (value: string) => boolean>>;
  /**
   * Says if the sitemap lists the page (with these queries, if there are several), or robots.txt disallows it. Guarded
   * pages are always disallowed.
   */
  robots?: 'listed' | readonly string[] | 'refused';
  /** True if the page's address holds a secret and must not be sent as a referrer. */
  noReferrer?: boolean;
}
