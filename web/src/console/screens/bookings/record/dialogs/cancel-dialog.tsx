import {
  type BookingRecord,
  type CancelBookingFields,
  cancelBookingForm,
  type CancelBookingValues,
  type CancellationPreview,
  exactMoney,
  listText,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { problemOf } from '../../../../../lib/error-text.ts';
import { queryState } from '../../../../../lib/query-state.ts';
import { Loading } from '../../../../../ui/feedback/loading.tsx';
import { QueryView } from '../../../../../ui/feedback/query-view.tsx';
import { FormDialog } from '../../../../../ui/form/bound/form-dialog.tsx';
import { useSchemaForm, useSubmit } from '../../../../../ui/form/bound/schema-form.ts';
import { Dialog } from '../../../../../ui/layout/dialog.tsx';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { CancellationFields } from '../../../../kit/bookings/cancellation-fields.tsx';
import { cancelTexts as texts } from '../copy.ts';
import { RefundChoices, refundLeft, useRefundChoice } from './refund-choices.tsx';

interface DialogProps {
  record: BookingRecord;
  onClose: () => void;
}

type Sums = Pick<CancellationPreview, 'currency' | 'kept' | 'lapsed' | 'refund'>;

/** The amounts that are refunded, kept and waived. */
function Figures({ of: { currency, kept, lapsed, refund } }: { of: Sums }) {
  const { card, counter, gift = 0 } = refund;
  const ways = [
    ...(card > 0 ? [texts.toCard] : []),
    ...(gift > 0 ? [texts.toGift] : []),
    ...(counter > gift ? [texts.inPerson] : []),
  ];
  const figures = [
    [texts.comesBack, card + counter, listText(ways)],
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
          <dd className="display tabular text-h3">{exactMoney(minor, currency)}</dd>
          {note !== '' && <dd className={clsx('text-xs', index > 0 && 'text-muted')}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

const EMPTY: CancelBookingFields = {
  refund: '',
  amount: '',
  reasonCode: 'asked_by_traveller',
  message: '',
  tell: true,
};

interface CancelFormProps extends DialogProps {
  preview: CancellationPreview;
  /** Called with new figures if they differ from those that the person has read. */
  onPreview: (preview: CancellationPreview) => void;
}

function useCancellation(props: CancelFormProps) {
  const { record, preview, onPreview, onClose } = props;
  const [send] = consoleBookingsApi.useCancelBookingAsOperatorMutation();
  const { currency, revision } = preview;
  const most = refundLeft(preview);
  const form = useSchemaForm<CancelBookingFields, CancelBookingValues>(
    (fields) => cancelBookingForm({ currency, most }, fields),
    EMPTY,
  );
  const choice = useRefundChoice(form, props);
  const params = { id: record.booking._id };
  const submit = useSubmit(
    form,
    ({ amount, message, reasonCode, tell }) => {
      const refund = choice.choice === 'amount' ? { amount } : choice.choice;
      return send({ params, body: { message, reasonCode, revision, refund, tell } });
    },
    {
      done: texts.done,
      onDone: onClose,
      onFailed(error) {
        const { cancellation } = problemOf(error) ?? {};
        if (cancellation) onPreview(cancellation);
      },
    },
  );
  return { choice, submit };
}

function CancelForm(props: CancelFormProps) {
  const { record, preview, onClose } = props;
  const { booking } = record;
  const { choice, submit } = useCancellation(props);
  const figures = { ...preview, ...choice.sums };
  const back = figures.refund.card + figures.refund.counter;
  return (
    <FormDialog
      danger
      title={texts.title(booking.reference ?? booking.travelName)}
      of={submit}
      submitLabel={back > 0 ? texts.submit(exactMoney(back, preview.currency)) : texts.submitPlain}
      closeLabel={texts.keep}
      refused={choice.refusal !== undefined}
      onClose={onClose}
    >
      <Figures of={figures} />
      {preview.taken > 0 && <RefundChoices {...choice} preview={preview} />}
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
  // the amounts that the person has read stay, even after a refetch
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
        <QueryView query={query} loading={texts.loading} failed={texts.failed}>
          {() => null}
        </QueryView>
      )}
    </Dialog>
  );
}
