import { InvitationForm, MEMBER_ROLES, type SentInvitation } from '@wayfarer/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { LinkToCopy } from '../../../ui/form/link-to-copy.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { roleNames } from '../../kit/staff/copy.texts.js';
import { useStaff } from '../../kit/staff/staff.ts';
import { AddressForm } from './address-form.tsx';
import { teamApi } from './api.ts';
import { invitationTexts as texts, roleTexts } from './copy.texts.js';

const HANDED = {
  ...texts,
  title: texts.handTitle,
  text: texts.handText,
  send: texts.handSend,
  sending: texts.handSending,
};

/** Invites someone to join the team, with or without an account. */
export function Invite() {
  const { mails } = useStaff();
  const [invite] = teamApi.useInviteColleagueMutation();
  const [made, setMade] = useState<SentInvitation>();
  const form = useSchemaForm(InvitationForm, { email: '', role: 'staff' });
  const submit = useSubmit(form, (body) => invite({ body }), {
    onDone({ data }, { email }) {
      const isMailed = data?.link === null;
      if (isMailed) toast.success(texts.sent(email), 'team');
      setMade(isMailed ? undefined : data);
      if (form.getValues('email').trim() === email) form.resetField('email');
    },
    onFailed: (_, message) => form.setError('email', { message }),
  });
  const role = useWatch({ control: form.control, name: 'role' });
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
    <AddressForm texts={mails === 'none' ? HANDED : texts} of={submit} outcome={outcome}>
      <FormField name="role" label={texts.role} hint={roleTexts[role]}>
        <Select options={MEMBER_ROLES} names={roleNames} />
      </FormField>
    </AddressForm>
  );
}
