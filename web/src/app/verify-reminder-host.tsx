import { lazy, Suspense } from 'react';
import { useNotices, useSession } from '../api/use-session.ts';

const VerifyReminder = lazy(async () => {
  const { VerifyReminder: Component } = await import('../features/account/verify-reminder.tsx');
  return { default: Component };
});

/** Stands above every guarded screen; loads the reminder for those whose address is not confirmed. */
export function VerifyReminderHost() {
  const { userEmail } = useSession();
  const { verifyEmail } = useNotices();
  if (!verifyEmail || userEmail === '') return null;
  return (
    <Suspense fallback={null}>
      <VerifyReminder />
    </Suspense>
  );
}
