import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ContactForm as ContactFormSchema, type ContactInput, sameEmail } from '@wayfarer/contract';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorDetail } from '../../../api/error-text.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { EmailInput } from '../../../ui/form/email-input.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { messagesApi } from '../api.ts';
import { contactTexts as texts } from '../copy.ts';

/** The form's state; name and address of a signed-in visitor fill what they have not written in. */
function useContactForm(subject: string) {
  const form = useForm({
    resolver: standardSchemaResolver(ContactFormSchema),
    defaultValues: { name: '', email: '', subject, message: '' },
  });
  const { userName, userEmail } = useSession();
  const { getValues, setValue } = form;
  useEffect(() => {
    if (getValues('name') === '') setValue('name', userName);
    if (getValues('email') === '') setValue('email', userEmail);
  }, [userName, userEmail, getValues, setValue]);
  return form;
}

/** Only the account's own address gets a copy, so a signed-in visitor's message is sent from it. */
function useSend() {
  const { userEmail } = useSession();
  const [send] = messagesApi.useSendContactMessageMutation();
  const [sendOwn] = messagesApi.useSendOwnContactMessageMutation();
  return async (body: ContactInput) => {
    const { email, ...own } = body;
    const isOwn = userEmail !== '' && sameEmail(email, userEmail);
    await (isOwn ? sendOwn({ body: own }).unwrap() : send({ body }).unwrap());
  };
}

/** Sends a message to the agency; the text stays if that fails. */
export function ContactForm({ subject }: { subject: string }) {
  const { register, handleSubmit, reset, formState } = useContactForm(subject);
  const { errors, isSubmitting } = formState;
  const send = useSend();
  const [problem, setProblem] = useState('');

  async function submit(body: ContactInput) {
    setProblem('');
    try {
      await send(body);
    } catch (error) {
      setProblem(`${texts.failed} ${errorDetail(error)}`);
      return;
    }
    reset({ ...body, subject: '', message: '' });
    toast.success(texts.done);
  }

  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void handleSubmit(submit, () => setProblem(texts.blocked))(event)}
    >
      {problem !== '' && <Banner>{problem}</Banner>}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={texts.name} required error={errors.name?.message}>
          <Input {...register('name')} autoComplete="name" />
        </Field>
        <Field label={texts.email} required hint={texts.emailHint} error={errors.email?.message}>
          <EmailInput {...register('email')} autoComplete="email" />
        </Field>
      </div>
      <Field label={texts.subject} required error={errors.subject?.message}>
        <Input {...register('subject')} />
      </Field>
      <Field label={texts.message} required error={errors.message?.message}>
        <Textarea {...register('message')} rows={7} className="min-h-44" />
      </Field>
      <Button type="submit" loading={isSubmitting} className="sm:self-start">
        {isSubmitting ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
