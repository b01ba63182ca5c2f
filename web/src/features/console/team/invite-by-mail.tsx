import { MEMBER_ROLES, type MemberRole } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../api/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { roleNames } from '../frame/copy.ts';
import { useWithProof } from '../frame/proof.ts';
import { AddressForm } from './address-form.tsx';
import { useInviteColleagueMutation } from './api.ts';
import { invitationTexts as texts, roleTexts } from './copy.ts';

/** Asks somebody to join by mail, whether they have an account or not. */
export function InviteByMail() {
  const withProof = useWithProof();
  const [invite] = useInviteColleagueMutation();
  const [role, setRole] = useState<MemberRole>('staff');
  async function send(email: string): Promise<string | null> {
    const result = await withProof(() => invite({ body: { email, role } }));
    if (!result) return null;
    if (result.error) return errorDetail(result.error);
    toast.success(texts.sent(email), 'team');
    return '';
  }
  return (
    <AddressForm texts={texts} onSend={send}>
      <Field label={texts.role} hint={roleTexts[role]}>
        <Select value={role} onChange={({ target }) => setRole(target.value as MemberRole)}>
          {MEMBER_ROLES.map((each) => (
            <option key={each} value={each}>
              {roleNames[each]}
            </option>
          ))}
        </Select>
      </Field>
    </AddressForm>
  );
}
