import { MEMBER_ROLES, type MemberRole, type SentInvitation } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { LinkToCopy } from '../../../ui/form/link-to-copy.tsx';
import { Choice } from '../../kit/form/fields.tsx';
import { roleNames } from '../../kit/operator/copy.ts';
import { useOperator } from '../../kit/operator/operator.ts';
import { useWithProof } from '../../kit/operator/proof.ts';
import { AddressForm } from './address-form.tsx';
import { teamApi } from './api.ts';
import { invitationTexts as texts, roleTexts } from './copy.ts';

const HANDED = {
  ...texts,
  title: texts.handTitle,
  text: texts.handText,
  send: texts.handSend,
  sending: texts.handSending,
};

/** Asks someone to join, whether they have an account or not: by mail, or by a link that is handed over. */
export function Invite() {
  const { mails } = useOperator();
  const withProof = useWithProof();
  const [invite] = teamApi.useInviteColleagueMutation();
  const [role, setRole] = useState<MemberRole>('staff');
  const [made, setMade] = useState<SentInvitation>();
  async function send(email: string): Promise<string | null> {
    const result = await withProof(() => invite({ body: { email, role } }));
    if (!result) return null;
    if (result.error) return errorDetail(result.error);
    const isMailed = result.data.link === null;
    if (isMailed) toast.success(texts.sent(email), 'team');
    setMade(isMailed ? undefined : result.data);
    return '';
  }
  const outcome = made?.link && (
    <div className="mt-5 border-t border-line pt-5">
      <LinkToCopy
        url={made.link}
        texts={{ ...texts, label: texts.linkFor(made.email) }}
        act="team"
      />
    </div>
  );
  return (
    <AddressForm texts={mails === 'none' ? HANDED : texts} onSend={send} outcome={outcome}>
      <Field label={texts.role} hint={roleTexts[role]}>
        <Choice options={MEMBER_ROLES} names={roleNames} value={role} onChoose={setRole} />
      </Field>
    </AddressForm>
  );
}
