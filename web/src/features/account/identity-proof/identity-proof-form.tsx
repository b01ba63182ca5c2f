import { PasswordForm } from '@wayfarer/contract';
import { type ReactNode, useState } from 'react';
import type { IdentityClient, SignInMethods } from '../../../session/identity.ts';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm } from '../../../ui/form/bound/schema-form.ts';
import { PasswordInput } from '../../../ui/form/inputs/password-input.tsx';
import { formTexts, loginTexts } from '../copy.texts.js';
import { identityErrorText } from '../identity-error-text.ts';
import { ProblemBanner } from '../problem-banner.tsx';
import { GoogleButton, OrLine } from '../sign-in/google-button.tsx';

export interface IdentityProofTexts {
  password: string;
  submit: string;
  submitting: string;
  wrong: string;
  google?: string;
}

interface IdentityProof {
  methods: SignInMethods;
  byPassword: (identity: IdentityClient, password: string) => Promise<unknown>;
  byGoogle: (identity: IdentityClient) => Promise<unknown>;
  onProved?: () => void;
  texts: IdentityProofTexts;
  /** True if the confirmed change is destructive. */
  danger?: boolean;
  /** Shown above the password. */
  children?: ReactNode;
}

function PasswordProof({
  texts,
  danger,
  busy,
  onSend,
  children,
}: Pick<IdentityProof, 'texts' | 'danger' | 'children'> & {
  busy: boolean;
  onSend: (password: string) => Promise<void>;
}) {
  const { userEmail } = useSession();
  const form = useSchemaForm(PasswordForm, { password: '' });
  return (
    <Form
      of={{ form, send: ({ password }) => onSend(password) }}
      className="flex flex-col gap-4 text-ink"
    >
      {children}
      {/* tells password managers to which account the password belongs */}
      <input type="text" hidden autoComplete="username" value={userEmail} readOnly />
      <FormField name="password" label={texts.password}>
        <PasswordInput autoComplete="current-password" />
      </FormField>
      <Button type="submit" block variant={danger ? 'danger' : 'primary'} loading={busy}>
        {busy ? texts.submitting : texts.submit}
      </Button>
    </Form>
  );
}

/** Asks the signed-in person to prove who they are, by password or in Google's window. */
export function IdentityProofForm(props: IdentityProof) {
  const { methods, byPassword, byGoogle, onProved, texts, danger = false, children } = props;
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<keyof SignInMethods>();
  const [problem, setProblem] = useState('');

  async function prove(
    method: keyof SignInMethods,
    work: (identity: IdentityClient) => Promise<unknown>,
  ) {
    setBusy(method);
    setProblem('');
    try {
      await work(dispatch(theIdentity()));
      onProved?.();
    } catch (error) {
      const fallback = method === 'google' ? loginTexts.googleFailed : texts.wrong;
      setProblem(identityErrorText(error, fallback));
      setBusy(undefined);
    }
  }

  return (
    <>
      <ProblemBanner problem={problem === '' ? undefined : { text: problem }} />
      {methods.password && (
        <PasswordProof
          texts={texts}
          danger={danger}
          busy={busy === 'password'}
          onSend={(password) => prove('password', (identity) => byPassword(identity, password))}
        >
          {children}
        </PasswordProof>
      )}
      {methods.password && methods.google && <OrLine />}
      {methods.google && (
        <GoogleButton
          label={texts.google ?? formTexts.google}
          waiting={busy === 'google'}
          disabled={busy === 'password'}
          onClick={() => void prove('google', byGoogle)}
        />
      )}
    </>
  );
}
