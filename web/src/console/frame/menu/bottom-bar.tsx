import { Ellipsis, Search } from 'lucide';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { consolePath } from '../../kit/address/paths.ts';
import { NavLink } from '../../../ui/controls/link.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { commandTexts, frameTexts as texts } from '../copy.texts.js';
import { MenuLinks } from './menu-links.tsx';
import { useStaff } from '../../kit/staff/staff.ts';
import { Person } from './person-menu.tsx';
import { Brand, TestMode } from './sidebar.tsx';

/** The screens that the bar links to; all others are behind "More". */
const AT_HAND = ['', 'bookings', 'check-in', 'inbox'];
const SHEET = 'console-more';
const ITEM =
  'focus-inset flex min-h-14 w-full flex-col items-center justify-center gap-1 px-0.5 text-xs font-medium text-muted aria-[current=page]:font-semibold aria-[current=page]:text-ink';

function ItemLabel({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <>
      <Icon shape={icon} className="size-5" />
      <span className="max-w-full text-center leading-tight hyphens-auto wrap-anywhere">
        {children}
      </span>
    </>
  );
}

/** The screens that don't fit into the bar, in a native popover above it. */
function More({ personLinks }: { personLinks: ReactNode }) {
  const { key } = useLocation();
  return (
    <div
      key={key}
      id={SHEET}
      popover="auto"
      role="dialog"
      aria-label={texts.moreTitle}
      className="fixed inset-x-3 top-auto bottom-20 m-0 max-h-[calc(100svh-6.5rem)] w-auto overflow-y-auto rounded-panel border border-line bg-band p-3 text-ink shadow-float open:animate-rise"
    >
      <nav aria-label={texts.more}>
        <MenuLinks without={AT_HAND} />
      </nav>
      <div className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
        <TestMode />
        <div className="px-3 py-1.5">
          <Person />
        </div>
        <div>{personLinks}</div>
      </div>
    </div>
  );
}

/** The agency's name and the button to search, on screens without the sidebar. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  return (
    <header className="flex items-center justify-between gap-4 border-b border-line bg-band px-5 py-1 sm:px-8 lg:hidden print:hidden">
      <Brand />
      <IconButton
        label={commandTexts.open}
        icon={<Icon shape={Search} className="size-5" />}
        onClick={onSearch}
      />
    </header>
  );
}

/** The console's menu on screens without the sidebar, within reach of the thumb. */
export function BottomBar({ personLinks }: { personLinks: ReactNode }) {
  const pages = useStaff().menu.filter(({ path }) => AT_HAND.includes(path));
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden short:static print:hidden">
      <nav aria-label={texts.menu}>
        <ul className="mx-auto grid max-w-lg auto-cols-fr grid-flow-col">
          {pages.map(({ path, title, menu }) => (
            <li key={path}>
              <NavLink to={consolePath(path)} end={path === ''} className={ITEM}>
                <ItemLabel icon={menu.icon}>{title}</ItemLabel>
              </NavLink>
            </li>
          ))}
          <li>
            <button type="button" popoverTarget={SHEET} className={ITEM}>
              <ItemLabel icon={Ellipsis}>{texts.more}</ItemLabel>
            </button>
          </li>
        </ul>
      </nav>
      <More personLinks={personLinks} />
    </div>
  );
}
