import { clsx } from 'clsx';
import { useLocation } from 'react-router';
import { usePublicConfig } from '../../../api/public-config.ts';
import { prefix, withPrefix } from '../../../domain/paths.ts';
import { chooserLabel } from './copy.ts';
import { offerMark } from './offer-mark.ts';

/**
 * The same page in each language of the site, with its query. They are links to other documents, so they work without
 * scripts; the booking form's fields are kept in this tab.
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
            // only browsers know it: the server sends the same page to everybody
            currentTarget.hash = location.hash;
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
