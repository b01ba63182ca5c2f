import type { SiteLanguage } from '@wayfarer/contract';
import { useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { prefix } from '../../../domain/paths.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { offerMark } from './offer-mark.ts';

// marked as pure, so that the build for a site in one language leaves it out
const OfferLine = /* @__PURE__ */ lazyComponent(
  async () => (await import('./offer-line.tsx')).OfferLine,
);

const speaks = (wanted: string, tag: string) =>
  `${wanted}-`.toLowerCase().startsWith(`${tag}-`.toLowerCase());

/**
 * The site's language that the browser prefers; undefined if the page is in that language, or if no language of the
 * site fits.
 */
function betterLanguage(
  languages: readonly SiteLanguage[],
  wanted: readonly string[],
): SiteLanguage | undefined {
  const [best] = wanted.flatMap((one) => languages.find(({ tag }) => speaks(one, tag)) ?? []);
  return best?.prefix === prefix ? undefined : best;
}

/**
 * Offers another language until the visitor chooses a language or dismisses the offer. It runs only in the browser,
 * once the page is interactive, because the server sends the same page to everyone and redirects no one.
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
  return <OfferLine language={offered} onDismiss={dismiss} />;
}
