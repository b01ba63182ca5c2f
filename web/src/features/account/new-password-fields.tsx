import type { NewPassword } from '@wayfarer/contract';
import { useId } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { PasswordStrength } from './password-strength.tsx';

/** A new password with its meter and checklist, and its confirmation. */
export function NewPasswordFields({
  labels,
  register,
  errors,
  password,
}: {
  labels: { password: string; confirm: string };
  register: UseFormRegister<NewPassword>;
  errors: FieldErrors<NewPassword>;
  /** What the first field holds now. */
  password: string;
}) {
  const strengthId = useId();
  return (
    <>
      <div className="flex flex-col gap-3">
        <Field label={labels.password} error={errors.password?.message}>
          <PasswordInput
            {...register('password', { deps: 'confirmation' })}
            autoComplete="new-password"
            aria-describedby={strengthId}
          />
        </Field>
        <PasswordStrength id={strengthId} password={password} />
      </div>
      <Field label={labels.confirm} error={errors.confirmation?.message}>
        <PasswordInput {...register('confirmation')} autoComplete="new-password" />
      </Field>
    </>
  );
}
