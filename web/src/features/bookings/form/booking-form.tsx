import {
  type ChosenOption,
  type BookingValues,
  formatMoney,
  type Party,
  seasonCostOn,
  priceOffer,
  type PromoTerms,
  type Spot,
  travelDateFault,
} from '@wayfarer/contract';
import { useState } from 'react';
import { todayAt } from '../../../api/use-today.ts';
import { paths } from '../../../domain/paths.ts';
import { useCancellationPromise } from '../../../domain/use-cancellation-promise.ts';
import { useIsCurrentRoute } from '../../../lib/hooks/use-is-current-route.ts';
import { PromisedRefund } from '../../../ui/cancellation/promised-refund.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Form } from '../../../ui/form/bound/form.tsx';
import { Options } from '../../../ui/form/extras/options.tsx';
import { PartyField } from '../../../ui/form/party-field.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { BookingTerms } from './booking-terms.tsx';
import { formTexts as texts } from '../copy.ts';
import { fieldTexts } from '../copy.texts.js';
import { Destination, Part, Traveler } from './people-and-place.tsx';
import { TripDates } from './trip/trip-dates.tsx';
import { DurationField, TravelDateField } from './trip/trip-fields.tsx';
import type { useTripOffer } from './trip/use-trip-offer.ts';
import { type BookingProblem, useCreateBooking } from './use-create-booking.ts';
import { type BookingFormProps, leadDaysOf, useDraftedForm } from './use-drafted-form.ts';
import { useLeaveBooking } from './use-leave-booking.ts';

/** Loaded after the form, which has room for it. */
const TripCode = lazyComponent(async () => (await import('./trip/trip-code.tsx')).TripCode);

function Problem({ problem }: { problem: BookingProblem | undefined }) {
  if (problem === undefined) return null;
  if (problem.kind === 'failed') return <Banner>{problem.text}</Banner>;
  const text =
    problem.before === problem.now
      ? texts.totalChanged
      : texts.priceChanged({ before: problem.before, now: problem.now });
  return <Banner tone="warning">{text}</Banner>;
}

/**
 * The buttons. On phones, they are at the bottom of the screen, with the total; otherwise, they are below the summary.
 */
function Actions({
  total,
  busy,
  again,
  isRequest,
  onCancel,
}: {
  total: string;
  busy: boolean;
  again: boolean;
  /** True if the agency has to accept the booking. */
  isRequest: boolean;
  onCancel: () => void;
}) {
  const label = again ? texts.submitAgain : isRequest ? texts.request : texts.submit;
  return (
    <div
      data-docked=""
      className="sticky bottom-0 z-20 short:static flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3 max-lg:bleed-x lg:static lg:border-0 lg:p-0"
    >
      {total !== '' && (
        <p className="tabular basis-full text-sm text-muted lg:hidden">
          {texts.totalCost} <strong className="text-ink">{total}</strong>
        </p>
      )}
      <Button type="submit" loading={busy} className="grow">
        {busy ? texts.submitting : label}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}

function TripPart({
  spot,
  offer,
  hasPromise,
  onParty,
  onOptions,
}: {
  spot: Spot;
  /** True if the refund is stated next to the button. */
  hasPromise: boolean;
  offer: ReturnType<typeof useTripOffer>;
  onParty: (party: Party) => void;
  onOptions: (options: ChosenOption[]) => void;
}) {
  const usual = { ...offer, costPerDay: spot.average_cost };
  const seasonCost = (day: string) => seasonCostOn(usual, day);
  return (
    <Part title={texts.trip}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-[auto_1fr]">
        <TravelDateField
          label={fieldTexts.travelDate}
          season={spot.seasonality}
          timeZone={spot.timeZone}
          leadDays={leadDaysOf(spot)}
          places={spot.limited ? { spotId: spot._id, party: offer.party, seasonCost } : undefined}
        />
        <div className="flex flex-col gap-5">
          <DurationField offer={offer} />
          <PartyField offer={offer} onChange={onParty} />
          <Options offer={offer} onChange={onOptions} />
          <TripDates
            timeZone={spot.timeZone}
            usualTerms={!hasPromise && spot.policy === undefined}
          />
        </div>
      </div>
    </Part>
  );
}

/** The form for a trip to `offered`, opened with a proposed date and days. */
export function BookingForm(props: BookingFormProps) {
  const leave = useLeaveBooking();
  const isCurrentRoute = useIsCurrentRoute();
  const { spot, problem, book } = useCreateBooking(props.offered);
  const [promo, setPromo] = useState<PromoTerms>();
  const { days, draft, form, offer, party, startTime, travelDate, ...set } = useDraftedForm(props, {
    spot,
    promo,
  });
  const [booked, setBooked] = useState(false);
  const price = priceOffer(offer, days);
  const day = travelDateFault(travelDate, todayAt(spot.timeZone)) === null ? travelDate : '';
  const promise = useCancellationPromise(
    { ...spot, priceLines: price?.lines },
    {
      travelDate: day,
      breakdown: price?.breakdown,
    },
  );

  function close() {
    draft.drop();
    leave(paths.destination(props.offered._id));
  }

  async function send(values: BookingValues) {
    if (!(await book(values, { party, price, code: promo?.code }))) return;
    setBooked(true);
    draft.drop();
    if (isCurrentRoute()) leave(paths.bookings());
  }

  return (
    <Form
      of={{ form, send }}
      keepsItself
      className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
    >
      <div className="flex min-w-0 flex-col gap-10">
        <TripPart
          spot={spot}
          offer={offer}
          hasPromise={promise !== null}
          onParty={set.setParty}
          onOptions={set.setOptions}
        />
        <Traveler party={party} />
        <Destination spot={spot} />
        <BookingTerms spot={spot} />
      </div>
      <div className="flex flex-col gap-5 max-lg:contents lg:[@media(min-height:52rem)]:sticky lg:[@media(min-height:52rem)]:top-24">
        <BookingSummary
          {...{ spot, party, days, price }}
          code={
            <TripCode
              promo={promo}
              onPromo={setPromo}
              trip={{ spot, days, party, startTime, day }}
            />
          }
        />
        <Problem problem={problem} />
        {promise && <PromisedRefund of={promise} />}
        <Actions
          total={price ? formatMoney(price.breakdown.total, offer.currency) : ''}
          busy={form.formState.isSubmitting || booked}
          again={problem?.kind === 'price'}
          isRequest={spot.onRequest === true}
          onCancel={close}
        />
      </div>
    </Form>
  );
}
