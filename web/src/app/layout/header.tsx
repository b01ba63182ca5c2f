import { clsx } from 'clsx';
import { Menu } from 'lucide';
import { useLocation } from 'react-router';
import { useSite } from '../../api/public-config.ts';
import { useScrolledPast } from '../../lib/hooks/use-scrolled.ts';
import { paths } from '../../domain/paths.ts';
import { inLanguages } from '../../lib/language.ts';
import { Link, NavLink } from '../../ui/controls/link.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { LanguageLinks } from './languages/language-links.tsx';
import { headerLinks } from './nav-links.ts';
import { AccountLink, ConsoleLink, MenuAccountLink, SessionButton } from './session-button.tsx';
import { ThemeButton } from './theme-button.tsx';
import * as texts from './copy.texts.js';

/** The scroll position in pixels beyond which the header's style changes (spec §9). */
const SCROLL_EDGE = 20;

const MENU_ID = 'site-menu';
const MENU_ITEM =
  'focus-inset flex min-h-12 items-center rounded-field px-4 text-lg font-medium hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand';

/**
 * The menu of small screens and of the checkout: a native popover, so that it opens before any
 * script runs.
 */
function SiteMenu({ reduced }: { reduced: boolean }) {
  const { menu } = useSite();
  return (
    <nav
      id={MENU_ID}
      popover="auto"
      aria-label={texts.menu}
      className={clsx(
        'fixed inset-x-4 top-20 bottom-auto m-0 w-auto rounded-panel border border-line bg-surface p-3 text-ink shadow-float open:animate-rise',
        reduced ? 'nav:start-auto nav:w-80' : 'nav:hidden',
      )}
    >
      {headerLinks(menu).map(({ label, to }) => (
        <NavLink key={to} to={to} end={to === '/'} className={MENU_ITEM}>
          {label}
        </NavLink>
      ))}
      <MenuAccountLink className={MENU_ITEM} />
      <ConsoleLink className={MENU_ITEM} />
      {inLanguages && (
        <LanguageLinks
          className="flex flex-wrap items-center border-t border-line"
          itemClass="focus-inset flex min-h-12 items-center rounded-field px-4 text-sm hover:bg-sunken"
        />
      )}
    </nav>
  );
}

/**
 * The site's header. Over the Home picture it is transparent with white text until the page is
 * scrolled; everywhere else it is opaque. `reduced` moves all links into the menu.
 */
export function Header({ overlay, reduced }: { overlay: boolean; reduced: boolean }) {
  const scrolled = useScrolledPast(SCROLL_EDGE);
  const { key } = useLocation();
  const { logo, menu, name } = useSite();
  const clear = overlay && !scrolled;
  const hover = clear ? 'hover:bg-white/15' : 'hover:bg-sunken';
  return (
    <header
      data-scrolled={scrolled || undefined}
      className={clsx(
        // the header takes up no space above the picture, even with large text
        overlay ? 'fixed inset-x-0 short:absolute' : 'sticky short:static',
        'top-0 z-40 print:hidden transition-[background-color,box-shadow,color] duration-200',
        clear
          ? 'on-picture bg-linear-to-b from-scrim/60 to-transparent text-white'
          : 'bg-paper/92 text-ink backdrop-blur-md',
        scrolled && 'shadow-card',
      )}
    >
      <div className="container-x flex min-h-19 flex-wrap items-center gap-x-2 max-[22rem]:gap-x-0 xl:gap-x-5">
        <Link
          to={paths.home()}
          // a long name takes two lines on a phone, with the buttons in the same row
          className="display inline-flex min-h-11 grow basis-24 items-center text-xl leading-none wrap-anywhere sm:flex-none sm:text-2xl"
        >
          {logo ? <img {...logo} alt={name} /> : name}
        </Link>
        <nav aria-label={texts.main} className={clsx('hidden', !reduced && 'nav:block')}>
          <ul className="flex flex-wrap items-center">
            {headerLinks(menu).map(({ label, to }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  className={clsx(
                    'flex min-h-11 items-center rounded-full px-2.5 text-sm xl:px-3 font-medium whitespace-nowrap underline-offset-8 transition-colors aria-[current=page]:underline aria-[current=page]:decoration-2',
                    hover,
                  )}
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-[4px] max-[22rem]:gap-0 sm:gap-2">
          <ThemeButton className={hover} />
          <ConsoleLink
            className={clsx(
              'hidden min-h-11 items-center rounded-full px-3 text-sm font-semibold sm:flex',
              hover,
            )}
          />
          <AccountLink className={hover} />
          <SessionButton overlay={clear} />
          <button
            type="button"
            popoverTarget={MENU_ID}
            aria-label={texts.menu}
            className={clsx(
              'grid size-[44px] place-items-center rounded-full transition-colors',
              !reduced && 'nav:hidden',
              hover,
            )}
          >
            <Icon shape={Menu} className="size-6" />
          </button>
        </div>
      </div>
      {/* the key changes with every navigation, which closes the menu */}
      <SiteMenu key={key} reduced={reduced} />
    </header>
  );
}
