import {
  EXTRA_PERMISSIONS,
  type ExtraPermission,
  may,
  MEMBER_ROLES,
  memberForm,
  type MemberRole,
  permissionTexts,
  type StaffMember,
  typedAmount,
} from '@wayfarer/contract';
import { useController, useWatch } from 'react-hook-form';
import { usePublicConfig } from '../../../api/public-config.ts';
import { AmountField } from '../../../ui/form/bound/amount-field.tsx';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { teamApi } from './api.ts';
import { roleTexts, teamTexts as texts } from './copy.texts.js';

/** A member of the team, or someone who is about to become one. */
export type Candidate = Pick<StaffMember, '_id' | 'name' | 'email'> & Partial<StaffMember>;

const extrasOf = (role: MemberRole) =>
  EXTRA_PERMISSIONS.filter((permission) => !may(role, [], permission));

interface MemberFields {
  role: MemberRole;
  extra: ExtraPermission[];
  refundLimit: string;
}

function fieldsOf(member: Candidate, currency: string): MemberFields {
  const { extra = [], refundLimit = null, role } = member;
  return {
    role: role === 'manager' ? 'manager' : 'staff',
    extra: [...extra],
    refundLimit: refundLimit === null ? '' : typedAmount(refundLimit, currency),
  };
}

function Extras() {
  const role = useWatch<MemberFields, 'role'>({ name: 'role' });
  const { value, onChange } = useController<MemberFields, 'extra'>({ name: 'extra' }).field;
  const without = (permission: ExtraPermission) => value.filter((other) => other !== permission);
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{texts.extra}</legend>
      <div className="grid grid-cols-1 sm:grid-cols-2">
        {extrasOf(role).map((permission) => (
          <Checkbox
            key={permission}
            label={permissionTexts[permission]}
            checked={value.includes(permission)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, permission] : without(permission))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Edits a member's role, permissions and refund limit. */
export function MemberDialog({ member, onClose }: { member: Candidate; onClose: () => void }) {
  const { currency } = usePublicConfig();
  const [put] = teamApi.usePutStaffMemberMutation();
  const form = useSchemaForm(memberForm(currency), fieldsOf(member, currency), 'onChange');
  const submit = useSubmit(
    form,
    ({ extra, role, refundLimit }) => {
      const given = extrasOf(role).filter((permission) => extra.includes(permission));
      return put({ params: { id: member._id }, body: { role, extra: given, refundLimit } });
    },
    { done: texts.saved(member.name), onDone: onClose },
  );
  return (
    <FormDialog
      title={member.name}
      text={member.email}
      of={submit}
      submitLabel={submit.busy ? texts.saving : texts.save}
      closeLabel={texts.cancel}
      refused={form.formState.errors.refundLimit !== undefined}
      onClose={onClose}
    >
      <FormField name="role" label={texts.role}>
        <Select options={MEMBER_ROLES} names={roleTexts} />
      </FormField>
      <Extras />
      <AmountField
        name="refundLimit"
        label={texts.limit}
        hint={texts.limitHint(currency.toUpperCase())}
        currency={currency}
        range={{ least: 0 }}
      />
    </FormDialog>
  );
}
