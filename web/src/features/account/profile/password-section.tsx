import { NewPasswordForm } from '@wayfarer/contract';
import { useState, useEffect } from 'react';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { Form } from '../../../ui/form/bound/form.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { passwordTexts as texts } from './copy.texts.js';
import { accountApi } from '../api.ts';
import { identityErrorText } from '../identity-error-text.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { useIdentityProof } from '../identity-proof/use-identity-proof.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { SignInMethods } from '../../../session/identity.ts';

/** The account's sign-in methods; undefined until the provider has answered. */
function useSignInMethods(): SignInMethods | undefined {
  const dispatch = useAppDispatch();
  const [methods, setMethods] = useState<SignInMethods>();
  useEffect(() => {
    let wanted = true;
    async function ask() {
      try {
        const known = await dispatch(theIdentity()).methods();
        if (wanted) setMethods(known);
      } catch {
        // without an answer, the section shows the form that fits most accounts
      }
    }
    void ask();
    return () => {
      wanted = false;
    };
  }, [dispatch]);
  return methods;
}

/** Sets a new password after a proof of identity. For an account made with Google, it is the first password. */
export function PasswordSection({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  const { proveIdentity, dialog } = useIdentityProof();
  const methods = useSignInMethods();
  const [added, setAdded] = useState(false);
  const isFirst = methods?.password === false && !added;
  const label = isFirst ? texts.add : texts.submit;
  const form = useSchemaForm(NewPasswordForm, { password: '', confirmation: '' });
  const submit = useSubmit(
    form,
    async (fields) => {
      if (!(await proveIdentity())) return undefined;
      await dispatch(theIdentity()).changePassword(fields.password);
      return {};
    },
    {
      done: isFirst ? texts.added : texts.done,
      explain: (error) => identityErrorText(error, texts.failed),
      onDone: () => {
        form.reset();
        setAdded(true);
        dispatch(accountApi.util.invalidateTags(['Account']));
      },
    },
  );

  return (
    <SettingsSection title={texts.title} text={isFirst ? texts.googleOnly : texts.text}>
      <Form of={submit} className="flex flex-col items-stretch gap-4">
        {/* tells password managers to which account the password belongs */}
        <input type="text" hidden autoComplete="username" value={email} readOnly />
        <NewPasswordFields labels={{ password: texts.label, confirm: texts.confirm }} />
        <SubmitButton variant="secondary" busyLabel={texts.submitting} className="self-start">
          {label}
        </SubmitButton>
      </Form>
      {dialog}
    </SettingsSection>
  );
}
