import { ChevronsUpDown, CircleUserRound, ExternalLink, Keyboard, LogOut } from 'lucide';
import type { IconNode } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../domain/paths.ts';
import { inLanguages } from '../../../lib/language.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Portrait } from '../../../ui/display/pictures/picture.tsx';
import { frameTexts as texts } from '../copy.texts.js';
import { LanguageChoice } from '../language/language-choice.tsx';
import { roleNames } from '../../kit/staff/copy.texts.js';
import { useStaff } from '../../kit/staff/staff.ts';
import { useSignOut } from '../../kit/staff/use-sign-out.ts';

const ITEM =
  'focus-inset flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-start text-sm font-semibold hover:bg-sunken';

function Label({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <>
      <Icon shape={icon} className="size-5 shrink-0" />
      {children}
    </>
  );
}

/** The signed-in person. */
export function Person() {
  const { name, photoUrl, role } = useStaff();
  return (
    <span className="flex min-w-0 grow items-center gap-3 text-start">
      <Portrait src={photoUrl ?? ''} name="" size={36} />
      <span className="min-w-0">
        <span className="block truncate text-sm font-semibold">{name}</span>
        <span className="block text-xs text-muted">{roleNames[role]}</span>
      </span>
    </span>
  );
}

/** The links and actions of the signed-in person, from the site's home page to signing out. */
export function PersonLinks({ theme, onShortcuts }: { theme: ReactNode; onShortcuts: () => void }) {
  const { leave, leaving } = useSignOut();
  return (
    <>
      <div className="flex items-center justify-between">
        <Link to={paths.home()} className={ITEM}>
          <Label icon={ExternalLink}>{texts.viewSite}</Label>
        </Link>
        {theme}
      </div>
      <Link to={paths.account()} className={ITEM}>
        <Label icon={CircleUserRound}>{texts.account}</Label>
      </Link>
      <button
        type="button"
        className={ITEM}
        onClick={({ currentTarget }) => {
          // closes the menu first, so that the focus is on the menu's button and returns there after the dialog
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          onShortcuts();
        }}
      >
        <Label icon={Keyboard}>{texts.shortcuts}</Label>
      </button>
      {inLanguages && <LanguageChoice />}
      <button type="button" className={ITEM} disabled={leaving} onClick={() => void leave()}>
        <Label icon={LogOut}>{texts.signOut}</Label>
      </button>
    </>
  );
}

/** The signed-in person, with a native popover for the account actions. */
export function PersonMenu(props: { theme: ReactNode; onShortcuts: () => void }) {
  const id = useId();
  const { key } = useLocation();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="focus-inset flex min-h-12 w-full items-center gap-2 rounded-xl px-3 py-1.5 hover:bg-line/60"
      >
        <Person />
        <Icon shape={ChevronsUpDown} className="size-4 shrink-0" />
      </button>
      {/* a new key on every navigation closes the menu */}
      <div
        key={key}
        id={id}
        popover="auto"
        className="fixed inset-auto bottom-20 start-3.5 m-0 w-60 rounded-panel border border-line bg-surface p-2 text-ink shadow-float open:animate-rise"
      >
        <PersonLinks {...props} />
      </div>
    </>
  );
}
