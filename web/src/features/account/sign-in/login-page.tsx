import { Link, useLocation } from 'react-router';
import type { Page } from '../../../api/page.ts';
import { useSession } from '../../../session/use-session.ts';
import { paths } from '../../../domain/paths.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { GoogleButton, OrLine } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { loginTexts as texts } from '../copy.ts';
import { ProblemBanner } from '../problem-banner.tsx';
import { useEntrance } from './use-entrance.ts';
import { useGoogle } from './use-google.ts';

/** From success to the page that the visitor came from (spec §9). */
const REDIRECT_MS = 600;

function Login() {
  const { state, search } = useLocation();
  const { userEmail } = useSession();
  const entrance = useEntrance(REDIRECT_MS);
  const google = useGoogle(entrance, { done: texts.googleDone, failed: texts.googleFailed });
  const { phase, problem } = entrance;
  if (userEmail !== '' && phase === 'idle') return <AlreadySignedIn />;
  return (
    <AccountFrame title={texts.title} text={texts.text} poster="balloons">
      <ProblemBanner problem={problem} />
      <LoginForm entrance={entrance} />
      <OrLine />
      <GoogleButton
        waiting={phase === 'google'}
        disabled={phase === 'submitting' || phase === 'done'}
        onClick={() => void google()}
      />
      <p className="mt-6 text-center text-sm text-muted">
        {texts.noAccount}{' '}
        <Link
          to={{ pathname: paths.register(), search }}
          state={state as unknown}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {texts.register}
        </Link>
      </p>
    </AccountFrame>
  );
}

export const page: Page = {
  Component: Login,
  meta: () => ({
    title: texts.title,
    description: 'Sign in to Wayfarer to book trips, pay for them and add places of your own.',
    canonical: paths.login(),
  }),
};
