import { Check, UserPlus } from 'lucide';
import { useState } from 'react';
import { ButtonAnchor } from '../../../ui/controls/button.tsx';
import { CONSOLE } from '../console-paths.ts';
import { ConfirmLink, LinkNeeded } from '../frame/confirm-link.tsx';
import { NoteScreen } from '../frame/note-screen.tsx';
import { forgetLinkToken, readLinkToken } from '../link-token.ts';
import { useAcceptInvitationMutation } from './api.ts';
import { joinTexts as texts } from './copy.ts';

/** Whoever was invited by mail joins the team. */
export function JoinScreen() {
  const [token] = useState(() => readLinkToken('join'));
  const [done, setDone] = useState(false);
  const [accept] = useAcceptInvitationMutation();
  if (token === '') return <LinkNeeded icon={UserPlus} texts={texts} />;
  if (!done) {
    return (
      <ConfirmLink
        icon={UserPlus}
        texts={texts}
        send={() => accept({ body: { token } })}
        onDone={() => {
          forgetLinkToken('join');
          setDone(true);
        }}
      />
    );
  }
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
