import { clsx } from 'clsx';
import { useLocation } from 'react-router';
import { usePublicConfig } from '../../../api/public-config.ts';
import { prefix, withPrefix } from '../../../domain/paths.ts';
import { chooserLabel } from './copy.texts.js';
import { offerMark } from './offer-mark.ts';

/**
 * The same page, with its query, in each language of the site. The links lead to other documents, so they work without
 * scripts; the booking form's fields survive, because this tab stores them.
 */
export function LanguageLinks({ className, itemClass }: { className?: string; itemClass: string }) {
  const { languages } = usePublicConfig();
  const { pathname, search } = useLocation();
  if (!languages) return null;
  return (
    <nav aria-label={chooserLabel} className={className}>
      {languages.map(({ tag, name, prefix: of }) => (
        <a
          key={tag}
          href={withPrefix(`${pathname}${search}`, of)}
          rel="alternate"
          hrefLang={tag}
          lang={tag}
          aria-current={of === prefix ? 'true' : undefined}
          className={clsx(itemClass, of === prefix && 'font-semibold text-ink')}
          onClick={({ currentTarget }) => {
            offerMark().set();
            // only the browser knows the hash, and the query of pages that the server sends without it
            currentTarget.search = location.search;
            currentTarget.hash = location.hash;
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
