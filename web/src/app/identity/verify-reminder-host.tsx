import { Suspense } from 'react';
import { reminderMark } from '../../domain/reminder-mark.ts';
import { useNotices, useSession } from '../../session/use-session.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const load = () => import('../../features/account/recovery/verify-reminder.tsx');

const VerifyReminder = lazyComponent(async () => (await load()).VerifyReminder);

/** Fetches the reminder while the session is restored, so that it does not push the screen down later. */
export function prepareReminder(): void {
  load().catch(() => undefined); // the reminder says so itself when it is shown
}

/** Above every guarded screen: loads the reminder for those whose address is not confirmed. */
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
