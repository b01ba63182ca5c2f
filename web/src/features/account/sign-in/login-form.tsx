import { LoginForm as LoginSchema } from '@wayfarer/contract';
import { useLocation } from 'react-router';
import { signIn } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { paths } from '../../../domain/paths.ts';
import { knownEmail } from '../../../domain/return-path.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm } from '../../../ui/form/bound/schema-form.ts';
import { EmailInput } from '../../../ui/form/inputs/email-input.tsx';
import { PasswordInput } from '../../../ui/form/inputs/password-input.tsx';
import { identityErrorText } from '../identity-error-text.ts';
import { formTexts, loginTexts as texts } from '../copy.texts.js';
import type { Entrance } from './use-entrance.ts';

/** Email and password (spec §2, Login; rules of §5). */
export function LoginForm({ entrance }: { entrance: Entrance }) {
  const dispatch = useAppDispatch();
  const form = useSchemaForm(LoginSchema, { email: knownEmail(useLocation()), password: '' });

  async function send(fields: { email: string; password: string }) {
    entrance.begin('submitting');
    const result = await dispatch(signIn(fields));
    if (signIn.fulfilled.match(result)) await entrance.admit(texts.done);
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
      <FormField name="email" label={formTexts.email}>
        <EmailInput autoComplete="username" />
      </FormField>
      <FormField name="password" label={formTexts.password}>
        <PasswordInput autoComplete="current-password" />
      </FormField>
      <Link
        to={paths.forgotPassword()}
        className="-my-2 inline-flex min-h-11 items-center self-end text-sm font-medium text-lagoon underline-offset-4 hover:underline"
      >
        {texts.forgot}
      </Link>
      <Button type="submit" block loading={busy}>
        {busy ? texts.submitting : texts.submit}
      </Button>
    </Form>
  );
}
