import { exactMoney, listText, permissionTexts, type StaffMember } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/layout/dialog.tsx';
import { roleNames } from '../../kit/staff/copy.texts.js';
import { useWithProof } from '../../kit/staff/proof.ts';
import { Screen } from '../../kit/screen/screen.tsx';
import { AddMember } from './add-member.tsx';
import { teamApi } from './api.ts';
import { teamTexts as texts } from './copy.texts.js';
import { Invite } from './invite.tsx';
import { type Candidate, MemberDialog } from './member-dialog.tsx';
import { EndOwnerDialog, MakeOwnerDialog } from './owner-dialogs.tsx';
import { PendingInvitations } from './pending-invitations.tsx';

function useFacts({ extra, refundLimit, role, since }: StaffMember): string {
  const { currency } = usePublicConfig();
  if (role === 'owner') return texts.owner;
  const also = listText(extra.map((permission) => permissionTexts[permission]));
  const facts = [
    since === null ? '' : texts.since(formatMomentDay(since)),
    refundLimit === null ? '' : texts.limitOf(exactMoney(refundLimit, currency)),
    also === '' ? '' : texts.alsoMay(also),
  ];
  return facts.filter(Boolean).join(' · ');
}

type Act = 'change' | 'remove' | 'makeOwner' | 'endOwner';

/**
 * The possible actions. The last owner can't lose the role, and only people with a verified email can become owners.
 */
function actsOn({ emailVerified, role }: StaffMember, owners: number): Act[] {
  if (role === 'owner') return owners > 1 ? ['endOwner'] : [];
  return ['change', ...(emailVerified ? (['makeOwner'] as const) : []), 'remove'];
}

function Member({
  member,
  owners,
  onAct,
}: {
  member: StaffMember;
  owners: number;
  onAct: (act: Act) => void;
}) {
  const facts = useFacts(member);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="wrap-anywhere">{member.name}</span>
          <Badge tone={member.role === 'owner' ? 'brand' : 'neutral'}>
            {roleNames[member.role]}
          </Badge>
          {!member.emailVerified && <Badge tone="warning">{texts.unproved}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{member.email}</p>
        <p className="mt-1 text-xs text-muted">{facts}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {actsOn(member, owners).map((act) => (
          <Button
            key={act}
            size="sm"
            variant={act === 'change' ? 'secondary' : 'ghost'}
            onClick={() => onAct(act)}
          >
            {texts[act]}
          </Button>
        ))}
      </div>
    </li>
  );
}

function RemoveDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const withProof = useWithProof();
  const [remove, { isLoading }] = teamApi.useRemoveStaffMemberMutation();
  async function confirm() {
    const result = await withProof(() => remove({ params: { id: member._id } }));
    if (result?.error) toast.error(errorDetail(result.error), 'team');
    else if (result) toast.success(texts.removed(member.name), 'team');
    if (result) onClose();
  }
  return (
    <ConfirmDialog
      open
      title={texts.removeTitle(member.name)}
      text={texts.removeText}
      confirmLabel={texts.remove}
      pending={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

const DIALOGS = {
  remove: RemoveDialog,
  makeOwner: MakeOwnerDialog,
  endOwner: EndOwnerDialog,
} as const;

function Team({ team }: { team: readonly StaffMember[] }) {
  const [changing, setChanging] = useState<Candidate>();
  const [acting, setActing] = useState<{ act: Exclude<Act, 'change'>; member: StaffMember }>();
  const Dialog = acting && DIALOGS[acting.act];
  const owners = team.filter(({ role }) => role === 'owner').length;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card padded={false} className="px-5 sm:px-7">
        <ul className="divide-y divide-line">
          {team.map((member) => (
            <Member
              key={member._id}
              member={member}
              owners={owners}
              onAct={(act) => (act === 'change' ? setChanging(member) : setActing({ act, member }))}
            />
          ))}
          <PendingInvitations />
        </ul>
      </Card>
      <div className="flex flex-col gap-6">
        <Invite />
        <AddMember
          onFound={({ _id, name, email }) =>
            setChanging(team.find((member) => member._id === _id) ?? { _id, name, email })
          }
        />
      </div>
      {changing && <MemberDialog member={changing} onClose={() => setChanging(undefined)} />}
      {Dialog && <Dialog member={acting.member} onClose={() => setActing(undefined)} />}
    </div>
  );
}

/** The team. Asks for a recent sign-in, because the API requires one. */
export function TeamScreen() {
  const query = teamApi.useListStaffQuery();
  const withProof = useWithProof();
  const wantsProof = problemOf(query.error)?.code === 'sign_in_again';
  return (
    <Screen title={texts.title} text={texts.text}>
      {wantsProof && query.currentData === undefined ? (
        <EmptyState
          picture={false}
          title={texts.proof}
          text={texts.proofText}
          actions={
            <Button onClick={() => void withProof(async () => query.refetch())}>
              {texts.proofButton}
            </Button>
          }
        />
      ) : (
        <QueryView query={query} loading={texts.loading} failed={texts.failed}>
          {(team) => <Team team={team} />}
        </QueryView>
      )}
    </Screen>
  );
}
