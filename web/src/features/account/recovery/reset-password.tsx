import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type NewPassword, NewPasswordForm } from '@wayfarer/contract';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { paths } from '../../../domain/paths.ts';
import { useIsCurrentRoute } from '../../../lib/hooks/use-is-current-route.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { AccountFrame } from '../account-frame.tsx';
import { BadLink } from './bad-link.tsx';
import { identityCode, identityErrorText } from '../identity-error-text.ts';
import { formTexts } from '../copy.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { ProblemBanner } from '../problem-banner.tsx';
import { linkTexts, resetTexts as texts } from './copy.ts';
import { inspectLink, useLinkCode } from './use-link-code.ts';

const USED_UP = new Set(['auth/invalid-action-code', 'auth/expired-action-code']);

function ResetForm({ code, email }: { code: string; email: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isCurrentRoute = useIsCurrentRoute();
  const [problem, setProblem] = useState('');
  const [isUsedUp, setIsUsedUp] = useState(false);
  const {
    register,
    handleSubmit,
    control,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver: standardSchemaResolver(NewPasswordForm),
    defaultValues: { password: '', confirmation: '' },
  });
  const password = useWatch({ control, name: 'password' });

  async function submit(fields: NewPassword) {
    setProblem('');
    const identity = dispatch(theIdentity());
    try {
      await identity.resetPassword(code, fields.password);
    } catch (error) {
      setIsUsedUp(USED_UP.has(identityCode(error)));
      setProblem(identityErrorText(error, texts.failed));
      return;
    }
    toast.success(texts.done);
    // every session ended with the old password, this browser's too
    await identity.signOut();
    if (isCurrentRoute()) await navigate(paths.login(), { replace: true });
  }

  if (isUsedUp) return <BadLink text={problem} reset />;
  return (
    <AccountFrame title={texts.title} text={texts.text(email)} poster="lake">
      <ProblemBanner problem={problem === '' ? undefined : { text: problem }} />
      <form
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void handleSubmit(submit, () => setProblem(formTexts.blocked))(event)}
      >
        {/* lets password managers know whose password this is */}
        <input type="text" hidden autoComplete="username" value={email} readOnly />
        <NewPasswordFields labels={texts} register={register} errors={errors} password={password} />
        <Button type="submit" block loading={isSubmitting}>
          {isSubmitting ? texts.submitting : texts.submit}
        </Button>
      </form>
    </AccountFrame>
  );
}

/** The page behind the link of a forgotten password. Looking at it does not use the code up. */
export function ResetPassword({ code }: { code: string }) {
  const { link, again } = useLinkCode(code, inspectLink);
  if (link.state === 'working') return <Loading text={texts.checking} />;
  if (link.state === 'refused') {
    if (!link.canRetry) return <BadLink text={link.text} reset />;
    return <ErrorState level={1} title={linkTexts.failedTitle} text={link.text} onRetry={again} />;
  }
  if (link.purpose !== 'resetPassword') return <BadLink reset />;
  return <ResetForm code={code} email={link.email} />;
}
