import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type NewPassword, NewPasswordForm } from '@wayfarer/contract';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { passwordTexts as texts } from './copy.ts';
import { accountApi } from '../api.ts';
import { identityErrorText } from '../identity-error-text.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { ProblemBanner } from '../problem-banner.tsx';
import { useIdentityProof } from '../identity-proof/use-identity-proof.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSignInMethods } from './use-sign-in-methods.ts';

/** Sets a new password after a proof of identity: the first one of an account that came with Google. */
export function PasswordSection({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  const { proveIdentity, dialog } = useIdentityProof();
  const methods = useSignInMethods();
  const [added, setAdded] = useState(false);
  const isFirst = methods?.password === false && !added;
  const label = isFirst ? texts.add : texts.submit;
  const [problem, setProblem] = useState('');
  const {
    register,
    handleSubmit,
    control,
    reset,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver: standardSchemaResolver(NewPasswordForm),
    defaultValues: { password: '', confirmation: '' },
  });
  const password = useWatch({ control, name: 'password' });

  async function submit(fields: NewPassword) {
    setProblem('');
    try {
      if (!(await proveIdentity())) return;
      await dispatch(theIdentity()).changePassword(fields.password);
      reset();
      toast.success(isFirst ? texts.added : texts.done);
      setAdded(true);
      dispatch(accountApi.util.invalidateTags(['Account']));
    } catch (error) {
      setProblem(identityErrorText(error, texts.failed));
    }
  }

  return (
    <SettingsSection title={texts.title} text={isFirst ? texts.googleOnly : texts.text}>
      <ProblemBanner problem={problem === '' ? undefined : { text: problem }} />
      <form
        method="post"
        noValidate
        className="flex flex-col items-stretch gap-4"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        {/* lets password managers know whose password this is */}
        <input type="text" hidden autoComplete="username" value={email} readOnly />
        <NewPasswordFields
          labels={{ password: texts.label, confirm: texts.confirm }}
          register={register}
          errors={errors}
          password={password}
        />
        <Button type="submit" variant="secondary" loading={isSubmitting} className="self-start">
          {isSubmitting ? texts.submitting : label}
        </Button>
      </form>
      {dialog}
    </SettingsSection>
  );
}
