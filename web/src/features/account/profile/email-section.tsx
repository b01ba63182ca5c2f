import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { newEmailForm } from '@wayfarer/contract';
import { BadgeCheck, CircleDashed } from 'lucide';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePublicConfig } from '../../../api/public-config.ts';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { useNotices } from '../../../session/use-session.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { EmailInput } from '../../../ui/form/email-input.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { emailTexts as texts } from './copy.ts';
import { identityErrorText } from '../identity-error-text.ts';
import { ProblemBanner } from '../problem-banner.tsx';
import { useIdentityProof } from '../identity-proof/use-identity-proof.tsx';

/** The address, whether it is verified, and a form to change it where a link can be mailed. */
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
  const [problem, setProblem] = useState('');
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver: standardSchemaResolver(newEmailForm(email)),
    defaultValues: { email: '' },
  });

  async function submit({ email: next }: { email: string }) {
    setProblem('');
    setSentTo('');
    try {
      if (!(await proveIdentity())) return;
      await dispatch(theIdentity()).sendEmailChange(next);
      setSentTo(next);
      reset();
    } catch (error) {
      setProblem(identityErrorText(error, texts.failed));
    }
  }

  return (
    <>
      <ProblemBanner problem={problem === '' ? undefined : { text: problem }} />
      {sentTo !== '' && (
        <div className="mb-5">
          <Banner tone="success">{texts.done(sentTo)}</Banner>
        </div>
      )}
      <form
        method="post"
        noValidate
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <Field
          label={texts.label}
          hint={texts.hint}
          error={errors.email?.message}
          className="w-full"
        >
          <EmailInput {...register('email')} autoComplete="email" />
        </Field>
        <Button type="submit" variant="secondary" loading={isSubmitting}>
          {isSubmitting ? texts.submitting : texts.submit}
        </Button>
      </form>
      {dialog}
    </>
  );
}
