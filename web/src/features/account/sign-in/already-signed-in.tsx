import { useLocation } from 'react-router';
import { useSession } from '../../../session/use-session.ts';
import { paths } from '../../../domain/paths.ts';
import { returnTarget } from '../../../domain/return-path.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { signedInTexts as texts } from '../copy.texts.js';

/** Replaces the sign-in form for a visitor who is already signed in. */
export function AlreadySignedIn() {
  const { userEmail } = useSession();
  const { path, state } = returnTarget(useLocation());
  return (
    <AccountFrame title={texts.title} text={texts.text(userEmail)} poster="lake">
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={path} state={state}>
          {texts.go}
        </ButtonLink>
        <ButtonLink to={paths.account()} variant="secondary">
          {texts.account}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
