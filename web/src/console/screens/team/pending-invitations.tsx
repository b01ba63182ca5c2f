import type { StaffInvitation } from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/layout/dialog.tsx';
import { roleNames } from '../../kit/staff/copy.texts.js';
import { useWithProof } from '../../kit/staff/proof.ts';
import { teamApi } from './api.ts';
import { invitationTexts as texts } from './copy.texts.js';

function Withdraw({ invitation, onClose }: { invitation: StaffInvitation; onClose: () => void }) {
  const withProof = useWithProof();
  const [withdraw, { isLoading }] = teamApi.useWithdrawInvitationMutation();
  async function confirm() {
    const result = await withProof(() => withdraw({ params: { id: invitation._id } }));
    if (result?.error) toast.error(errorDetail(result.error), 'team');
    else if (result) toast.success(texts.withdrawn(invitation.email), 'team');
    if (result) onClose();
  }
  return (
    <ConfirmDialog
      open
      title={texts.withdrawTitle(invitation.email)}
      text={texts.withdrawText}
      confirmLabel={texts.withdraw}
      pending={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

/** People who were invited but haven't joined yet, as rows of the team's list. */
export function PendingInvitations() {
  const { currentData = [], error } = teamApi.useListInvitationsQuery();
  const [ending, setEnding] = useState<StaffInvitation>();
  return (
    <>
      {error !== undefined && (
        <li className="py-4">
          <Banner>{texts.failed}</Banner>
        </li>
      )}
      {currentData.map((invitation) => (
        <li key={invitation._id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
          <div className="min-w-0 grow basis-60">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <span className="wrap-anywhere">{invitation.email}</span>
              <Badge tone="warning">{texts.pending}</Badge>
              <Badge>{roleNames[invitation.role]}</Badge>
            </p>
            <p className="mt-1 text-xs text-muted">
              {texts.until({
                sent: formatMomentDay(invitation.sentAt),
                end: formatMomentDay(invitation.expiresAt),
              })}
            </p>
          </div>
          <Button size="sm" variant="ghost" onClick={() => setEnding(invitation)}>
            {texts.withdraw}
          </Button>
        </li>
      ))}
      {ending && <Withdraw invitation={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}
