import {
  EXTRA_PERMISSIONS,
  fromMajorUnits,
  toMajorUnits,
  type ExtraPermission,
  may,
  MEMBER_ROLES,
  type MemberRole,
  permissionTexts,
  type StaffMember,
} from '@wayfarer/contract';
import { useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { useAct } from '../../kit/act/use-act.ts';
import { Choice } from '../../kit/form/fields.tsx';
import { teamApi } from './api.ts';
import { roleTexts, teamTexts as texts } from './copy.ts';

/** Somebody who is a member, or is to be one. */
export type Candidate = Pick<StaffMember, '_id' | 'name' | 'email'> & Partial<StaffMember>;

/** In minor units; null for nothing, undefined for what is no amount. */
function minorOf(typed: string, currency: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const amount = Number(typed.trim());
  if (!Number.isFinite(amount) || amount < 0) return undefined;
  return fromMajorUnits(amount, currency) ?? undefined;
}

function Extras({
  role,
  extra,
  onChange,
}: {
  role: MemberRole;
  extra: readonly ExtraPermission[];
  onChange: (extra: ExtraPermission[]) => void;
}) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{texts.extra}</legend>
      <div className="grid grid-cols-1 sm:grid-cols-2">
        {EXTRA_PERMISSIONS.filter((permission) => !may(role, [], permission)).map((permission) => (
          <Checkbox
            key={permission}
            label={permissionTexts[permission]}
            checked={extra.includes(permission)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...extra, permission]
                  : extra.filter((other) => other !== permission),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What a member may do. */
export function MemberDialog({ member, onClose }: { member: Candidate; onClose: () => void }) {
  const { currency } = usePublicConfig();
  const { refundLimit = null } = member;
  const [role, setRole] = useState<MemberRole>(member.role === 'manager' ? 'manager' : 'staff');
  const [extra, setExtra] = useState<ExtraPermission[]>([...(member.extra ?? [])]);
  const [typed, setTyped] = useState(
    refundLimit === null ? '' : String(toMajorUnits(refundLimit, currency)),
  );
  const [put] = teamApi.usePutStaffMemberMutation();
  const { act, busy, problem } = useAct(texts.saved(member.name), onClose);
  const limit = minorOf(typed, currency);
  function save(refundLimit: number | null) {
    const given = extra.filter((permission) => !may(role, [], permission));
    const body = { role, extra: given, refundLimit };
    void act(() => put({ params: { id: member._id }, body }));
  }
  return (
    <Dialog
      open
      title={member.name}
      onClose={onClose}
      busy={busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {texts.cancel}
          </Button>
          <Button
            loading={busy}
            disabled={limit === undefined}
            onClick={() => limit !== undefined && save(limit)}
          >
            {busy ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 text-ink">
        {problem !== undefined && <Banner>{problem}</Banner>}
        <p className="text-sm wrap-anywhere text-muted">{member.email}</p>
        <Field label={texts.role}>
          <Choice options={MEMBER_ROLES} names={roleTexts} value={role} onChoose={setRole} />
        </Field>
        <Extras role={role} extra={extra} onChange={setExtra} />
        <Field
          label={texts.limit}
          hint={texts.limitHint(currency.toUpperCase())}
          error={limit === undefined ? texts.limitWrong : undefined}
        >
          <Input
            inputMode="decimal"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
