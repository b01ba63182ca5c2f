import { Check, UserPlus } from 'lucide';
import { useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { withPrefix } from '../../../domain/paths.ts';
import { ButtonAnchor } from '../../../ui/controls/button.tsx';
import { NoteScreen } from '../../../ui/feedback/note-screen.tsx';
import { CONSOLE } from '../../kit/address/paths.ts';
import { ConfirmLink, LinkNeeded } from '../../kit/screen/confirm-link.tsx';
import { forgetLinkToken, readLinkToken } from '../../kit/address/link-token.ts';
import { joinApi } from './api.ts';
import { joinTexts as texts } from './copy.texts.js';

const HANDED = { ...texts, text: texts.handedText };

/** The screen where an invited person joins the team. */
export function JoinScreen() {
  const [token] = useState(() => readLinkToken('join'));
  const [done, setDone] = useState(false);
  const { accountMails } = usePublicConfig();
  const [accept] = joinApi.useAcceptInvitationMutation();
  if (token === '') return <LinkNeeded icon={UserPlus} texts={texts} />;
  if (!done) {
    return (
      <ConfirmLink
        icon={UserPlus}
        texts={accountMails === 'none' ? HANDED : texts}
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
      // loads a new document, because this one doesn't know the new role
      actions={<ButtonAnchor href={withPrefix(CONSOLE)}>{texts.begin}</ButtonAnchor>}
    />
  );
}
