import {
  nameFault,
  plainName,
  RegisterForm as RegisterSchema,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { useWatch } from 'react-hook-form';
import { signUp } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm } from '../../../ui/form/bound/schema-form.ts';
import { EmailInput } from '../../../ui/form/inputs/email-input.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { identityErrorText } from '../identity-error-text.ts';
import { formTexts, registerTexts as texts } from '../copy.texts.js';
import { NewPasswordFields } from '../new-password-fields.tsx';
import type { Entrance } from './use-entrance.ts';

/** Name, email and a new password (spec §2, Register; rules of §5). */
export function RegisterForm({ entrance }: { entrance: Entrance }) {
  const dispatch = useAppDispatch();
  const form = useSchemaForm(RegisterSchema, {
    name: '',
    email: '',
    password: '',
    confirmation: '',
  });
  const name = useWatch({ control: form.control, name: 'name' });
  const spelling = plainName(name);
  const hint =
    nameFault(name) === 'letters_only' && nameFault(spelling) === null
      ? texts.nameRule(spelling)
      : undefined;

  async function send(fields: { name: string; email: string; password: string }) {
    entrance.begin('submitting');
    const { email, name: chosen, password } = fields;
    const result = await dispatch(signUp({ name: chosen, email, password }));
    if (signUp.fulfilled.match(result)) entrance.succeed(texts.done);
    else {
      const text = identityErrorText(result.error, texts.failed);
      entrance.fail(result.error, { text });
    }
  }

  const busy = entrance.phase === 'submitting' || entrance.phase === 'done';
  return (
    <Form
      of={{ form, send, refuse: () => entrance.refuse(formTexts.blocked) }}
      className="flex flex-col gap-4"
    >
      <FormField name="name" label={texts.name} hint={hint}>
        <Input autoComplete="name" maxLength={TEXT_LIMITS.personName} />
      </FormField>
      <FormField name="email" label={formTexts.email}>
        <EmailInput autoComplete="username" />
      </FormField>
      <NewPasswordFields labels={{ password: formTexts.password, confirm: texts.confirm }} />
      <Button type="submit" block loading={busy} className="mt-1">
        {busy ? texts.submitting : texts.submit}
      </Button>
    </Form>
  );
}
