import {
  type BookingRecord,
  exactMoney,
  LINK_MESSAGE_LIMIT,
  paymentLinkForm,
  type PaymentLinkFields,
  type PaymentLinkValues,
} from '@wayfarer/contract';
import { Link } from 'lucide';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { errorDetail, problemOf } from '../../../../../lib/error-text.ts';
import { Icon } from '../../../../../ui/display/icon.tsx';
import { FormDialog } from '../../../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../../../ui/form/bound/schema-form.ts';
import { Textarea } from '../../../../../ui/form/textarea.tsx';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { MailChoice } from '../../../../kit/staff/no-mail-server.tsx';
import { useStaff } from '../../../../kit/staff/staff.ts';
import { amountInButton } from '../dialogs/amount-field.tsx';
import { AskChoices } from './ask-choices.tsx';
import { askProblems, askTexts as texts } from './copy.texts.js';
import { LinkMade, type MadeLink } from './link-made.tsx';
import { addressOf, nextPart } from './payable.ts';

interface DialogProps {
  record: BookingRecord;
  onClose: () => void;
}

interface AskProps extends DialogProps {
  onMade: (made: MadeLink) => void;
}

/** Why a link wasn't made, in words for staff. */
function explain(error: unknown): string {
  const { code, field } = problemOf(error) ?? {};
  if (code === 'invalid_input' && field === 'amount') return askProblems.tooMuch;
  if (code === 'booking_paid') return askProblems.paid;
  if (code === 'not_due_yet') return askProblems.notDueYet;
  if (code === 'not_confirmed') return askProblems.notConfirmed;
  return errorDetail(error);
}

function useAsking({ record, onMade }: AskProps) {
  const { booking, money } = record;
  const { currency, balance: most } = money;
  const { mails } = useStaff();
  const [send] = consoleBookingsApi.useCreatePaymentLinkMutation();
  const [lookAgain] = consoleBookingsApi.useLazyGetBookingRecordQuery();
  const email = addressOf(record);
  const part = nextPart(record);
  const params = { id: booking._id };
  const form = useSchemaForm<PaymentLinkFields, PaymentLinkValues>(
    (fields) => paymentLinkForm({ currency, most }, fields),
    { asks: part.asks, amount: '', message: '', mail: email !== '' && mails !== 'none' },
  );
  const submit = useSubmit(
    form,
    ({ amount, asks, ...rest }) => {
      // the first payment may have been made while the dialog was open
      const asked = asks === 'amount' ? { asks, amount } : { asks: part.asks };
      return send({ params, body: { ...asked, ...rest } });
    },
    {
      explain,
      onDone: ({ data }, { mail }) => data && onMade({ link: data, email: mail ? email : null }),
      onFailed: () => void lookAgain({ params }),
    },
  );
  const [asks, typed] = useWatch({ control: form.control, name: ['asks', 'amount'] });
  const isTyped = asks === 'amount';
  return {
    form,
    submit,
    isTyped,
    sum: isTyped ? amountInButton(typed, { currency, most }) : exactMoney(part.amount, currency),
  };
}

function AskForm(props: AskProps) {
  const { record, onClose } = props;
  const { travelName } = record.booking;
  const { form, isTyped, submit, sum } = useAsking(props);
  return (
    <FormDialog
      title={texts.title(travelName)}
      of={submit}
      submitLabel={sum === undefined ? texts.submit : texts.submitAmount(sum)}
      closeLabel={texts.notNow}
      onClose={onClose}
    >
      <AskChoices
        record={record}
        isTyped={isTyped}
        onTyped={(isWanted) => form.setValue('asks', isWanted ? 'amount' : nextPart(record).asks)}
      />
      <FormField name="message" label={texts.message} hint={texts.messageHint}>
        <Textarea rows={2} maxLength={LINK_MESSAGE_LIMIT} />
      </FormField>
      {addressOf(record) === '' ? (
        <p className="text-sm text-muted">{texts.noAddress}</p>
      ) : (
        <MailChoice name="mail" label={texts.mail(travelName)} />
      )}
      <p className="flex items-start gap-3 rounded-card bg-sunken px-4 py-3 text-sm">
        <Icon shape={Link} className="size-5 shrink-0 text-muted" />
        {texts.note}
      </p>
    </FormDialog>
  );
}

/** Asks for a payment by a link, and then shows the link. */
export function AskDialog(props: DialogProps) {
  const [made, setMade] = useState<MadeLink>();
  if (made) return <LinkMade made={made} onClose={props.onClose} />;
  return <AskForm {...props} onMade={setMade} />;
}
