import { clsx } from 'clsx';
import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { signOut } from '../../session/actions.ts';
import { useAppDispatch } from '../../api/store.ts';
import { useSession } from '../../session/use-session.ts';
import { paths } from '../../domain/paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { sessionTexts as texts } from '../copy.ts';

function useLogout() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  async function logout() {
    setLeaving(true);
    // leave first: the screen in view may be a protected one
    await navigate(paths.home());
    const result = await dispatch(signOut());
    setLeaving(false);
    if (signOut.fulfilled.match(result)) toast.success(texts.logoutDone);
    else toast.error(texts.logoutFailed);
  }
  return { logout, leaving };
}

/**
 * Register or Logout (spec §2, Header). While the session is unknown both take the same place and
 * the page's style shows the likely one (see boot.js), so that nothing moves when it arrives.
 */
export function SessionButton({ overlay }: { overlay: boolean }) {
  const { userEmail, isLoading } = useSession();
  const { logout, leaving } = useLogout();
  const unknown = isLoading && userEmail === '';
  const place = 'col-start-1 row-start-1 min-w-26';
  const variant = overlay ? 'inverse' : 'secondary';
  return (
    <div className="grid">
      {(unknown || userEmail === '') && (
        <ButtonLink
          to={paths.register()}
          size="pill"
          variant={overlay ? 'inverse' : 'primary'}
          className={place}
          data-when={unknown ? 'out' : undefined}
        >
          {texts.register}
        </ButtonLink>
      )}
      {(unknown || userEmail !== '') && (
        <Button
          size="pill"
          variant={variant}
          className={clsx(place)}
          loading={leaving}
          data-when={unknown ? 'in' : undefined}
          onClick={() => void logout()}
        >
          {texts.logout}
        </Button>
      )}
    </div>
  );
}

/** The way to the account page; like every link of the header, everyone sees it. */
export function AccountLink({ className }: { className: string }) {
  return (
    <Link
      to={paths.account()}
      aria-label={texts.account}
      title={texts.account}
      className={clsx('hidden size-11 place-items-center rounded-full sm:grid', className)}
    >
      <CircleUserRound aria-hidden="true" className="size-5" />
    </Link>
  );
}
