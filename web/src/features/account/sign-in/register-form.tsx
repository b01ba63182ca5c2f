import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  nameFault,
  type NewPassword,
  plainName,
  RegisterForm as RegisterSchema,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { type UseFormRegister, useForm, useWatch } from 'react-hook-form';
import { signUp } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { EmailInput } from '../../../ui/form/email-input.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { identityErrorText } from '../identity-error-text.ts';
import { formTexts, registerTexts as texts } from '../copy.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import type { Entrance } from './use-entrance.ts';

interface RegisterFields extends NewPassword {
  name: string;
  email: string;
}

/** Name, e-mail and a new password (spec §2, Register; rules of §5). */
export function RegisterForm({ entrance }: { entrance: Entrance }) {
  const dispatch = useAppDispatch();
  const {
    register,
    handleSubmit,
    control,
    formState: { errors },
  } = useForm<RegisterFields>({
    resolver: standardSchemaResolver(RegisterSchema),
    defaultValues: { name: '', email: '', password: '', confirmation: '' },
  });

  const [name, password] = useWatch({ control, name: ['name', 'password'] });
  const spelling = plainName(name);
  const hint =
    nameFault(name) === 'letters_only' && nameFault(spelling) === null
      ? texts.nameRule(spelling)
      : undefined;

  async function submit({ name, email, password: chosen }: RegisterFields) {
    entrance.begin('submitting');
    const result = await dispatch(signUp({ name, email, password: chosen }));
    if (signUp.fulfilled.match(result)) entrance.succeed(texts.done);
    else entrance.fail({ text: identityErrorText(result.error, texts.failed) });
  }

  const busy = entrance.phase === 'submitting' || entrance.phase === 'done';
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) =>
        void handleSubmit(submit, () => entrance.refuse(formTexts.blocked))(event)
      }
    >
      <Field label={texts.name} hint={hint} error={errors.name?.message}>
        <Input {...register('name')} autoComplete="name" maxLength={TEXT_LIMITS.personName} />
      </Field>
      <Field label={formTexts.email} error={errors.email?.message}>
        <EmailInput {...register('email')} autoComplete="username" />
      </Field>
      <NewPasswordFields
        labels={{ password: formTexts.password, confirm: texts.confirm }}
        // the two fields are part of this form; the library's types know only whole forms
        register={register as unknown as UseFormRegister<NewPassword>}
        errors={errors}
        password={password}
      />
      <Button type="submit" block loading={busy} className="mt-1">
        {busy ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
