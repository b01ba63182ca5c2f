import { reminderMark } from '../../domain/reminder-mark.ts';
import { useNotices, useSession } from '../../session/use-session.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const VerifyReminder = lazyComponent(
  async () => (await import('../../features/account/recovery/verify-reminder.tsx')).VerifyReminder,
);

/** Loads the reminder before a screen needs it, so that it doesn't push the content down later. */
export const prepareReminder = (): void => void VerifyReminder.load();

/** On guarded screens, shows the reminder to people whose email is not confirmed. */
export function VerifyReminderHost() {
  const { userEmail } = useSession();
  const { verifyEmail } = useNotices();
  if (!verifyEmail || userEmail === '' || reminderMark.read()) return null;
  return <VerifyReminder />;
}
