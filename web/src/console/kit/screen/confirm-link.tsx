import type { IconNode } from 'lucide';
import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { paths } from '../../../domain/paths.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { NoteScreen } from '../../../ui/feedback/note-screen.tsx';
import { useSignOut } from '../staff/use-sign-out.ts';

interface ConfirmLinkProps {
  icon: IconNode;
  texts: {
    title: string;
    text: (email: string) => string;
    confirm: string;
    confirming: string;
    another: string;
  };
  /** Sends the link's secret. Resolves to undefined if nothing was sent. */
  send: () => Promise<{ error?: unknown } | undefined>;
  onDone: () => void;
}

/** Asks the person who opened a one-time link to confirm. If the link is for another account, says so. */
export function ConfirmLink({ icon, texts, send, onDone }: ConfirmLinkProps) {
  const { userEmail } = useSession();
  const { leave } = useSignOut(paths.login());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function confirm() {
    setBusy(true);
    setProblem('');
    const result = await send();
    setBusy(false);
    if (!result) return;
    if (result.error) return setProblem(errorDetail(result.error));
    onDone();
  }
  return (
    <NoteScreen
      icon={icon}
      title={texts.title}
      text={texts.text(userEmail)}
      actions={
        <>
          {problem !== '' && (
            <div className="w-full">
              <Banner>{problem}</Banner>
            </div>
          )}
          <Button loading={busy} onClick={() => void confirm()}>
            {busy ? texts.confirming : texts.confirm}
          </Button>
          <Button variant="secondary" onClick={() => void leave()}>
            {texts.another}
          </Button>
        </>
      }
    />
  );
}

/** Shown if the address has no secret. */
export function LinkNeeded({
  icon,
  texts,
}: {
  icon: IconNode;
  texts: { noLink: string; noLinkText: string; home: string };
}) {
  return (
    <NoteScreen
      icon={icon}
      title={texts.noLink}
      text={texts.noLinkText}
      actions={<ButtonLink to={paths.home()}>{texts.home}</ButtonLink>}
    />
  );
}
