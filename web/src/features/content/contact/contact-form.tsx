import { ContactForm as ContactFormSchema, type ContactInput, sameEmail } from '@wayfarer/contract';
import { useEffect } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { EmailInput } from '../../../ui/form/inputs/email-input.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { messagesApi } from '../api.ts';
import { contactTexts as texts } from '../copy.texts.js';

/** The form's state. If a signed-in visitor left their name or email empty, the account's values are filled in. */
function useContactForm(subject: string) {
  const form = useSchemaForm(ContactFormSchema, { name: '', email: '', subject, message: '' });
  const { userName, userEmail } = useSession();
  const { getValues, setValue } = form;
  useEffect(() => {
    if (getValues('name') === '') setValue('name', userName);
    if (getValues('email') === '') setValue('email', userEmail);
  }, [userName, userEmail, getValues, setValue]);
  return form;
}

/**
 * Sends the message. If its email is the signed-in visitor's own, it is sent from the account, because only an
 * account's own email gets a copy.
 */
function useSend() {
  const { userEmail } = useSession();
  const [send] = messagesApi.useSendContactMessageMutation();
  const [sendOwn] = messagesApi.useSendOwnContactMessageMutation();
  return async (body: ContactInput) => {
    const { email, ...own } = body;
    const isOwn = userEmail !== '' && sameEmail(email, userEmail);
    return isOwn ? sendOwn({ body: own }) : send({ body });
  };
}

/** Sends a message to the agency. */
export function ContactForm({ subject }: { subject: string }) {
  const form = useContactForm(subject);
  const { blocked, done, failed } = texts;
  const submit = useSubmit(form, useSend(), {
    blocked,
    done,
    failed,
    onDone: (_, body) => form.reset({ ...body, subject: '', message: '' }),
  });
  return (
    <Form of={submit} className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FormField name="name" label={texts.name} required>
          <Input autoComplete="name" />
        </FormField>
        <FormField name="email" label={texts.email} required hint={texts.emailHint}>
          <EmailInput autoComplete="email" />
        </FormField>
      </div>
      <FormField name="subject" label={texts.subject} required>
        <Input />
      </FormField>
      <FormField name="message" label={texts.message} required>
        <Textarea rows={7} className="min-h-44" />
      </FormField>
      <SubmitButton busyLabel={texts.submitting} className="sm:self-start">
        {texts.submit}
      </SubmitButton>
    </Form>
  );
}
