import {
  type Booking,
  COUNTER_METHODS,
  counterPaymentForm,
  exactMoney,
  formatMoney,
  minorStep,
  readAmount,
  typedAmount,
} from '@wayfarer/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../api/use-today.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { AmountField } from '../../../ui/form/bound/amount-field.tsx';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm } from '../../../ui/form/bound/use-schema-form.ts';
import { useSubmit } from '../../../ui/form/bound/use-submit.ts';
import { OptionList } from '../../../ui/form/option-list.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { checkInApi } from '../api.ts';
import { balanceTexts as texts } from '../copy.ts';
import { useMay } from './desk-rights.ts';

interface BalanceProps {
  booking: Booking;
  /** In minor units. */
  open: number;
}

function TakeDialog({ booking, open: most, onClose }: BalanceProps & { onClose: () => void }) {
  const { currency } = booking.breakdown;
  const [send] = checkInApi.useTakeBalanceMutation();
  const form = useSchemaForm(counterPaymentForm({ currency, most }), {
    amount: typedAmount(most, currency),
    method: 'cash',
    receivedOn: useToday(),
    note: '',
  });
  const range = { least: minorStep(currency), most };
  const read = readAmount(useWatch({ control: form.control, name: 'amount' }), currency, range);
  const submit = useSubmit(
    form,
    (entry) => send({ params: { id: booking._id }, body: { kind: 'received', ...entry } }),
    { done: ({ amount }) => texts.done(formatMoney(amount, currency)), onDone: onClose },
  );
  return (
    <FormDialog
      title={texts.title}
      text={booking.travelName}
      of={submit}
      submitLabel={read.ok ? texts.submitAmount(exactMoney(read.minor, currency)) : texts.submit}
      closeLabel={texts.keep}
      onClose={onClose}
    >
      <AmountField
        name="amount"
        label={texts.amount(currency.toUpperCase())}
        hint={texts.hint(formatMoney(most, currency))}
        currency={currency}
        range={range}
        required
      />
      <FormField name="method" label={texts.method}>
        <Select>
          <OptionList options={COUNTER_METHODS} names={texts.methods} />
        </Select>
      </FormField>
    </FormDialog>
  );
}

/** Takes what is due on arrival, for people who may take money. */
export function TakeBalance({ booking, open }: BalanceProps) {
  const [taking, setTaking] = useState(false);
  if (!useMay('money.counter') || open === 0) return null;
  return (
    <>
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => setTaking(true)}>
        {texts.take}
      </Button>
      {taking && <TakeDialog booking={booking} open={open} onClose={() => setTaking(false)} />}
    </>
  );
}
