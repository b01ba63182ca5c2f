import { Check, KeyRound } from 'lucide';
import { useState } from 'react';
import { withPrefix } from '../../../domain/paths.ts';
import { ButtonAnchor } from '../../../ui/controls/button.tsx';
import { NoteScreen } from '../../../ui/feedback/note-screen.tsx';
import { CONSOLE, consolePath } from '../../kit/address/paths.ts';
import { ConfirmLink, LinkNeeded } from '../../kit/screen/confirm-link.tsx';
import { useWithProof } from '../../kit/staff/proof.ts';
import { setupApi } from './api.ts';
import { setupTexts as texts } from './copy.texts.js';
import { forgetLinkToken, readLinkToken } from '../../kit/address/link-token.ts';

/** Shown at the end. It continues in a new document, because this one doesn't know the new role. */
function Done() {
  return (
    <NoteScreen
      icon={Check}
      title={texts.doneTitle}
      text={texts.doneText}
      actions={
        <>
          <ButtonAnchor href={withPrefix(consolePath('first-steps'))}>{texts.begin}</ButtonAnchor>
          <ButtonAnchor variant="secondary" href={withPrefix(CONSOLE)}>
            {texts.later}
          </ButtonAnchor>
        </>
      }
    />
  );
}

/**
 * The screen on which a person becomes the site's first owner. `npm run setup-link` prints the link to it, and so does
 * the server when it starts, if it is a demonstration or runs on a terminal.
 */
export function SetupScreen() {
  const [token] = useState(() => readLinkToken('setup'));
  const [done, setDone] = useState(false);
  const withProof = useWithProof();
  const [complete] = setupApi.useCompleteSetupMutation();
  if (token === '') return <LinkNeeded icon={KeyRound} texts={texts} />;
  if (done) return <Done />;
  return (
    <ConfirmLink
      icon={KeyRound}
      texts={texts}
      send={() => withProof(() => complete({ body: { token } }))}
      onDone={() => {
        forgetLinkToken('setup');
        setDone(true);
      }}
    />
  );
}
