import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePublicConfig } from '../../../api/public-config.ts';
import { withoutPrefix, withPrefix } from '../../../lib/language.ts';

const linkOf = (selector: string) => document.head.querySelector<HTMLLinkElement>(selector);

/**
 * Keeps links to the page's other languages in the document. Use it after `useHead`, which sets the page's own address.
 */
export function Alternates() {
  const { languages } = usePublicConfig();
  useLocation(); // a new page has new addresses
  useEffect(() => {
    const canonical = linkOf('link[rel=canonical]');
    if (!languages || !canonical) return;
    const url = new URL(canonical.href);
    const own = withoutPrefix(`${url.pathname}${url.search}`);
    for (const { tag, prefix } of [...languages, { tag: 'x-default', prefix: '' }]) {
      const link = linkOf(`link[rel=alternate][hreflang=${tag}]`);
      if (link) link.href = new URL(withPrefix(own, prefix), url).href;
    }
  });
  return null;
}
