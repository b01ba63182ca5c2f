import { MailQuestion } from 'lucide';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePublicConfig } from '../../../api/public-config.ts';
import { reminderMark } from '../../../domain/reminder-mark.ts';
import { reminderClosed } from '../../../session/notices.ts';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { useNotices, useSession } from '../../../session/use-session.ts';
import { restoreFocusAround } from '../../../lib/restore-focus.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { reminderTexts as texts } from '../profile/copy.texts.js';
import { identityErrorText } from '../identity-error-text.ts';

/**
 * The console's screens except Today. They have no reminder, because staff would see it above everything that they do.
 */
const IN_CONSOLE = /^\/admin\/./i;

/** Reminds visitors to confirm their email, if the site can send emails. */
export function VerifyReminder() {
  const dispatch = useAppDispatch();
  const { userEmail } = useSession();
  const { verifyEmail } = useNotices();
  const { accountMails } = usePublicConfig();
  const [busy, setBusy] = useState(false);
  const { pathname } = useLocation();
  if (IN_CONSOLE.test(pathname)) return null;
  if (!verifyEmail || userEmail === '' || accountMails === 'none') return null;

  function close() {
    reminderMark.set();
    dispatch(reminderClosed());
  }

  async function send() {
    setBusy(true);
    try {
      await dispatch(theIdentity()).sendVerification();
      toast.success(texts.sent);
      close();
    } catch (error) {
      toast.error(identityErrorText(error, texts.failed));
      setBusy(false);
    }
  }

  return (
    <aside
      ref={restoreFocusAround}
      aria-label={texts.label}
      className="container-x mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden"
    >
      <div className="flex grow flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-sun-soft px-4 py-2 text-sm text-sun-ink">
        <Icon shape={MailQuestion} className="size-5 shrink-0 short:hidden" />
        <p className="min-w-0 grow basis-64 py-1 font-medium wrap-anywhere short:basis-full short:line-clamp-1">
          {texts.text(userEmail)}
        </p>
        <Button variant="ghost" size="sm" loading={busy} onClick={() => void send()}>
          {texts.send}
        </Button>
        <Button variant="ghost" size="sm" onClick={close}>
          {texts.close}
        </Button>
      </div>
    </aside>
  );
}
