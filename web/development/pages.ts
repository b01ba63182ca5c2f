import { rendererFor, type PageRenderer } from '../src/entry-server.tsx';
import { languagesOf } from '../src/server/language-tags.ts';
import css from '../src/styles/site.css?inline';

/** The addresses of every page's first scripts, below this language's base path. */
const MODULES = ['@vite/client', 'development/client.ts'].map(
  (file) => import.meta.env.BASE_URL + file,
);

let renderer: PageRenderer | undefined;

/** Renders pages in one language for `npm run dev`. Vite reruns this module after a change. */
export function developmentRenderer(
  publicUrl: string,
  languages?: readonly string[],
  language?: string,
): PageRenderer {
  const build = { css, fonts: [], modules: () => MODULES };
  renderer ??= forDevelopment(rendererFor(build, publicUrl, languagesOf(languages, language)));
  return renderer;
}

function forDevelopment(built: PageRenderer): PageRenderer {
  return {
    ...built,
    async render(request) {
      const { styleHashes: _, ...page } = await built.render(request);
      return page;
    },
    pages: built.pages.map((page) => ({ ...page, unkept: true })),
    // Vite adds styles while a page is open; browsers allow them only if the policy names no hash.
    csp: { ...built.csp, styleHashes: ["'unsafe-inline'"] },
  };
}
