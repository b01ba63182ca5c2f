import { Check, UserPlus } from 'lucide';
import { useState } from 'react';
import { errorDetail } from '../../../api/error-text.ts';
import { paths } from '../../../domain/paths.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CONSOLE } from '../console-paths.ts';
import { NoteScreen } from '../frame/note-screen.tsx';
import { useSignOut } from '../frame/menu/use-sign-out.ts';
import { forgetLinkToken, readLinkToken } from '../link-token.ts';
import { useAcceptInvitationMutation } from './api.ts';
import { joinTexts as texts } from './copy.ts';

function Confirm({ token, onDone }: { token: string; onDone: () => void }) {
  const { userEmail } = useSession();
  const [accept, { isLoading }] = useAcceptInvitationMutation();
  const { leave } = useSignOut(paths.login());
  const [problem, setProblem] = useState('');
  async function confirm() {
    setProblem('');
    const { error } = await accept({ body: { token } });
    if (error) return setProblem(errorDetail(error));
    forgetLinkToken('join');
    onDone();
  }
  return (
    <NoteScreen
      icon={UserPlus}
      title={texts.title}
      text={texts.text(userEmail)}
      actions={
        <>
          {problem !== '' && (
            <div className="w-full">
              <Banner>{problem}</Banner>
            </div>
          )}
          <Button loading={isLoading} onClick={() => void confirm()}>
            {isLoading ? texts.confirming : texts.confirm}
          </Button>
          <Button variant="secondary" onClick={() => void leave()}>
            {texts.another}
          </Button>
        </>
      }
    />
  );
}

/** Whoever was invited by mail joins the team. */
export function JoinScreen() {
  const [token] = useState(() => readLinkToken('join'));
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <NoteScreen
        icon={Check}
        title={texts.doneTitle}
        text={texts.doneText}
        // a new document, which knows the role
        actions={<ButtonAnchor href={CONSOLE}>{texts.begin}</ButtonAnchor>}
      />
    );
  }
  if (token !== '') return <Confirm token={token} onDone={() => setDone(true)} />;
  return (
    <NoteScreen
      icon={UserPlus}
      title={texts.noLink}
      text={texts.noLinkText}
      actions={<ButtonLink to={paths.home()}>{texts.home}</ButtonLink>}
    />
  );
}
