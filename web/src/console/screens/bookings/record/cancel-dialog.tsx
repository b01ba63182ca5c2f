import {
  type BookingRecord,
  CancelBookingForm,
  type CancelBookingValues,
  type CancellationPreview,
  formatMoney,
  goodwillRefusal,
  isCalledOff,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { problemOf } from '../../../../lib/error-text.ts';
import { queryState } from '../../../../api/query-state.ts';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { FormDialog } from '../../../../ui/form/bound/form-dialog.tsx';
import { useSchemaForm } from '../../../../ui/form/bound/use-schema-form.ts';
import { useSubmit } from '../../../../ui/form/bound/use-submit.ts';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { CancellationFields } from '../../../kit/bookings/cancellation-fields.tsx';
import { cancelTexts as texts } from './copy.ts';
import { useGoodwill } from './use-goodwill.ts';

const REFUNDS = CancelBookingForm.shape.refund.options;
type RefundChoice = CancelBookingValues['refund'];
type OperatorReason = CancelBookingValues['reasonCode'];

interface DialogProps {
  record: BookingRecord;
  onClose: () => void;
}

/** The refund of each choice, in minor units; counter payments are returned at the counter. */
function backOf(choice: RefundChoice, preview: CancellationPreview, atCounter: number) {
  const { back, kept, refund, taken } = preview;
  if (choice === 'policy') return { refund, kept };
  if (choice === 'none') return { refund: { card: 0, counter: 0 }, kept: taken - back };
  const left = taken - back;
  const counter = Math.min(left, atCounter);
  return { refund: { card: left - counter, counter }, kept: 0 };
}

type Sums = Pick<CancellationPreview, 'currency' | 'kept' | 'lapsed' | 'refund'>;

/** The refunded, kept and waived amounts. */
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

/** Explains why this person can't choose a refund with this reason for canceling; undefined if they can. */
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

interface ChoicesProps {
  choice: RefundChoice;
  atCounter: number;
  preview: CancellationPreview;
  refusalOf: (choice: RefundChoice) => string | undefined;
  onChoice: (choice: RefundChoice) => void;
}

function Choice({
  one,
  choice,
  preview,
  atCounter,
  refusalOf,
  onChoice,
}: ChoicesProps & { one: RefundChoice }) {
  const names = { full: texts.full, policy: texts.policy(preview.percent), none: texts.none };
  const { card, counter } = backOf(one, preview, atCounter).refund;
  const refusal = refusalOf(one);
  const isRefused = refusal !== undefined;
  return (
    <div>
      <label
        className={clsx('flex min-h-11 items-center gap-3 text-sm', isRefused && 'text-muted')}
      >
        <input
          type="radio"
          name="refund"
          checked={one === choice}
          disabled={isRefused}
          aria-describedby={isRefused ? `refused-${one}` : undefined}
          onChange={() => onChoice(one)}
          className="size-5 accent-brand-fill"
        />
        <span className="grow">{names[one]}</span>
        <span className="tabular font-semibold">
          {formatMoney(card + counter, preview.currency)}
        </span>
      </label>
      {isRefused && (
        <p id={`refused-${one}`} className="mb-2 pl-8 text-xs text-muted">
          {refusal}
        </p>
      )}
    </div>
  );
}

function RefundChoices(props: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{texts.what}</legend>
      {REFUNDS.map((one) => (
        <Choice key={one} one={one} {...props} />
      ))}
    </fieldset>
  );
}

const EMPTY: CancelBookingValues = {
  refund: 'full',
  reasonCode: 'asked_by_traveller',
  message: '',
  tell: true,
};

/** The chosen refund, or that of the terms if this person can't choose it. */
function useChoice(
  form: UseFormReturn<CancelBookingValues, unknown, CancelBookingValues>,
  { record, preview }: Pick<CancelFormProps, 'record' | 'preview'>,
) {
  const [wanted, reason] = useWatch({ control: form.control, name: ['refund', 'reasonCode'] });
  const refusal = useRefusal(record, preview);
  const refusalOf = (one: RefundChoice) => refusal(one, reason);
  const choice = refusalOf(wanted) === undefined ? wanted : 'policy';
  return { choice, refusalOf, onChoice: (one: RefundChoice) => form.setValue('refund', one) };
}

interface CancelFormProps extends DialogProps {
  preview: CancellationPreview;
  /** Shows new figures if they differ from the ones that were read. */
  onPreview: (preview: CancellationPreview) => void;
}

/** The form, its current choices, and the submit handler. */
function useCancellation(props: CancelFormProps) {
  const { record, preview, onPreview, onClose } = props;
  const [send] = consoleBookingsApi.useCancelBookingAsOperatorMutation();
  const form = useSchemaForm(CancelBookingForm, EMPTY);
  const refund = useChoice(form, props);
  const params = { id: record.booking._id };
  const { revision } = preview;
  const submit = useSubmit(
    form,
    (values) => send({ params, body: { ...values, revision, refund: refund.choice } }),
    {
      done: texts.done,
      onDone: onClose,
      onFailed(error) {
        const { cancellation } = problemOf(error) ?? {};
        if (cancellation) onPreview(cancellation);
      },
    },
  );
  return { refund, submit };
}

function CancelForm(props: CancelFormProps) {
  const { record, preview, onClose } = props;
  const { booking, money } = record;
  const { refund, submit } = useCancellation(props);
  const figures = { ...preview, ...backOf(refund.choice, preview, money.counter) };
  const back = figures.refund.card + figures.refund.counter;
  return (
    <FormDialog
      danger
      title={texts.title(booking.reference ?? booking.travelName)}
      of={submit}
      submitLabel={back > 0 ? texts.submit(formatMoney(back, preview.currency)) : texts.submitPlain}
      closeLabel={texts.keep}
      onClose={onClose}
    >
      <Figures of={figures} />
      {preview.taken > 0 && (
        <RefundChoices {...refund} preview={preview} atCounter={money.counter} />
      )}
      <CancellationFields
        reason={texts.reason}
        message={texts.message(booking.travelName)}
        hint={texts.messageHint}
        tell={texts.tell}
      />
    </FormDialog>
  );
}

/** Cancels a booking: amounts, reason, and message to the traveler. */
export function CancelDialog({ record, onClose }: DialogProps) {
  const query = consoleBookingsApi.usePreviewCancellationAsOperatorQuery(
    { params: { id: record.booking._id } },
    { refetchOnMountOrArgChange: true },
  );
  const state = queryState(query);
  // keeps the figures that the person read, even after a refetch
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
