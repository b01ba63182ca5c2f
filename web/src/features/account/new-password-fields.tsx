import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../ui/form/bound/form-field.tsx';
import { PasswordInput } from '../../ui/form/inputs/password-input.tsx';
import { PasswordStrength } from './password-strength.tsx';

/** The fields `password` and `confirmation` of a form, with a meter and a checklist. */
export function NewPasswordFields({ labels }: { labels: { password: string; confirm: string } }) {
  const password = useWatch<{ password: string }, 'password'>({ name: 'password' });
  const strengthId = useId();
  return (
    <>
      <div className="flex flex-col gap-3">
        <FormField name="password" label={labels.password} rules={{ deps: 'confirmation' }}>
          <PasswordInput autoComplete="new-password" aria-describedby={strengthId} />
        </FormField>
        <PasswordStrength id={strengthId} password={password} />
      </div>
      <FormField name="confirmation" label={labels.confirm}>
        <PasswordInput autoComplete="new-password" />
      </FormField>
    </>
  );
}
