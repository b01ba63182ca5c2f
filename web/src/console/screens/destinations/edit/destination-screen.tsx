import type { OperatorSpot } from '@wayfarer/contract';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../../api/store.ts';
import { BackLink } from '../../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { consolePath } from '../../../kit/address/paths.ts';
import { useStaff } from '../../../kit/staff/staff.ts';
import { RecordView } from '../../../kit/screen/record-view.tsx';
import { Screen } from '../../../kit/screen/screen.tsx';
import { useScreenParam } from '../../../kit/address/screen-params.ts';
import { destinationsApi } from '../api.ts';
import { StateBadge } from '../state-badge.tsx';
import { History, PublishedActions, Restore } from './actions.tsx';
import { editTexts as texts, saveTexts } from './copy.ts';
import { type Draft, draftOf } from './draft.ts';
import { changeBody } from './send-draft.ts';
import { DestinationEditor } from './editor.tsx';
import { type FarPrice, farPrice, PriceQuestion } from './price-dialogs.tsx';
import { useEditor } from './use-editor.ts';

/** Notices above the form: a pending change, the reason for a decision, or that the destination is offline. */
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

/** The form of a destination. It overwrites only the version that was read. */
function useDestination(spot: OperatorSpot) {
  const editor = useEditor(draftOf(spot), spot.currency);
  const [update] = destinationsApi.useUpdateOperatorSpotMutation();
  const dispatch = useAppDispatch();
  const params = { id: spot._id };
  // a newer version replaces the form's values only if nothing was typed
  const isTyped = editor.changes.length > 0;
  const { reset } = editor.form;
  useEffect(() => {
    if (!isTyped) reset(draftOf(spot));
  }, [isTyped, reset, spot]);
  const [asked, setAsked] = useState<{ draft: Draft; prices: FarPrice }>();
  function accept(saved: OperatorSpot, sent: Draft) {
    // `saved` is newer than the destination on screen, so it replaces the cached one until that is fetched again
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
