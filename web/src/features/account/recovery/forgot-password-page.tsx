import { EmailForm } from '@wayfarer/contract';
import { MailCheck } from 'lucide';
import { useState } from 'react';
import { definePage } from '../../../api/page.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { linkedPaths, paths } from '../../../domain/paths.ts';
import { restoreFocusAround } from '../../../lib/restore-focus.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { EmailInput } from '../../../ui/form/inputs/email-input.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { identityErrorText } from '../identity-error-text.ts';
import { formTexts } from '../copy.texts.js';
import { forgotTexts as texts } from './copy.texts.js';

/** Shows the same text whether or not the account exists, so as not to reveal who has an account. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { accountMails } = usePublicConfig();
  return (
    <AccountFrame title={texts.sentTitle} poster="lake">
      <div role="status" className="flex gap-3">
        <Icon shape={MailCheck} className="size-6 shrink-0 text-success" />
        <p className="wrap-anywhere">{texts.sent(email)}</p>
      </div>
      {accountMails === 'outbox' && (
        <div className="mt-5">
          <Banner tone="info">
            <p>{texts.demo}</p>
          </Banner>
          <ButtonLink to={paths.outbox()} block className="mt-4">
            {texts.outbox}
          </ButtonLink>
        </div>
      )}
      <div ref={restoreFocusAround} className="mt-4 flex flex-wrap gap-2">
        <Button variant="ghost" onClick={onAgain}>
          {texts.again}
        </Button>
        <ButtonLink to={paths.login()} variant="ghost">
          {texts.back}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}

/** Shown if no link can be emailed: says who can help. */
function NoMail() {
  return (
    <AccountFrame title={texts.title} text={texts.noMail} poster="lake">
      <div className="flex flex-col gap-4">
        <ButtonLink to={linkedPaths.contact()} block>
          {texts.contact}
        </ButtonLink>
        <BackToSignIn />
      </div>
    </AccountFrame>
  );
}

function BackToSignIn() {
  return (
    <ButtonLink to={paths.login()} variant="ghost" block>
      {texts.back}
    </ButtonLink>
  );
}

function ForgotPassword() {
  const { accountMails } = usePublicConfig();
  return accountMails === 'none' ? <NoMail /> : <AskForLink />;
}

function AskForLink() {
  const dispatch = useAppDispatch();
  const [sentTo, setSentTo] = useState('');
  const form = useSchemaForm(EmailForm, { email: '' });
  const submit = useSubmit(
    form,
    async ({ email }) => {
      await dispatch(theIdentity()).sendPasswordReset(email);
      return {};
    },
    {
      blocked: formTexts.blocked,
      explain: (error) => identityErrorText(error, texts.failed),
      onDone: (_, { email }) => setSentTo(email),
    },
  );

  if (sentTo !== '') return <Sent email={sentTo} onAgain={() => setSentTo('')} />;
  return (
    <AccountFrame title={texts.title} text={texts.text} poster="lake">
      <Form of={submit} ref={restoreFocusAround} className="flex flex-col gap-4">
        <FormField name="email" label={formTexts.email}>
          <EmailInput autoComplete="username" />
        </FormField>
        <SubmitButton block busyLabel={texts.submitting}>
          {texts.submit}
        </SubmitButton>
        <BackToSignIn />
      </Form>
    </AccountFrame>
  );
}

export const page = definePage(ForgotPassword, {
  meta: ({ config }) => ({
    title: texts.title,
    description: texts.description(config.site.name),
    canonical: paths.forgotPassword(),
  }),
});
