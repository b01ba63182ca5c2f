import type { OperatorSpot } from '@wayfarer/contract';
import { ExternalLink } from 'lucide';
import { useEffect, useState } from 'react';
import { usePublicConfig } from '../../../../api/public-config.ts';
import { useAppDispatch } from '../../../../api/store.ts';
import { paths } from '../../../../domain/paths.ts';
import { BackLink } from '../../../../ui/controls/back-link.tsx';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { useSend } from '../../../../ui/form/bound/use-send.ts';
import { consolePath } from '../../../kit/address/paths.ts';
import { useStaff } from '../../../kit/staff/staff.ts';
import { RecordView } from '../../../kit/screen/record-view.tsx';
import { Screen } from '../../../kit/screen/screen.tsx';
import { useScreenParam } from '../../../kit/address/screen-params.ts';
import { destinationsApi } from '../api.ts';
import { ReasonDialog } from '../../../kit/dialogs/reason-dialog.tsx';
import { StateBadge } from '../state-badge.tsx';
import { archiveTexts, editTexts as texts, priceTexts, saveTexts } from './copy.ts';
import { type Draft, draftOf } from './draft.ts';
import { changeBody } from './send-draft.ts';
import { DestinationEditor } from './editor.tsx';
import { type FarPrice, farPrice, PriceHistory, PriceQuestion } from './price-dialogs.tsx';
import { useEditor } from './use-editor.ts';

/** The actions for a published destination. */
function PublishedActions({ spot: { _id: id, contributed } }: { spot: OperatorSpot }) {
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

function Restore({ id }: { id: string }) {
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

function History({
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

/** Notices above the form: pending changes, reasons, offline states. */
function Notice({ spot: { reason, state, waits } }: { spot: OperatorSpot }) {
  const { may } = useStaff();
  const isWaiting = waits !== null || state === 'waiting';
  const text = state === 'published' ? waits && texts.waits[waits] : texts.offline[state];
  if (text === null) return null;
  return (
    <div className="mb-5 flex flex-col gap-3">
      <Banner tone="warning">
        <span className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0">
            {text}
            {reason !== '' && <span className="block">{texts.because(reason)}</span>}
          </span>
          {isWaiting && may('spots.moderate') && (
            <ButtonLink size="sm" variant="secondary" to={consolePath('destinations/review')}>
              {texts.decide}
            </ButtonLink>
          )}
        </span>
      </Banner>
    </div>
  );
}

function whoseText({ contributed, contributor, tripsAhead }: OperatorSpot): string {
  const whose = contributed ? texts.contributedBy(contributor?.name) : texts.own;
  return `${whose} · ${texts.trips(tripsAhead)}`;
}

const ALLOWS = {
  published: 'all',
  waiting: 'facts',
  rejected: 'facts',
  archived: 'nothing',
} as const;
const LABELS = { save: saveTexts.save, saving: saveTexts.saving };

/** The form of a destination, which overwrites only the version that was read. */
function useDestination(spot: OperatorSpot) {
  const editor = useEditor(draftOf(spot), spot.currency);
  const [update] = destinationsApi.useUpdateOperatorSpotMutation();
  const dispatch = useAppDispatch();
  const params = { id: spot._id };
  // a newer version replaces the form's values as long as nothing was typed
  const isTyped = editor.changes.length > 0;
  const { reset } = editor.form;
  useEffect(() => {
    if (!isTyped) reset(draftOf(spot));
  }, [isTyped, reset, spot]);
  const [asked, setAsked] = useState<{ draft: Draft; prices: FarPrice }>();
  function accept(saved: OperatorSpot, sent: Draft) {
    // newer than the shown one, until that is fetched again
    const { updateQueryData } = destinationsApi.util;
    dispatch(updateQueryData('getOperatorSpot', { params }, () => saved));
    editor.reset(draftOf(saved), sent);
  }
  const sending = editor.sending(
    (draft) => update({ params, body: changeBody(draft.read ?? spot, draft) }),
    (saved, sent) => {
      toast.success(saveTexts.saved, 'destination');
      accept(saved, sent);
    },
  );
  async function confirm(draft: Draft) {
    const body = { ...changeBody(draft.read ?? spot, draft), confirmPrice: true };
    const answer = await update({ params, body });
    if (answer.data) accept(answer.data, draft);
    return answer;
  }
  async function send(draft: Draft) {
    const prices = farPrice(draft, spot.currency);
    if (prices) setAsked({ draft, prices });
    else await sending.send(draft);
  }
  const question = asked && (
    <PriceQuestion
      prices={asked.prices}
      act={() => confirm(asked.draft)}
      onClose={() => setAsked(undefined)}
    />
  );
  return { editor, sending: { ...sending, send }, question };
}

interface DestinationProps {
  spot: OperatorSpot;
  refetch: () => Promise<OperatorSpot | undefined>;
}

function Destination({ spot, refetch }: DestinationProps) {
  const { editor, question, sending } = useDestination(spot);
  const { read } = editor.draft;
  async function load() {
    const next = await refetch();
    if (next) editor.reset(draftOf(next));
  }
  return (
    <Screen
      above={<BackLink to={consolePath('destinations')}>{texts.back}</BackLink>}
      title={spot.facts.spot}
      text={whoseText(spot)}
      actions={
        <>
          {spot.state === 'published' && <PublishedActions spot={spot} />}
          {spot.state === 'archived' && <Restore id={spot._id} />}
          <History
            spot={spot}
            onUse={ALLOWS[spot.state] === 'nothing' ? undefined : (cost) => editor.typeCost(cost)}
          />
        </>
      }
    >
      <p className="-mt-3 mb-5">
        <StateBadge state={spot.state} waits={spot.waits} />
      </p>
      <DestinationEditor
        editor={editor}
        currency={spot.currency}
        policies={spot.policies}
        allows={ALLOWS[spot.state]}
        labels={LABELS}
        sending={sending}
        onDiscard={() => editor.reset(draftOf(read ?? spot))}
        onLoad={() => void load()}
      >
        <Notice spot={spot} />
      </DestinationEditor>
      {question}
    </Screen>
  );
}

/** Everything about one destination, and the actions on it. */
export function DestinationScreen() {
  const id = useScreenParam('id');
  const query = destinationsApi.useGetOperatorSpotQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <RecordView query={query} texts={texts} list="destinations">
      {(spot) => <Destination spot={spot} refetch={async () => (await query.refetch()).data} />}
    </RecordView>
  );
}
