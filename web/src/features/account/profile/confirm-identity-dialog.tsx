import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { IdentityClient, SignInMethods } from '../../../session/identity.ts';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { confirmTexts as texts } from './copy.ts';
import { GoogleButton, OrLine } from '../sign-in/google-button.tsx';
import { identityErrorText } from '../identity-error-text.ts';
import { faultTexts, loginTexts } from '../copy.ts';
import { ProblemBanner } from '../problem-banner.tsx';

/** Password or Google, whichever the account has. */
export function ConfirmIdentityDialog({
  methods,
  onConfirmed,
  onClose,
}: {
  methods: SignInMethods;
  onConfirmed: () => void;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<'password' | 'google'>();
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<{ password: string }>();

  async function prove(
    kind: 'password' | 'google',
    fallback: string,
    work: (identity: IdentityClient) => Promise<void>,
  ) {
    setBusy(kind);
    setProblem('');
    try {
      await work(dispatch(theIdentity()));
      onConfirmed();
    } catch (error) {
      setProblem(identityErrorText(error, fallback));
      setBusy(undefined);
    }
  }

  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <p className="mb-5">{texts.text}</p>
      <ProblemBanner problem={problem === '' ? undefined : { text: problem }} />
      {methods.password && (
        <form
          method="post"
          noValidate
          className="flex flex-col gap-4 text-ink"
          onSubmit={(event) =>
            void handleSubmit(({ password }) =>
              prove('password', texts.wrong, (identity) => identity.confirmPassword(password)),
            )(event)
          }
        >
          <Field label={texts.password} error={errors.password?.message}>
            <PasswordInput
              {...register('password', { required: faultTexts.passwordRequired })}
              autoComplete="current-password"
            />
          </Field>
          <Button type="submit" block loading={busy === 'password'}>
            {busy === 'password' ? texts.submitting : texts.submit}
          </Button>
        </form>
      )}
      {methods.password && methods.google && <OrLine />}
      {methods.google && (
        <GoogleButton
          label={texts.google}
          waiting={busy === 'google'}
          disabled={busy === 'password'}
          onClick={() =>
            void prove('google', loginTexts.googleFailed, (identity) => identity.confirmGoogle())
          }
        />
      )}
    </Dialog>
  );
}
