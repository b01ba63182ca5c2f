import {
  areSameOptions,
  type BookingRecord,
  ChangeBookingForm,
  type ChangeValues,
  chosenOptions,
  exactMoney,
  partyText,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { useState } from 'react';
import { errorDetail, problemOf } from '../../../../../lib/error-text.ts';
import { Banner } from '../../../../../ui/feedback/banner.tsx';
import { FormDialog } from '../../../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../../../ui/form/bound/schema-form.ts';
import { Textarea } from '../../../../../ui/form/textarea.tsx';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { isAboutOptions } from '../../../../kit/bookings/about-options.ts';
import { tripSpan } from '../../../../kit/bookings/trip-span.ts';
import { changeTexts as texts } from '../copy.ts';
import { useGoodwill } from '../use-goodwill.ts';
import { fieldsOf, TripFields } from './change-fields.tsx';
import { type ChangedPrice, NewPrice, useChangedPrice } from './changed-price.tsx';

type Booking = BookingRecord['booking'];

/** The percentage that the terms refund at present, shown if money was paid and the terms don't refund all of it. */
function TermsNote({ record }: { record: BookingRecord }) {
  const { text: limit } = useGoodwill(record);
  const { percent } = record.money;
  if (record.booking.breakdown.paid === 0 || percent === 100) return null;
  return <Banner tone="info">{[texts.terms(percent), limit].filter(Boolean).join(' ')}</Banner>;
}

/** The options in the price, with the total that was shown; empty if the options weren't changed. */
function changedOptions(
  booking: Booking,
  options: ChangeValues['options'],
  price: ChangedPrice | null,
) {
  if (price === null || areSameOptions(options, chosenOptions(booking.priceLines))) return {};
  return { options: chosenOptions(price.lines), total: price.total };
}

const explain = (error: unknown) =>
  isAboutOptions(error) ? texts.extrasChanged : errorDetail(error);

/** Sends a change, based on the version that was read or, after a conflict, on `theirs`. */
function useChange(booking: Booking) {
  const [theirs, setTheirs] = useState<Booking>();
  const [lookAgain] = consoleBookingsApi.useLazyGetBookingRecordQuery();
  const [send] = consoleBookingsApi.useChangeBookingAsOperatorMutation();
  const params = { id: booking._id };
  const { revision } = theirs ?? booking;
  async function change(
    { options, startTime, ...values }: ChangeValues,
    price: ChangedPrice | null,
  ) {
    const time = startTime !== '' && { startTime };
    const extras = changedOptions(booking, options, price);
    const answer = await send({ params, body: { revision, ...values, ...time, ...extras } });
    if (problemOf(answer.error)?.code === 'revision_changed') {
      setTheirs((await lookAgain({ params })).data?.booking);
    }
    return answer;
  }
  return { theirs, change };
}

/** Changes the day, duration, party, extras or name at the agreed prices, based on the version that was read. */
export function ChangeDialog({ record, onClose }: { record: BookingRecord; onClose: () => void }) {
  const [{ booking, plan }] = useState(record);
  const { change, theirs } = useChange(booking);
  const form = useSchemaForm(ChangeBookingForm, fieldsOf(booking));
  const { offer, price, reload } = useChangedPrice(form, booking);
  const submit = useSubmit(form, (values) => change(values, price), {
    done: texts.done,
    explain,
    onDone: onClose,
    onFailed(error) {
      if (isAboutOptions(error) || problemOf(error)?.code === 'price_changed') reload();
    },
  });
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
      <TripFields offer={offer} spotId={booking.spotId} />
      <NewPrice of={price} record={{ booking, plan }} />
      <FormField name="reason" label={texts.reason} required>
        <Textarea rows={2} maxLength={TEXT_LIMITS.reason} />
      </FormField>
    </FormDialog>
  );
}
