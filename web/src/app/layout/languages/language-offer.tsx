import type { SiteLanguage } from '@wayfarer/contract';
import { Suspense, useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { prefix } from '../../../domain/paths.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { offerMark } from './offer-mark.ts';

// marked, so that a site in one language is built without it
const OfferLine = /* @__PURE__ */ lazyComponent(
  async () => (await import('./offer-line.tsx')).OfferLine,
);

const speaks = (wanted: string, tag: string) =>
  `${wanted}-`.toLowerCase().startsWith(`${tag}-`.toLowerCase());

/** The language of the site that a browser likes best; undefined if it is the page's, or there is none. */
function betterLanguage(
  languages: readonly SiteLanguage[],
  wanted: readonly string[],
): SiteLanguage | undefined {
  const [best] = wanted.flatMap((one) => languages.find(({ tag }) => speaks(one, tag)) ?? []);
  return best?.prefix === prefix ? undefined : best;
}

/**
 * Offers another language, once. Only in the browser, after the page is alive: the page's bytes are the same for
 * everybody, and nobody is sent elsewhere.
 */
export function LanguageOffer() {
  const { languages } = usePublicConfig();
  const inBrowser = useInBrowser();
  const [isDismissed, setDismissed] = useState(false);
  if (!languages || !inBrowser || isDismissed || offerMark().read() !== false) return null;
  const offered = betterLanguage(languages, navigator.languages);
  if (!offered) return null;
  const dismiss = () => {
    offerMark().set();
    setDismissed(true);
  };
  return (
    <Suspense fallback={null}>
      <OfferLine language={offered} onDismiss={dismiss} />
    </Suspense>
  );
}
