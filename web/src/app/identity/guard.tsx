import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useNotices, useSession } from '../../session/use-session.ts';
import { paths } from '../../domain/paths.ts';
import type { ReturnState } from '../../domain/return-path.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { prepareReminder, VerifyReminderHost } from './verify-reminder-host.tsx';
import { loading } from '../layout/copy.texts.js';

/** Screens that links open for people who probably have no account yet: a site's first owner, an invited colleague. */
const NEWCOMERS = /^\/admin\/(?:setup|join)\/?$/i;

/**
 * Admits signed-in visitors (spec §2, Route guard). Waits while the session is restored; sends
 * everyone else to the login page with the requested path. A visitor who signs out here is already
 * on the way to Home (spec §4, Logout) and is not redirected.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { userEmail, isLoading } = useSession();
  const { pathname, search, state: carried } = useLocation();
  const { leaving } = useNotices();
  const [entered, setEntered] = useState(false);
  useEffect(prepareReminder, []);
  if (userEmail !== '' && !entered) setEntered(true);
  if (userEmail === '' && (isLoading || (entered && leaving)))
    return <Loading level={1} text={loading} />;
  if (userEmail === '') {
    const state: ReturnState = { from: `${pathname}${search}`, carried };
    const isNew = NEWCOMERS.test(pathname);
    return <Navigate to={isNew ? paths.register() : '/login'} replace state={state} />;
  }
  return (
    <>
      <VerifyReminderHost />
      {children}
    </>
  );
}
