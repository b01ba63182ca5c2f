import type { Page } from '../api/page.ts';

export interface PageEntry {
  /** Path below the layout; `*` for everything else. Matches in any letter case. */
  path: string;
  module: () => Promise<{ page: Page }>;
  /** For signed-in visitors (spec §2, route table). */
  guarded?: boolean;
  /**
   * What the page reads of its query (`useSearchParams`, `useLocation`), each with the values whose page may
   * be cached. Of everything else it does not depend, or in the browser alone.
   */
  query?: Readonly<Record<string, (value: string) => boolean>>;
  /**
   * Whether the sitemap lists the page (with these queries, where there are several), or robots.txt refuses
   * it. Guarded pages are always refused.
   */
  robots?: 'listed' | readonly string[] | 'refused';
  /** Whether no other page may learn its address, which holds a secret. */
  noReferrer?: boolean;
}
