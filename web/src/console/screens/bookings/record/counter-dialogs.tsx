import {
  type BookingRecord,
  COUNTER_METHODS,
  earliestToday,
  type CounterPayment,
  formatMoney,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { useState } from 'react';
import { useToday } from '../../../../api/use-today.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { Choice, TextField } from '../../../kit/form/fields.tsx';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { ActDialog } from '../../../kit/act/act-dialog.tsx';
import { handOutTexts, methodNames, receiveTexts } from './copy.ts';
import { owedInPerson } from './owed-in-person.ts';
import { useAct } from '../../../kit/act/use-act.ts';
import { useAmount } from './use-amount.tsx';
import { useGoodwill } from './use-goodwill.ts';

const OFFERED = COUNTER_METHODS.toSorted(
  (one, other) => Object.keys(methodNames).indexOf(one) - Object.keys(methodNames).indexOf(other),
);

interface DialogProps {
  record: BookingRecord;
  onClose: () => void;
}

/** Cash or a transfer that came in: all that is open is proposed. */
export function ReceiveDialog({ record, onClose }: DialogProps) {
  const { balance } = record.money;
  return (
    <CounterDialog {...{ record, onClose }} texts={receiveTexts} kind="received" most={balance} />
  );
}

/** What a cancellation promised back in person, once the traveler has it: all of it is proposed. */
export function HandOutDialog({ record, onClose }: DialogProps) {
  const { counter, currency, owed } = record.money;
  const { left, text } = useGoodwill(record);
  const proposed = owedInPerson(record);
  const most = Math.min(counter, owed + left);
  const hints = [handOutTexts.owed(formatMoney(proposed, currency)), ...(text ? [text] : [])];
  return (
    <CounterDialog
      {...{ record, onClose, most, proposed }}
      texts={handOutTexts}
      kind="returned"
      limit={hints.join(' ')}
    />
  );
}

function CounterDialog({
  record,
  kind,
  limit,
  most,
  proposed,
  texts,
  onClose,
}: DialogProps & {
  kind: CounterPayment['kind'];
  /** What decides how much it can be, in words. */
  limit?: string;
  /** In minor units. */
  most: number;
  proposed?: number;
  texts: typeof receiveTexts | typeof handOutTexts;
}) {
  const { currency } = record.money;
  const today = useToday();
  const [send] = consoleBookingsApi.useAddCounterPaymentMutation();
  const { act, ...state } = useAct(texts.done, onClose);
  const amount = useAmount(texts, { currency, most, ...(proposed && { proposed }) });
  const [method, setMethod] = useState(OFFERED[0] ?? 'cash');
  const [receivedOn, setReceivedOn] = useState(today);
  const [note, setNote] = useState('');
  function submit() {
    const minor = amount.given();
    if (minor === undefined) return;
    const body = { kind, method, amount: minor, receivedOn, note };
    void act(() => send({ params: { id: record.booking._id }, body }));
  }
  return (
    <ActDialog
      title={texts.title}
      of={state}
      submit={texts.submit}
      onSubmit={submit}
      onClose={onClose}
    >
      {texts.text !== '' && <p className="text-sm text-muted">{texts.text}</p>}
      {amount.field}
      {limit !== undefined && <p className="text-sm text-muted">{limit}</p>}
      <Field label={texts.method}>
        <Choice options={OFFERED} names={methodNames} value={method} onChoose={setMethod} />
      </Field>
      <TextField
        label={texts.day}
        type="date"
        min={earliestToday(new Date(record.booking.createdAt))}
        max={today}
        value={receivedOn}
        required
        onChange={setReceivedOn}
      />
      <TextField
        label={texts.note}
        maxLength={TEXT_LIMITS.reason}
        value={note}
        onChange={setNote}
      />
    </ActDialog>
  );
}
