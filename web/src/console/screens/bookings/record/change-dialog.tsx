import {
  type BookingRecord,
  ChangeBookingForm,
  DURATION_DAYS,
  PARTY_LIMIT,
  partyText,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { useState } from 'react';
import { problemOf } from '../../../../lib/error-text.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { FormDialog } from '../../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../../ui/form/bound/form-field.tsx';
import { useSchemaForm } from '../../../../ui/form/bound/use-schema-form.ts';
import { useSubmit } from '../../../../ui/form/bound/use-submit.ts';
import { Input } from '../../../../ui/form/input.tsx';
import { Textarea } from '../../../../ui/form/textarea.tsx';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { tripSpan } from '../../../kit/bookings/trip-span.ts';
import { changeTexts as texts } from './copy.ts';
import { useGoodwill } from './use-goodwill.ts';

type Booking = BookingRecord['booking'];

const WHO = ['adults', 'children', 'infants'] as const;

/** The booking as field values. */
function fieldsOf({ travelDate, travelDuration, travelName, travellers }: Booking) {
  const { adults, children, infants } = travellers;
  return {
    travelName,
    travelDate,
    travelDuration: String(travelDuration),
    travellers: {
      adults: String(adults),
      children: String(children),
      infants: String(infants),
    },
    reason: '',
  };
}

function TripFields() {
  return (
    <>
      <FormField name="travelName" label={texts.name}>
        <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
      </FormField>
      <div className="grid grid-cols-2 gap-3">
        <FormField name="travelDate" label={texts.day}>
          <Input type="date" />
        </FormField>
        <FormField name="travelDuration" label={texts.days}>
          <Input type="number" {...DURATION_DAYS} />
        </FormField>
      </div>
      <div className="grid grid-cols-3 gap-3">
        {WHO.map((who) => (
          <FormField key={who} name={`travellers.${who}`} label={texts[who]}>
            <Input type="number" min={who === 'adults' ? 1 : 0} max={PARTY_LIMIT} />
          </FormField>
        ))}
      </div>
    </>
  );
}

/** The current percentage of the terms, shown if a cheaper trip would refund more. */
function TermsNote({ record }: { record: BookingRecord }) {
  const { text: limit } = useGoodwill(record);
  const { percent } = record.money;
  if (record.booking.breakdown.paid === 0 || percent === 100) return null;
  return <Banner tone="info">{[texts.terms(percent), limit].filter(Boolean).join(' ')}</Banner>;
}

/** Changes the day, duration, party or name at the agreed prices, but only in the version that was read. */
export function ChangeDialog({ record, onClose }: { record: BookingRecord; onClose: () => void }) {
  const [booking] = useState(record.booking);
  const [theirs, setTheirs] = useState<Booking>();
  const [lookAgain] = consoleBookingsApi.useLazyGetBookingRecordQuery();
  const [send] = consoleBookingsApi.useChangeBookingAsOperatorMutation();
  const params = { id: booking._id };
  const { revision } = theirs ?? booking;
  const form = useSchemaForm(ChangeBookingForm, fieldsOf(booking));
  const submit = useSubmit(
    form,
    async (change) => {
      const answer = await send({ params, body: { revision, ...change } });
      if (problemOf(answer.error)?.code === 'revision_changed') {
        setTheirs((await lookAgain({ params })).data?.booking);
      }
      return answer;
    },
    { done: texts.done, onDone: onClose },
  );
  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      of={submit}
      submitLabel={texts.submit}
      onClose={onClose}
    >
      {theirs && (
        <Banner tone="warning">
          {texts.conflict(theirs.travelName, tripSpan(theirs), partyText(theirs.travellers))}
        </Banner>
      )}
      <TermsNote record={{ ...record, booking }} />
      <TripFields />
      <FormField name="reason" label={texts.reason} required>
        <Textarea rows={2} maxLength={TEXT_LIMITS.reason} />
      </FormField>
    </FormDialog>
  );
}
