import { FlaskRound, Search } from 'lucide';
import type { ReactNode } from 'react';
import { CONSOLE } from '../../kit/address/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { commandTexts, frameTexts as texts } from '../copy.texts.js';
import { MenuLinks } from './menu-links.tsx';
import { useStaff } from '../../kit/staff/staff.ts';

export function Brand() {
  const { agency } = useStaff();
  return (
    <Link
      to={CONSOLE}
      className="inline-flex min-h-11 min-w-0 flex-wrap content-center items-baseline gap-x-2"
    >
      <span className="display text-xl wrap-anywhere">{agency}</span>
      <span className="text-sm text-muted">{texts.name}</span>
    </Link>
  );
}

/** In test mode, says that payments by card don't move real money. */
export function TestMode() {
  const { live } = useStaff();
  if (live) return null;
  return (
    <p className="flex items-center gap-2 rounded-xl bg-sun-soft px-3 py-2 text-xs font-semibold text-sun-ink">
      <Icon shape={FlaskRound} className="size-4 shrink-0" />
      {texts.testMode}
    </p>
  );
}

/** The console's menu at the side of wide screens. */
export function Sidebar({ person, onSearch }: { person: ReactNode; onSearch: () => void }) {
  return (
    <header className="sticky top-0 hidden h-svh flex-col border-e border-line bg-band p-3.5 lg:flex print:hidden">
      <div className="px-3 pt-2 pb-3">
        <Brand />
      </div>
      <button
        type="button"
        onClick={onSearch}
        className="mb-3 flex min-h-11 items-center gap-3 rounded-xl border border-line-strong/60 bg-surface px-3 text-sm text-muted hover:border-ink"
      >
        <Icon shape={Search} className="size-5 shrink-0" />
        <span className="grow text-start">{commandTexts.open}</span>
        <kbd aria-hidden className="rounded-md bg-sunken px-2 py-0.5 font-sans text-xs">
          /
        </kbd>
      </button>
      {/* only the menu scrolls, so that the person's own menu stays visible */}
      <nav
        aria-label={texts.menu}
        className="-mx-1 min-h-0 grow overflow-y-auto px-1 [scrollbar-width:thin]"
      >
        <MenuLinks />
      </nav>
      <div className="mt-3 flex flex-col gap-3">
        <TestMode />
        <div className="border-t border-line pt-3">{person}</div>
      </div>
    </header>
  );
}
