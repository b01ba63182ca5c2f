import { type ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router';
import { definePage } from '../../../api/page.ts';
import { useSession } from '../../../session/use-session.ts';
import { paths, patterns } from '../../../domain/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { AccountFrame, type Poster } from '../account-frame.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { GoogleButton, OrLine } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { loginTexts, registerTexts } from '../copy.texts.js';
import { ProblemBanner } from '../problem-banner.tsx';
import { RegisterForm } from './register-form.tsx';
import { type Entrance, useEntrance } from './use-entrance.ts';
import { useGoogle } from './use-google.ts';
import { useReason } from './use-reason.ts';

interface Way {
  texts: typeof loginTexts | typeof registerTexts;
  path: string;
  /** The other form's path. */
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
  // each has its own form state, although both routes show this component
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
