import { Check, KeyRound } from 'lucide';
import { useState } from 'react';
import { errorDetail } from '../../../api/error-text.ts';
import { paths } from '../../../domain/paths.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CONSOLE, consolePath } from '../console-paths.ts';
import { NoteScreen } from '../frame/note-screen.tsx';
import { useWithProof } from '../frame/proof.ts';
import { useSignOut } from '../frame/menu/use-sign-out.ts';
import { useCompleteSetupMutation } from './api.ts';
import { setupTexts as texts } from './copy.ts';
import { forgetLinkToken, readLinkToken } from '../link-token.ts';

/** What comes next: a new document, which knows the owner. */
function Done() {
  return (
    <NoteScreen
      icon={Check}
      title={texts.doneTitle}
      text={texts.doneText}
      actions={
        <>
          <ButtonAnchor href={consolePath('first-steps')}>{texts.begin}</ButtonAnchor>
          <ButtonAnchor variant="secondary" href={CONSOLE}>
            {texts.later}
          </ButtonAnchor>
        </>
      }
    />
  );
}

function Confirm({ token, onDone }: { token: string; onDone: () => void }) {
  const { userEmail } = useSession();
  const withProof = useWithProof();
  const [complete] = useCompleteSetupMutation();
  const { leave } = useSignOut(paths.login());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function confirm() {
    setBusy(true);
    setProblem('');
    const result = await withProof(() => complete({ body: { token } }));
    setBusy(false);
    if (!result) return;
    if (result.error) return setProblem(errorDetail(result.error));
    forgetLinkToken('setup');
    onDone();
  }
  return (
    <NoteScreen
      icon={KeyRound}
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

/** Whoever holds the link that the server printed becomes the first owner. */
export function SetupScreen() {
  const [token] = useState(() => readLinkToken('setup'));
  const [done, setDone] = useState(false);
  if (done) return <Done />;
  if (token !== '') return <Confirm token={token} onDone={() => setDone(true)} />;
  return (
    <NoteScreen
      icon={KeyRound}
      title={texts.noLink}
      text={texts.noLinkText}
      actions={<ButtonLink to={paths.home()}>{texts.home}</ButtonLink>}
    />
  );
}
