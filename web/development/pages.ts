import { rendererFor, type PageRenderer } from '../src/entry-server.tsx';
import css from '../src/styles/site.css?inline';

/** The files that Vite serves to browsers, at the addresses of `server.mjs`. */
const MODULES = ['/@dev/@vite/client', '/@dev/development/client.ts'];

let renderer: PageRenderer | undefined;

/** Renders pages for `npm run dev`. Vite reruns this module after a change. */
export function developmentRenderer(publicUrl: string): PageRenderer {
  renderer ??= forDevelopment(rendererFor({ css, fonts: [], modules: () => MODULES }, publicUrl));
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
