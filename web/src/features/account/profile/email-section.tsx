import { newEmailForm } from '@wayfarer/contract';
import { BadgeCheck, CircleDashed } from 'lucide';
import { useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { useNotices } from '../../../session/use-session.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { EmailInput } from '../../../ui/form/inputs/email-input.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { emailTexts as texts } from './copy.texts.js';
import { identityErrorText } from '../identity-error-text.ts';
import { useIdentityProof } from '../identity-proof/use-identity-proof.tsx';

/** The email with its state of verification, and a form to change it if a link can be emailed. */
export function EmailSection({ email }: { email: string }) {
  const { isEmailVerified } = useNotices();
  const { accountMails } = usePublicConfig();
  const shape = isEmailVerified ? BadgeCheck : CircleDashed;
  return (
    <>
      <p className="mb-5 flex flex-wrap items-center gap-3">
        <span className="font-semibold wrap-anywhere">{email}</span>
        <Badge tone={isEmailVerified ? 'success' : 'warning'}>
          <Icon shape={shape} />
          {isEmailVerified ? texts.verified : texts.unverified}
        </Badge>
      </p>
      {accountMails === 'none' ? (
        <p className="text-sm text-muted">{texts.noMail}</p>
      ) : (
        <EmailForm email={email} />
      )}
    </>
  );
}

function EmailForm({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  const { proveIdentity, dialog } = useIdentityProof();
  const [sentTo, setSentTo] = useState('');
  const form = useSchemaForm(newEmailForm(email), { email: '' });
  const submit = useSubmit(
    form,
    async ({ email: next }) => {
      setSentTo('');
      if (!(await proveIdentity())) return undefined;
      await dispatch(theIdentity()).sendEmailChange(next);
      return {};
    },
    {
      explain: (error) => identityErrorText(error, texts.failed),
      onDone: (_, { email: next }) => {
        setSentTo(next);
        form.reset();
      },
    },
  );

  return (
    <>
      {sentTo !== '' && (
        <div className="mb-5">
          <Banner tone="success">{texts.done(sentTo)}</Banner>
        </div>
      )}
      <Form of={submit} className="flex flex-col items-start gap-4">
        <FormField name="email" label={texts.label} hint={texts.hint} className="w-full">
          <EmailInput autoComplete="email" />
        </FormField>
        <SubmitButton variant="secondary" busyLabel={texts.submitting}>
          {texts.submit}
        </SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
