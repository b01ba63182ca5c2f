import { CircleCheck } from 'lucide';
import type { IdentityClient } from '../../../session/identity.ts';
import { useNotices, useSession } from '../../../session/use-session.ts';
import { paths } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { BadLink } from './bad-link.tsx';
import { linkTexts as texts } from './copy.texts.js';
import { SignInFirst } from './sign-in-first.tsx';
import { confirmations, inspectLink, useLinkCode } from './use-link-code.ts';

/**
 * Applies the code, unless its account must sign in first. If a signed-in person has verified their email, the account
 * is reloaded so that the page shows it immediately. A change of email ends all sessions, so this browser signs out,
 * too.
 */
async function follow(identity: IdentityClient, code: string) {
  const followed = await inspectLink(identity, code);
  if (followed.signInAs !== undefined) return followed;
  const reader = followed.purpose === 'recoverEmail' ? 'mailbox' : 'session';
  const done = { ...followed, ...(await identity.applyCode(code, reader)) };
  if (done.purpose === 'verifyEmail') confirmations.keep(code, done.email);
  const isSignedIn = (await identity.token()) !== undefined;
  if (!isSignedIn) return done;
  if (done.purpose === 'verifyEmail') await identity.reload();
  else await identity.signOut();
  return done;
}

const DONE = {
  verifyEmail: { title: texts.verifiedTitle, text: () => texts.verifiedText },
  verifyAndChangeEmail: { title: texts.movedTitle, text: texts.movedText },
  recoverEmail: { title: texts.recoveredTitle, text: texts.recoveredText },
} as const;

interface Done {
  purpose: keyof typeof DONE;
  email: string;
  /** A code to set a new password, if the old password no longer works. */
  resetCode?: string | undefined;
}

function Done({ purpose, email, resetCode }: Done) {
  const { userEmail } = useSession();
  const { title } = DONE[purpose];
  const text = resetCode === undefined ? DONE[purpose].text : texts.recoveredSafely;
  return (
    <AccountFrame title={title} poster="balloons">
      <div role="status" className="flex gap-3">
        <Icon shape={CircleCheck} className="size-6 shrink-0 text-success" />
        <p className="wrap-anywhere">{text(email)}</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {purpose === 'recoverEmail' && (
          <ButtonLink
            to={resetCode === undefined ? paths.forgotPassword() : paths.resetPassword(resetCode)}
          >
            {texts.setPassword}
          </ButtonLink>
        )}
        {userEmail === '' && resetCode === undefined && (
          <ButtonLink
            to={paths.login()}
            variant={purpose === 'recoverEmail' ? 'secondary' : 'primary'}
          >
            {texts.signIn}
          </ButtonLink>
        )}
        {userEmail !== '' && <ButtonLink to={paths.account()}>{texts.toAccount}</ButtonLink>}
        <ButtonLink to={paths.home()} variant="ghost">
          {texts.home}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}

/** The page behind links that verify an email, change it, or undo a change. */
export function FollowLink({ code, mode }: { code: string; mode: string | null }) {
  const { link, again } = useLinkCode(code, follow);
  const { userEmail } = useSession();
  const { isEmailVerified } = useNotices();
  if (link.state === 'working') return <Loading level={1} text={texts.working} />;
  if (link.state === 'refused') {
    if (link.canRetry) {
      return <ErrorState level={1} title={texts.failedTitle} text={link.text} onRetry={again} />;
    }
    if (mode !== 'verifyEmail') return <BadLink text={link.text} />;
    // an earlier click has confirmed the email, or Google did when the person signed in to confirm it
    const confirmed = isEmailVerified && userEmail !== '' ? userEmail : confirmations.read(code);
    if (confirmed !== undefined) return <Done purpose={mode} email={confirmed} />;
    return <BadLink text={`${link.text} ${texts.maybeConfirmed}`} />;
  }
  const { purpose, email, signInAs, resetCode } = link;
  if (purpose === 'other' || purpose === 'resetPassword') return <BadLink />;
  if (signInAs !== undefined && purpose !== 'recoverEmail') {
    return <SignInFirst code={code} purpose={purpose} email={email} account={signInAs} />;
  }
  return <Done purpose={purpose} email={email} resetCode={resetCode} />;
}
