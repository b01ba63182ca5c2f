import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { IdentityClient } from '../../../session/identity.ts';
import { abandonSession, theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { useSession } from '../../../session/use-session.ts';
import { paths } from '../../../domain/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { checkPassword } from '../form-rules.ts';
import { GoogleButton, OrLine } from './google-button.tsx';
import { identityErrorText } from '../identity-error-text.ts';
import { againTexts as texts, formTexts, loginTexts } from '../copy.ts';
import { ProblemBanner } from '../problem-banner.tsx';

/**
 * Over the page whose session has ended: signing in brings the visitor back to where they were, with
 * everything they had entered. The watcher on the provider's state takes the dialog away.
 */
export function SignInAgain() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { userEmail } = useSession();
  const [busy, setBusy] = useState<'password' | 'google'>();
  const [problem, setProblem] = useState('');
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<{ password: string }>();

  async function enter(
    kind: 'password' | 'google',
    fallback: string,
    work: (identity: IdentityClient) => Promise<unknown>,
  ) {
    setBusy(kind);
    setProblem('');
    try {
      await work(dispatch(theIdentity()));
    } catch (error) {
      setProblem(identityErrorText(error, fallback));
      setBusy(undefined);
    }
  }

  async function leave() {
    await navigate(paths.home());
    await dispatch(abandonSession());
  }

  return (
    <Dialog open role="alertdialog" title={texts.title} onClose={() => undefined}>
      <p className="mb-5">{texts.text}</p>
      <ProblemBanner problem={problem === '' ? undefined : { text: problem }} />
      <form
        method="post"
        noValidate
        className="flex flex-col gap-4 text-ink"
        onSubmit={(event) =>
          void handleSubmit(({ password }) =>
            enter('password', loginTexts.failed, (identity) =>
              identity.signIn(userEmail, password),
            ),
          )(event)
        }
      >
        <p className="text-sm wrap-anywhere">
          {texts.signedInAs} <strong>{userEmail}</strong>
        </p>
        <input type="text" hidden autoComplete="username" value={userEmail} readOnly />
        <Field label={formTexts.password} error={errors.password?.message}>
          <PasswordInput
            {...register('password', { validate: checkPassword })}
            autoComplete="current-password"
          />
        </Field>
        <Button type="submit" block loading={busy === 'password'}>
          {busy === 'password' ? texts.submitting : texts.submit}
        </Button>
      </form>
      <OrLine />
      <GoogleButton
        waiting={busy === 'google'}
        disabled={busy === 'password'}
        onClick={() =>
          void enter('google', loginTexts.googleFailed, (identity) => identity.signInWithGoogle())
        }
      />
      <Button variant="ghost" block className="mt-3" onClick={() => void leave()}>
        {texts.leave}
      </Button>
    </Dialog>
  );
}
