import type { OperatorSpot } from '@wayfarer/contract';
import { ExternalLink } from 'lucide';
import { useState } from 'react';
import { usePublicConfig } from '../../../../api/public-config.ts';
import { paths } from '../../../../domain/paths.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { useSend } from '../../../../ui/form/bound/use-send.ts';
import { consolePath } from '../../../kit/address/paths.ts';
import { ReasonDialog } from '../../../kit/dialogs/reason-dialog.tsx';
import { useStaff } from '../../../kit/staff/staff.ts';
import { destinationsApi } from '../api.ts';
import { archiveTexts, editTexts as texts, priceTexts } from './copy.ts';
import { PriceHistory } from './price-dialogs.tsx';

/** The actions for a published destination. */
export function PublishedActions({ spot: { _id: id, contributed } }: { spot: OperatorSpot }) {
  const { may } = useStaff();
  const { languages } = usePublicConfig();
  const [archive] = destinationsApi.useArchiveSpotMutation();
  const [takeOver] = destinationsApi.useTakeOverContributionMutation();
  const [archiving, setArchiving] = useState(false);
  const params = { id };
  const { busy, problem, send } = useSend(() => takeOver({ params }), { done: texts.tookOver });
  return (
    <>
      {problem !== undefined && <Banner>{problem}</Banner>}
      {languages && (
        <ButtonLink
          size="sm"
          variant="secondary"
          to={consolePath(`texts/${encodeURIComponent(id)}`)}
        >
          {texts.translate}
        </ButtonLink>
      )}
      <ButtonLink
        size="sm"
        variant="secondary"
        to={consolePath(`destinations/${encodeURIComponent(id)}/places`)}
      >
        {texts.places}
      </ButtonLink>
      <ButtonLink size="sm" variant="secondary" to={paths.destination(id)}>
        <Icon shape={ExternalLink} className="size-4" />
        {texts.viewPage}
      </ButtonLink>
      {contributed && may('spots.moderate') && (
        <Button size="sm" variant="secondary" loading={busy} onClick={() => void send()}>
          {texts.takeOver}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => setArchiving(true)}>
        {texts.archive}
      </Button>
      {archiving && (
        <ReasonDialog
          danger
          texts={archiveTexts}
          act={(reason) => archive({ params, body: { reason } })}
          onClose={() => setArchiving(false)}
        />
      )}
    </>
  );
}

export function Restore({ id }: { id: string }) {
  const [restore] = destinationsApi.useRestoreSpotMutation();
  const { busy, problem, send } = useSend(() => restore({ params: { id } }), {
    done: texts.restored,
  });
  return (
    <>
      {problem !== undefined && <Banner>{problem}</Banner>}
      <Button size="sm" loading={busy} onClick={() => void send()}>
        {texts.restore}
      </Button>
    </>
  );
}

export function History({
  spot,
  onUse,
}: {
  spot: OperatorSpot;
  onUse: ((price: string) => void) | undefined;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const use = (price: string) => {
    onUse?.(price);
    close();
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {priceTexts.history}
      </Button>
      {open && <PriceHistory spot={spot} onUse={onUse && use} onClose={close} />}
    </>
  );
}
