import {
  type BookingRecord,
  ChangeBookingForm,
  type ChangeValues,
  DURATION_DAYS,
  exactMoney,
  offerOn,
  offerPrice,
  PARTY_LIMIT,
  partyText,
  TEXT_LIMITS,
  chosenOptions,
} from '@wayfarer/contract';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { problemOf } from '../../../../../lib/error-text.ts';
import { Banner } from '../../../../../ui/feedback/banner.tsx';
import { FormDialog } from '../../../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../../../ui/form/bound/schema-form.ts';
import { Input } from '../../../../../ui/form/input.tsx';
import { Textarea } from '../../../../../ui/form/textarea.tsx';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { StartTimeField } from '../../../../kit/departures/start-time-field.tsx';
import { tripSpan } from '../../../../kit/bookings/trip-span.ts';
import { changeTexts as texts } from '../copy.ts';
import { useGoodwill } from '../use-goodwill.ts';
import { dueText } from './due-text.ts';

type Booking = BookingRecord['booking'];
type ChangeFields = ReturnType<typeof fieldsOf>;

const WHO = ['adults', 'children', 'infants'] as const;

function fieldsOf({ startTime, travelDate, travelDuration, travelName, travellers }: Booking) {
  const { adults, children, infants } = travellers;
  return {
    travelName,
    travelDate,
    startTime: startTime ?? '',
    travelDuration: String(travelDuration),
    travellers: {
      adults: String(adults),
      children: String(children),
      infants: String(infants),
    },
    reason: '',
  };
}

function TripFields({ spotId }: Pick<Booking, 'spotId'>) {
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
      <StartTimeField spotId={spotId} />
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

/** The percentage that the terms refund at present, shown if money was paid and the terms don't refund all of it. */
function TermsNote({ record }: { record: BookingRecord }) {
  const { text: limit } = useGoodwill(record);
  const { percent } = record.money;
  if (record.booking.breakdown.paid === 0 || percent === 100) return null;
  return <Banner tone="info">{[texts.terms(percent), limit].filter(Boolean).join(' ')}</Banner>;
}

/**
 * The agreed total, the changed total, and the amount that becomes due or is returned. Null while the fields don't
 * result in a price.
 */
function useNewPrice(form: UseFormReturn<ChangeFields, unknown, ChangeValues>, booking: Booking) {
  const [day, days, people] = useWatch({
    control: form.control,
    name: ['travelDate', 'travelDuration', 'travellers'],
  });
  const read = ChangeBookingForm.safeParse({ ...fieldsOf(booking), reason: '-', travelDate: day, travelDuration: days, travellers: people }); // prettier-ignore
  if (!read.success) return null;
  const { breakdown, prices, promo } = booking;
  const { currency, paid, total: before } = breakdown;
  const { travelDate, travelDuration, travellers: party } = read.data;
  const agreed = {
    costPerDay: booking.travelCost,
    currency,
    party,
    prices,
    promo,
    options: chosenOptions(booking.priceLines),
  };
  const offer = offerOn(agreed, travelDate);
  const price = offerPrice(offer, travelDuration);
  if (price === null) return null;
  // a trip with the same days and party keeps its price, even if the agency agreed on a different one
  const isSame =
    offer.costPerDay === booking.travelCost &&
    travelDuration === booking.travelDuration &&
    partyText(party) === partyText(booking.travellers);
  const total = isSame ? before : price.total;
  return { before, currency, due: total - paid, total, travelDate };
}

function NewPrice({
  of,
  record,
}: {
  of: ReturnType<typeof useNewPrice>;
  record: Pick<BookingRecord, 'booking' | 'plan'>;
}) {
  if (of === null) return null;
  const money = (minor: number) => exactMoney(minor, of.currency);
  const { before, total } = of;
  return (
    <p role="status" className="rounded-card bg-sunken px-4 py-3 text-sm">
      <span className="text-muted">{texts.price}: </span>
      <b className="tabular font-semibold">{texts.total(money(before), money(total))}</b>
      {', '}
      <span className="tabular">{dueText(record, of)}</span>
    </p>
  );
}

/** Changes the day, duration, party or name at the agreed prices, based on the version that was read. */
export function ChangeDialog({ record, onClose }: { record: BookingRecord; onClose: () => void }) {
  const [{ booking, plan }] = useState(record);
  const [theirs, setTheirs] = useState<Booking>();
  const [lookAgain] = consoleBookingsApi.useLazyGetBookingRecordQuery();
  const [send] = consoleBookingsApi.useChangeBookingAsOperatorMutation();
  const params = { id: booking._id };
  const { revision } = theirs ?? booking;
  const form = useSchemaForm(ChangeBookingForm, fieldsOf(booking));
  const price = useNewPrice(form, booking);
  const submit = useSubmit(
    form,
    async ({ startTime, ...change }) => {
      const time = startTime !== '' && { startTime };
      const answer = await send({ params, body: { revision, ...change, ...time } });
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
      text={plan === null ? texts.text : texts.planText}
      of={submit}
      submitLabel={
        price === null || price.total === price.before
          ? texts.submit
          : texts.submitTotal(exactMoney(price.total, price.currency))
      }
      onClose={onClose}
    >
      {theirs && (
        <Banner tone="warning">
          {texts.conflict(theirs.travelName, tripSpan(theirs), partyText(theirs.travellers))}
        </Banner>
      )}
      <TermsNote record={{ ...record, booking }} />
      <TripFields spotId={booking.spotId} />
      <NewPrice of={price} record={{ booking, plan }} />
      <FormField name="reason" label={texts.reason} required>
        <Textarea rows={2} maxLength={TEXT_LIMITS.reason} />
      </FormField>
    </FormDialog>
  );
}
