import { type ComponentType, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { CONSOLE_PATH } from '../../domain/paths.ts';
import { reminderMark } from '../../domain/reminder-mark.ts';
import { useNotices, useSession } from '../../session/use-session.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** The console's screens except Today; staff would otherwise see it above everything they do. */
const IN_CONSOLE = new RegExp(`^${CONSOLE_PATH}/.`, 'i');

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

/** On every guarded screen, but in the console only on its first one, shows the reminder to people whose email is not confirmed. */
export function VerifyReminderHost() {
  const { userEmail } = useSession();
  const { verifyEmail } = useNotices();
  const [Reminder] = useState(() => prepared ?? LateReminder);
  const { pathname } = useLocation();
  if (IN_CONSOLE.test(pathname)) return null;
  if (!verifyEmail || userEmail === '' || reminderMark.read()) return null;
  return (
    <Suspense fallback={null}>
      <Reminder />
    </Suspense>
  );
}
