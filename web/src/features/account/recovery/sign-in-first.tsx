import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signOut, theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { useSession } from '../../../session/use-session.ts';
import { paths } from '../../../domain/paths.ts';
import type { ReturnState } from '../../../domain/return-path.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { identityErrorText } from '../identity-error-text.ts';
import { ProblemBanner } from '../problem-banner.tsx';
import { signInFirstTexts as texts } from './copy.texts.js';

interface Asked {
  code: string;
  purpose: 'verifyEmail' | 'verifyAndChangeEmail';
  /** The email that the code proves. */
  email: string;
  /** The email of the account that the code belongs to. */
  account: string;
}

/**
 * Shown if an email's link was opened in a browser that isn't signed in to its account. Signing in proves that the
 * reader is the account's owner. If someone else may have registered the address, the owner of the mailbox takes over
 * the account with a new password instead.
 */
export function SignInFirst({ code, purpose, email, account }: Asked) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { userEmail } = useSession();
  const [busy, setBusy] = useState<'signIn' | 'newPassword'>();
  const [problem, setProblem] = useState('');
  const text =
    purpose === 'verifyEmail'
      ? texts.verifyEmail.text(account)
      : texts.verifyAndChangeEmail.text({ email, account });

  async function during(step: 'signIn' | 'newPassword', work: () => Promise<unknown>) {
    setBusy(step);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(identityErrorText(error, texts.failed));
      setBusy(undefined);
    }
  }

  async function goToSignIn() {
    if (userEmail !== '') await dispatch(signOut()).unwrap();
    const state: ReturnState = { from: `${pathname}${search}`, email: account };
    await navigate(paths.login(), { state });
  }

  async function goToNewPassword() {
    const { resetCode } = await dispatch(theIdentity()).applyCode(code, 'mailbox');
    const next = resetCode === undefined ? paths.forgotPassword() : paths.resetPassword(resetCode);
    await navigate(next, { replace: true });
  }

  return (
    <AccountFrame title={texts[purpose].title} text={text} poster="balloons">
      <ProblemBanner problem={problem === '' ? undefined : { text: problem }} />
      {userEmail !== '' && <p className="mb-4 wrap-anywhere">{texts.other(userEmail)}</p>}
      <Button block loading={busy === 'signIn'} onClick={() => void during('signIn', goToSignIn)}>
        {userEmail === '' ? texts.signIn : texts.switch}
      </Button>
      {purpose === 'verifyEmail' && (
        <section className="mt-8 border-t border-line pt-6">
          <h2 className="display text-h3">{texts.orNew}</h2>
          <p className="mt-2 mb-4 text-muted">{texts.newText}</p>
          <Button
            variant="secondary"
            block
            loading={busy === 'newPassword'}
            onClick={() => void during('newPassword', goToNewPassword)}
          >
            {texts.newPassword}
          </Button>
        </section>
      )}
    </AccountFrame>
  );
}
