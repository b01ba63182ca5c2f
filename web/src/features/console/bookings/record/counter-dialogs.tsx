import {
  type BookingRecord,
  COUNTER_METHODS,
  type CounterPayment,
  formatMoney,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { useState } from 'react';
import { useToday } from '../../../../api/use-today.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { useAddCounterPaymentMutation } from '../api.ts';
import { ActDialog } from './act-dialog.tsx';
import { readAmount, typedAmount } from './amount.ts';
import { handOutTexts, methodNames, receiveTexts } from './copy.ts';
import { owedInPerson } from './owed-in-person.ts';
import { useAct } from './use-act.ts';

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
  const owed = owedInPerson(record);
  return (
    <CounterDialog {...{ record, onClose }} texts={handOutTexts} kind="returned" most={owed} />
  );
}

function CounterDialog({
  record,
  kind,
  most,
  texts,
  onClose,
}: DialogProps & {
  kind: CounterPayment['kind'];
  /** In minor units. */
  most: number;
  texts: typeof receiveTexts | typeof handOutTexts;
}) {
  const { currency } = record.money;
  const today = useToday();
  const [send] = useAddCounterPaymentMutation();
  const { act, ...state } = useAct(texts.done, onClose);
  const [amount, setAmount] = useState(() => typedAmount(most, currency));
  const [method, setMethod] = useState(OFFERED[0] ?? 'cash');
  const [receivedOn, setReceivedOn] = useState(today);
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  function submit() {
    const read = readAmount(amount, { currency, most });
    setFault(read.fault);
    if (read.fault !== undefined) return;
    const body = { kind, method, amount: read.minor, receivedOn, note };
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
      <Field
        label={`${texts.amount} (${currency.toUpperCase()})`}
        hint={texts.hint(formatMoney(most, currency))}
        error={fault}
        required
      >
        <Input
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </Field>
      <Field label={texts.method}>
        <Select
          value={method}
          onChange={({ target }) =>
            setMethod(OFFERED.find((one) => one === target.value) ?? 'cash')
          }
        >
          {OFFERED.map((one) => (
            <option key={one} value={one}>
              {methodNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.day} required>
        <Input
          type="date"
          value={receivedOn}
          max={today}
          onChange={(event) => setReceivedOn(event.target.value)}
        />
      </Field>
      <Field label={texts.note}>
        <Input
          value={note}
          maxLength={TEXT_LIMITS.reason}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </ActDialog>
  );
}
