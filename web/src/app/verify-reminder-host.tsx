import { lazy, Suspense } from 'react';
import { reminderMark } from '../api/reminder-mark.ts';
import { useNotices, useSession } from '../api/use-session.ts';

const load = () => import('../features/account/verify-reminder.tsx');

const VerifyReminder = lazy(async () => {
  const { VerifyReminder: Component } = await load();
  return { default: Component };
});

/** Fetches the reminder while the session is restored, so that it does not push the screen down later. */
export function prepareReminder(): void {
  load().catch(() => undefined); // the reminder itself tries again when it is shown
}

/** Stands above every guarded screen; loads the reminder for those whose address is not confirmed. */
export function VerifyReminderHost() {
  const { userEmail } = useSession();
  const { verifyEmail } = useNotices();
  if (!verifyEmail || userEmail === '' || reminderMark.read()) return null;
  return (
    <Suspense fallback={null}>
      <VerifyReminder />
    </Suspense>
  );
}
