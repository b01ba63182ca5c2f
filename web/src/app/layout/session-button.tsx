import { clsx } from 'clsx';
import { CircleUserRound, LogOut } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../session/actions.ts';
import { useAppDispatch } from '../../api/store.ts';
import { useSession } from '../../session/use-session.ts';
import { CONSOLE_PATH, paths } from '../../domain/paths.ts';
import { staffMark } from '../../domain/staff-mark.ts';
import { focusScreen } from '../../lib/restore-focus.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Link, NavLink } from '../../ui/controls/link.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { sessionTexts as texts } from '../copy.texts.js';

const never = () => () => undefined;

function useLogout() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  async function logout() {
    setLeaving(true);
    // leaves the screen first, because it may be for signed-in people only
    await navigate(paths.home());
    // if the current screen is already Home, no navigation moves the focus, and the button disappears
    focusScreen();
    const result = await dispatch(signOut());
    setLeaving(false);
    if (signOut.fulfilled.match(result)) toast.success(texts.logoutDone, 'logout');
    else toast.error(texts.logoutFailed, 'logout');
  }
  return { logout, leaving };
}

/**
 * The variants to render: the one for signed-out or the one for signed-in visitors. While the session is unknown, both
 * are rendered, marked for the style sheet.
 */
function useKinds() {
  const { userEmail, isLoading } = useSession();
  const out = userEmail === '';
  const unknown = isLoading && out;
  return {
    out: { shown: out, when: unknown ? 'out' : undefined },
    in: { shown: unknown || !out, when: unknown ? 'in' : undefined },
  };
}

/**
 * Register or Logout (spec §2, Header). While the session is unknown, both take the same place and
 * the style sheet shows the likely one (see boot.js), so that nothing moves later.
 */
export function SessionButton({ overlay }: { overlay: boolean }) {
  const kinds = useKinds();
  const { logout, leaving } = useLogout();
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      {kinds.out.shown && (
        <ButtonLink
          to={paths.register()}
          size="pill"
          variant={overlay ? 'inverse' : 'primary'}
          className="icon-on-phones"
          data-when={kinds.out.when}
        >
          <Icon shape={CircleUserRound} className="size-5" />
          <span>{texts.register}</span>
        </ButtonLink>
      )}
      {kinds.in.shown && (
        <Button
          size="pill"
          variant={overlay ? 'inverse' : 'secondary'}
          className="icon-on-phones"
          loading={leaving}
          data-when={kinds.in.when}
          onClick={() => void logout()}
        >
          <Icon shape={LogOut} className="size-5 rtl:-scale-x-100" />
          <span>{texts.logout}</span>
        </Button>
      )}
    </div>
  );
}

/**
 * The link to sign in (next to Register) or to the account. While the session is unknown, both take the same place. On
 * phones, the link to sign in is in the menu.
 */
export function AccountLink({ className }: { className: string }) {
  const kinds = useKinds();
  return (
    <div className="grid items-center justify-items-center *:col-start-1 *:row-start-1 sm:min-w-19">
      {kinds.out.shown && (
        <Link
          to={paths.login()}
          data-when={kinds.out.when}
          className={clsx(
            'hidden min-h-11 items-center rounded-full px-3 text-sm font-semibold whitespace-nowrap sm:flex',
            className,
          )}
        >
          {texts.signIn}
        </Link>
      )}
      {kinds.in.shown && (
        <Link
          to={paths.account()}
          aria-label={texts.account}
          title={texts.account}
          data-when={kinds.in.when}
          className={clsx('account grid size-11 place-items-center rounded-full', className)}
        >
          <Icon shape={CircleUserRound} className="size-5" />
        </Link>
      )}
    </div>
  );
}

/** The link to the console, for staff who have used it on this device. */
export function ConsoleLink({ className }: { className: string }) {
  const { userEmail } = useSession();
  const worksHere = useSyncExternalStore(
    never,
    () => staffMark.read() === true,
    () => false,
  );
  if (userEmail === '' || !worksHere) return null;
  return (
    <Link to={CONSOLE_PATH} className={className}>
      {texts.console}
    </Link>
  );
}

/** The menu's link to the account or to signing in. */
export function MenuAccountLink({ className }: { className: string }) {
  const kinds = useKinds();
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      {kinds.out.shown && (
        <NavLink to={paths.login()} data-when={kinds.out.when} className={className}>
          {texts.signIn}
        </NavLink>
      )}
      {kinds.in.shown && (
        <NavLink to={paths.account()} data-when={kinds.in.when} className={className}>
          {texts.account}
        </NavLink>
      )}
    </div>
  );
}
