import { Link, useLocation } from 'react-router';
import type { Page } from '../../../api/page.ts';
import { useSession } from '../../../session/use-session.ts';
import { paths } from '../../../domain/paths.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { GoogleButton, OrLine } from './google-button.tsx';
import { registerTexts as texts } from '../copy.ts';
import { ProblemBanner } from '../problem-banner.tsx';
import { RegisterForm } from './register-form.tsx';
import { useEntrance } from './use-entrance.ts';
import { useGoogle } from './use-google.ts';

/** From success to the page that the visitor came from (spec §9). */
const REDIRECT_MS = 500;

function Register() {
  const { state, search } = useLocation();
  const { userEmail } = useSession();
  const entrance = useEntrance(REDIRECT_MS);
  const google = useGoogle(entrance, { done: texts.googleDone, failed: texts.googleFailed });
  const { phase, problem } = entrance;
  if (userEmail !== '' && phase === 'idle') return <AlreadySignedIn />;
  return (
    <AccountFrame title={texts.title} text={texts.text} poster="volcano">
      <ProblemBanner problem={problem} />
      <RegisterForm entrance={entrance} />
      <OrLine />
      <GoogleButton
        waiting={phase === 'google'}
        disabled={phase === 'submitting' || phase === 'done'}
        onClick={() => void google()}
      />
      <p className="mt-6 text-center text-sm text-muted">
        {texts.hasAccount}{' '}
        <Link
          to={{ pathname: paths.login(), search }}
          state={state as unknown}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {texts.login}
        </Link>
      </p>
    </AccountFrame>
  );
}

export const page: Page = {
  Component: Register,
  meta: () => ({
    title: texts.title,
    description: 'Create a Wayfarer account for your bookings, payments and places of your own.',
    canonical: paths.register(),
  }),
};
