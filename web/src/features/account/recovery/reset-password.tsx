import { NewPasswordForm } from '@wayfarer/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { theIdentity } from '../../../session/actions.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { paths } from '../../../domain/paths.ts';
import { useIsCurrentRoute } from '../../../lib/hooks/use-is-current-route.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Form } from '../../../ui/form/bound/form.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { AccountFrame } from '../account-frame.tsx';
import { BadLink } from './bad-link.tsx';
import { identityCode, identityErrorText } from '../identity-error-text.ts';
import { formTexts } from '../copy.texts.js';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { linkTexts, resetTexts as texts } from './copy.texts.js';
import { inspectLink, useLinkCode } from './use-link-code.ts';

const USED_UP = new Set(['auth/invalid-action-code', 'auth/expired-action-code']);

function ResetForm({ code, email }: { code: string; email: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isCurrentRoute = useIsCurrentRoute();
  const [isUsedUp, setIsUsedUp] = useState(false);
  const form = useSchemaForm(NewPasswordForm, { password: '', confirmation: '' });

  async function setPassword({ password }: { password: string }) {
    const identity = dispatch(theIdentity());
    try {
      await identity.resetPassword(code, password);
    } catch (error) {
      setIsUsedUp(USED_UP.has(identityCode(error)));
      throw error;
    }
    toast.success(texts.done);
    // the new password has ended all sessions, including this browser's
    await identity.signOut();
    if (isCurrentRoute()) await navigate(paths.login(), { replace: true });
    return {};
  }

  const submit = useSubmit(form, setPassword, {
    blocked: formTexts.blocked,
    explain: (error) => identityErrorText(error, texts.failed),
  });
  if (isUsedUp) return <BadLink text={submit.problem} reset />;
  return (
    <AccountFrame title={texts.title} text={texts.text(email)} poster="lake">
      <Form of={submit} className="flex flex-col gap-4">
        {/* tells password managers to which account the password belongs */}
        <input type="text" hidden autoComplete="username" value={email} readOnly />
        <NewPasswordFields labels={texts} />
        <SubmitButton block busyLabel={texts.submitting}>
          {texts.submit}
        </SubmitButton>
      </Form>
    </AccountFrame>
  );
}

/** The page behind a password reset link. Viewing it doesn't use up the code. */
export function ResetPassword({ code }: { code: string }) {
  const { link, again } = useLinkCode(code, inspectLink);
  if (link.state === 'working') return <Loading level={1} text={texts.checking} />;
  if (link.state === 'refused') {
    if (!link.canRetry) return <BadLink text={link.text} reset />;
    return <ErrorState level={1} title={linkTexts.failedTitle} text={link.text} onRetry={again} />;
  }
  if (link.purpose !== 'resetPassword') return <BadLink reset />;
  return <ResetForm code={code} email={link.email} />;
}
