import { ArrowUp } from 'lucide';
import { usePublicConfig, useSite } from '../../api/public-config.ts';
import { paths } from '../../domain/paths.ts';
import { NewsletterForm } from '../../features/content/newsletter/newsletter-form.tsx';
import { inLanguages } from '../../lib/language.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { FooterGroup } from './footer-group.tsx';
import { LanguageLinks } from './languages/language-links.tsx';
import { langOfText } from '../../lib/language.ts';
import { footerGroups, legalLinks } from './nav-links.ts';
import * as texts from './copy.texts.js';

function Figures() {
  const site = useSite();
  const { footerFigures } = site;
  if (footerFigures.length === 0) return null;
  return (
    <dl className="mt-8 sm:mt-12 flex flex-wrap gap-x-10 gap-y-4 border-y border-line py-6">
      {footerFigures.map(({ value, label }, at) => (
        <div key={label} className="flex flex-row-reverse items-baseline gap-2">
          <dt lang={langOfText(site, `footerFigures.${at}.label`)} className="text-sm text-muted">
            {label}
          </dt>
          <dd className="display tabular text-h3">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The agency's social accounts. An account without an address is announced as coming soon, and its link can't be
 * focused or pressed.
 */
function SocialLinks() {
  const { socials } = useSite();
  if (socials.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-1" aria-label={texts.social}>
      {socials.map(({ name, url, mark }) => (
        <li key={name}>
          <a
            {...(url
              ? { href: url, 'aria-label': name }
              : { role: 'link', 'aria-disabled': true, 'aria-label': texts.comingSoon(name) })}
            className={`grid h-11 min-w-11 place-items-center rounded-full text-muted ${url ? 'transition-colors hover:bg-line hover:text-ink' : ''}`}
          >
            {mark ? (
              <svg
                viewBox="0 0 24 24"
                aria-hidden
                className="size-5 fill-current"
                fillRule="evenodd"
              >
                <path d={mark} />
              </svg>
            ) : (
              <span className="px-3 text-sm font-medium">{name}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The site's footer (spec §2, Footer). `reduced` leaves out the newsletter form, the social accounts and the figures.
 */
export function Footer({ reduced }: { reduced: boolean }) {
  const { mode, site } = usePublicConfig();
  return (
    <footer className="later offscreen mt-16 sm:mt-24 border-t border-line bg-band print:hidden">
      <div className="container-x py-10 sm:py-16">
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 max-sm:gap-y-2 sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-[1.7fr_1fr_1fr]">
          {!reduced && (
            <div className="max-sm:mb-6 sm:col-span-2 lg:col-span-1">
              <NewsletterForm />
              <SocialLinks />
            </div>
          )}
          {footerGroups(site).map((group) => (
            <FooterGroup key={group.title} {...group} />
          ))}
        </div>
        {!reduced && <Figures />}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-sm text-muted">
          <p>
            {site.logo && <img {...site.logo} alt={site.name} />}
            {site.legalName}
            {mode === 'demo' && (
              <>
                . {texts.demo}{' '}
                <Link to={paths.outbox()} className="underline">
                  {texts.outbox}
                </Link>
              </>
            )}
          </p>
          <nav aria-label={texts.legal} className="flex flex-wrap items-center gap-x-6">
            {legalLinks(site.hasImprint).map(({ label, to }) => (
              <Link
                key={to}
                to={to}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
              >
                {label}
              </Link>
            ))}
            <a
              href="#top"
              onClick={(event) => {
                event.preventDefault();
                globalThis.scrollTo({ top: 0, behavior: 'smooth' });
              }}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong/60 bg-surface px-4 font-medium text-ink hover:border-ink"
            >
              <Icon shape={ArrowUp} className="size-4" />
              {texts.toTop}
            </a>
          </nav>
        </div>
        {inLanguages && (
          <LanguageLinks
            className="mt-3 flex flex-wrap items-center gap-x-6 text-sm text-muted"
            itemClass="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
          />
        )}
      </div>
    </footer>
  );
}
