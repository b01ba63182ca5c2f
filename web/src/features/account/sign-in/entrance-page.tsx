import { type ComponentType, useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { definePage } from '../../../api/page.ts';
import { useSession } from '../../../session/use-session.ts';
import { paths, patterns } from '../../../domain/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { AccountFrame, type Poster } from '../account-frame.tsx';
import { GoogleButton, OrLine } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { loginTexts, registerTexts, signedInTexts as texts } from '../copy.texts.js';
import { ProblemBanner } from '../problem-banner.tsx';
import { RegisterForm } from './register-form.tsx';
import { type Entrance, useEntrance } from './use-entrance.ts';
import { useReason } from './use-reason.ts';
import { returnTarget } from '../../../domain/return-path.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { prepareSignIn, signInWithGoogle } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { identityMessage } from '../identity-error-text.ts';

interface Way {
  texts: typeof loginTexts | typeof registerTexts;
  path: string;
  otherPath: string;
  poster: Poster;
  Form: ComponentType<{ entrance: Entrance }>;
  /** The time in milliseconds from success to the return to the visitor's previous page (spec §9). */
  redirectMs: number;
}

const LOGIN: Way = {
  texts: loginTexts,
  path: paths.login(),
  otherPath: paths.register(),
  poster: 'balloons',
  Form: LoginForm,
  redirectMs: 600,
};

const REGISTER: Way = {
  texts: registerTexts,
  path: paths.register(),
  otherPath: paths.login(),
  poster: 'volcano',
  Form: RegisterForm,
  redirectMs: 500,
};

function wayAt(pathname: string): Way {
  return matchPath(patterns.register, pathname) ? REGISTER : LOGIN;
}

/** Replaces the sign-in form for a visitor who is already signed in. */
function AlreadySignedIn() {
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

/**
 * Signs in through the provider's window. The form stays usable while the window is open: visitors who have lost the
 * window can open another one or use the password, which silently ends the first attempt.
 */
function useGoogle(entrance: Entrance, texts: { done: string; failed: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(prepareSignIn()), [dispatch]);
  return async function openGoogle() {
    const isLatest = entrance.begin('google');
    const result = await dispatch(signInWithGoogle());
    if (signInWithGoogle.fulfilled.match(result)) await entrance.admit(texts.done);
    else if (isLatest())
      entrance.fail(result.error, { text: texts.failed, detail: identityMessage(result.error) });
  };
}

function EntranceScreen({ texts, otherPath, poster, Form, redirectMs }: Way) {
  const { state, search } = useLocation();
  const { userEmail } = useSession();
  const entrance = useEntrance(redirectMs);
  const google = useGoogle(entrance, { done: texts.googleDone, failed: texts.googleFailed });
  const { phase, problem } = entrance;
  const reason = useReason(texts.toBook);
  if (userEmail !== '' && phase === 'idle') return <AlreadySignedIn />;
  return (
    <AccountFrame
      title={texts.title}
      text={reason.text ?? texts.text}
      poster={poster}
      picture={reason.picture}
    >
      <p className="-mt-1 mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-sunken px-4 py-1.5 text-sm">
        {texts.otherQuestion}
        <Link
          to={`${otherPath}${search}`}
          state={state as unknown}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {texts.other}
        </Link>
      </p>
      <ProblemBanner problem={problem} />
      <Form entrance={entrance} />
      <OrLine />
      <GoogleButton
        waiting={phase === 'google'}
        disabled={phase === 'submitting' || phase === 'done'}
        onClick={() => void google()}
      />
    </AccountFrame>
  );
}

/** Login and Register (spec §2), by address. */
function EntrancePage() {
  const way = wayAt(useLocation().pathname);
  // both routes show this component, and `key` gives each one its own form state
  return <EntranceScreen key={way.path} {...way} />;
}

export const page = definePage(EntrancePage, {
  meta({ url, config }) {
    const { texts, path } = wayAt(url.pathname);
    return {
      title: texts.title,
      description: texts.description(config.site.name),
      canonical: path,
    };
  },
});
