import { type ComponentType, Suspense, useState } from 'react';
import { reminderMark } from '../../domain/reminder-mark.ts';
import { useNotices, useSession } from '../../session/use-session.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const load = () => import('../../features/account/recovery/verify-reminder.tsx');

const LateReminder = lazyComponent(async () => (await load()).VerifyReminder);
let prepared: ComponentType | undefined;

/** Loads the reminder before a screen needs it, so that it doesn't push the content down later. */
export function prepareReminder(): void {
  load().then(
    ({ VerifyReminder }) => (prepared = VerifyReminder),
    () => undefined, // the reminder reports the failure itself when it is shown
  );
}

/** On every guarded screen, shows the reminder to people whose email is not confirmed. */
export function VerifyReminderHost() {
  const { userEmail } = useSession();
  const { verifyEmail } = useNotices();
  const [Reminder] = useState(() => prepared ?? LateReminder);
  if (!verifyEmail || userEmail === '' || reminderMark.read()) return null;
  return (
    <Suspense fallback={null}>
      <Reminder />
    </Suspense>
  );
}
