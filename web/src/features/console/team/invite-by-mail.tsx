import { MEMBER_ROLES, type MemberRole } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../api/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { EmailInput } from '../../../ui/form/email-input.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { roleNames } from '../frame/copy.ts';
import { useWithProof } from '../frame/proof.ts';
import { useInviteColleagueMutation } from './api.ts';
import { invitationTexts as texts, roleTexts } from './copy.ts';

/** Asks somebody to join by mail, whether they have an account or not. */
export function InviteByMail() {
  const withProof = useWithProof();
  const [invite] = useInviteColleagueMutation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('staff');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function send() {
    setBusy(true);
    setProblem('');
    const result = await withProof(() => invite({ body: { email: email.trim(), role } }));
    setBusy(false);
    if (!result) return;
    if (result.error) return setProblem(errorDetail(result.error));
    setEmail('');
    toast.success(texts.sent(email.trim()), 'team');
  }
  return (
    <Card>
      <h2 className="display text-h3">{texts.title}</h2>
      <p className="mt-1 text-sm text-muted">{texts.text}</p>
      <form
        method="post"
        noValidate
        className="mt-4 flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (email.trim() !== '') void send();
        }}
      >
        <Field label={texts.email} error={problem === '' ? undefined : problem}>
          <EmailInput value={email} onChange={({ target }) => setEmail(target.value)} />
        </Field>
        <Field label={texts.role} hint={roleTexts[role]}>
          <Select value={role} onChange={({ target }) => setRole(target.value as MemberRole)}>
            {MEMBER_ROLES.map((each) => (
              <option key={each} value={each}>
                {roleNames[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" loading={busy}>
          {busy ? texts.sending : texts.send}
        </Button>
      </form>
    </Card>
  );
}
