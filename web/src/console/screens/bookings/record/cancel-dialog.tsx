import {
  type BookingRecord,
  type CancellationPreview,
  formatMoney,
  goodwillRefusal,
  isCalledOff,
  OPERATOR_REASONS,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { problemOf } from '../../../../lib/error-text.ts';
import { queryState } from '../../../../api/query-state.ts';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { Choice, LongField } from '../../../kit/form/fields.tsx';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { reasonNames } from '../../../kit/bookings/names.ts';
import { MailChoice } from '../../../kit/operator/no-mail-server.tsx';
import { ActDialog } from '../../../kit/act/act-dialog.tsx';
import { cancelTexts as texts } from './copy.ts';
import { useGoodwill } from './use-goodwill.ts';
import { useAct } from '../../../kit/act/use-act.ts';

const REFUNDS = ['full', 'policy', 'none'] as const;
type RefundChoice = (typeof REFUNDS)[number];
type OperatorReason = (typeof OPERATOR_REASONS)[number];

interface DialogProps {
  record: BookingRecord;
  onClose: () => void;
}

/** What each choice gives back: what came in at the counter goes back there. */
function backOf(choice: RefundChoice, preview: CancellationPreview, atCounter: number) {
  const { back, kept, refund, taken } = preview;
  if (choice === 'policy') return { refund, kept };
  if (choice === 'none') return { refund: { card: 0, counter: 0 }, kept: taken - back };
  const left = taken - back;
  const counter = Math.min(left, atCounter);
  return { refund: { card: left - counter, counter }, kept: 0 };
}

type Sums = Pick<CancellationPreview, 'currency' | 'kept' | 'lapsed' | 'refund'>;

/** What comes of the money. */
function Figures({ of: { currency, kept, lapsed, refund } }: { of: Sums }) {
  const { card, counter } = refund;
  const ways = [...(card > 0 ? [texts.toCard] : []), ...(counter > 0 ? [texts.inPerson] : [])];
  const figures = [
    [texts.comesBack, card + counter, ways.join(', ')],
    [texts.kept, kept, ''],
    [texts.lapses, lapsed, ''],
  ] as const;
  return (
    <dl className="grid overflow-hidden rounded-card border border-line max-sm:divide-y sm:grid-cols-3 sm:divide-x divide-line">
      {figures.map(([name, minor, note], index) => (
        <div
          key={name}
          className={clsx('px-4 py-3', index === 0 && 'bg-success-soft text-success')}
        >
          <dt className={clsx('text-xs', index > 0 && 'text-muted')}>{name}</dt>
          <dd className="display tabular text-h3">{formatMoney(minor, currency)}</dd>
          {note !== '' && <dd className={clsx('text-xs', index > 0 && 'text-muted')}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Why this person may not choose a refund for this reason, in words; undefined where they may. */
function useRefusal(record: BookingRecord, preview: CancellationPreview) {
  const { before, rights, text } = useGoodwill(record);
  const { currency } = preview;
  const sumOf = (choice: RefundChoice) => {
    const { refund } = backOf(choice, preview, record.money.counter);
    return refund.card + refund.counter;
  };
  return (choice: RefundChoice, reason: OperatorReason): string | undefined => {
    const beyond = sumOf(choice) - sumOf('policy');
    if (beyond < 0) return rights.mayRefund ? undefined : texts.keeps;
    const hasBegun = preview.refusal === 'trip_started';
    const calledOff = isCalledOff({ hasBegun, isFull: choice === 'full', reason });
    if (goodwillRefusal(rights, { beyond, before, calledOff }) === null) return undefined;
    return `${texts.beyond(formatMoney(beyond, currency))} ${text}`;
  };
}

function RefundChoices({
  choice,
  preview,
  atCounter,
  refusalOf,
  onChoice,
}: {
  choice: RefundChoice;
  atCounter: number;
  preview: CancellationPreview;
  refusalOf: (choice: RefundChoice) => string | undefined;
  onChoice: (choice: RefundChoice) => void;
}) {
  const names = {
    full: texts.full,
    policy: texts.policy(preview.percent),
    none: texts.none,
  };
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{texts.what}</legend>
      {REFUNDS.map((one) => {
        const { refund } = backOf(one, preview, atCounter);
        const refusal = refusalOf(one);
        return (
          <div key={one}>
            <label
              className={clsx(
                'flex min-h-11 items-center gap-3 text-sm',
                refusal !== undefined && 'text-muted',
              )}
            >
              <input
                type="radio"
                name="refund"
                checked={one === choice}
                disabled={refusal !== undefined}
                aria-describedby={refusal === undefined ? undefined : `refused-${one}`}
                onChange={() => onChoice(one)}
                className="size-5 accent-brand-fill"
              />
              <span className="grow">{names[one]}</span>
              <span className="tabular font-semibold">
                {formatMoney(refund.card + refund.counter, preview.currency)}
              </span>
            </label>
            {refusal !== undefined && (
              <p id={`refused-${one}`} className="mb-2 pl-8 text-xs text-muted">
                {refusal}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

function CancelForm({
  record,
  preview,
  onPreview,
  onClose,
}: DialogProps & {
  preview: CancellationPreview;
  /** With figures that are others than those that were read. */
  onPreview: (preview: CancellationPreview) => void;
}) {
  const { booking } = record;
  const [send] = consoleBookingsApi.useCancelBookingAsOperatorMutation();
  const { act, ...state } = useAct(texts.done, onClose);
  const [wanted, setChoice] = useState<RefundChoice>('full');
  const [reason, setReason] = useState<OperatorReason>('asked_by_traveller');
  const refusal = useRefusal(record, preview);
  const refusalOf = (one: RefundChoice) => refusal(one, reason);
  const choice = refusalOf(wanted) === undefined ? wanted : 'policy';
  const [message, setMessage] = useState('');
  const [tell, setTell] = useState(true);
  const figures = { ...preview, ...backOf(choice, preview, record.money.counter) };
  const back = figures.refund.card + figures.refund.counter;
  async function sendIt() {
    const { revision } = preview;
    const body = { revision, refund: choice, reasonCode: reason, message, tell };
    const answer = await send({ params: { id: booking._id }, body });
    const { cancellation } = problemOf(answer.error) ?? {};
    if (cancellation) onPreview(cancellation);
    return answer;
  }
  return (
    <ActDialog
      danger
      title={texts.title(booking.reference ?? booking.travelName)}
      of={state}
      keep={texts.keep}
      submit={back > 0 ? texts.submit(formatMoney(back, preview.currency)) : texts.submitPlain}
      onClose={onClose}
      onSubmit={() => void act(sendIt)}
    >
      <Figures of={figures} />
      {preview.taken > 0 && (
        <RefundChoices
          choice={choice}
          preview={preview}
          atCounter={record.money.counter}
          refusalOf={refusalOf}
          onChoice={setChoice}
        />
      )}
      <Field label={texts.reason}>
        <Choice
          options={OPERATOR_REASONS}
          names={reasonNames}
          value={reason}
          onChoose={setReason}
        />
      </Field>
      <LongField
        label={texts.message(booking.travelName)}
        hint={texts.messageHint}
        rows={2}
        maxLength={TEXT_LIMITS.cancellationMessage}
        value={message}
        onChange={setMessage}
      />
      <MailChoice
        label={texts.tell}
        checked={tell}
        onChange={(event) => setTell(event.target.checked)}
      />
    </ActDialog>
  );
}

/** What canceling comes to, why, and what the traveler reads. */
export function CancelDialog({ record, onClose }: DialogProps) {
  const query = consoleBookingsApi.usePreviewCancellationAsOperatorQuery(
    { params: { id: record.booking._id } },
    { refetchOnMountOrArgChange: true },
  );
  const state = queryState(query);
  // what was read stays, whatever is fetched again
  const [read, setRead] = useState<CancellationPreview>();
  if (read === undefined && state.status === 'shown' && !query.isFetching) setRead(state.data);
  if (read) {
    return <CancelForm record={record} preview={read} onPreview={setRead} onClose={onClose} />;
  }
  const { reference, travelName } = record.booking;
  return (
    <Dialog open title={texts.title(reference ?? travelName)} onClose={onClose}>
      {state.status === 'shown' ? (
        <Loading text={texts.loading} />
      ) : (
        <QueryView state={state} loading={<Loading text={texts.loading} />} failed={texts.failed}>
          {() => null}
        </QueryView>
      )}
    </Dialog>
  );
}
