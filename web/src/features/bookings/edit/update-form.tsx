import {
  type Booking,
  type BookingChange,
  clampDays,
  formatMoney,
  isSameParty,
  type OfferedPrice,
  type Party,
  offerOn,
  priceOffer,
  sentencesOf,
  tripForm,
  type TripOffer,
  type TripValues,
  type ChosenOption,
  chosenOptions,
  areSameOptions,
} from '@wayfarer/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { api } from '../../../api/client.ts';
import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { todayAt } from '../../../api/use-today.ts';
import { paths } from '../../../domain/paths.ts';
import { useIsCurrentRoute } from '../../../lib/hooks/use-is-current-route.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Form } from '../../../ui/form/bound/form.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { Options } from '../../../ui/form/extras/options.tsx';
import { PartyField } from '../../../ui/form/party-field.tsx';
import { useSchemaForm } from '../../../ui/form/bound/schema-form.ts';
import { bookingsApi } from '../api.ts';
import { fieldTexts, updateTexts as texts } from '../copy.texts.js';
import { TripDates } from '../form/trip/trip-dates.tsx';
import { DurationField, TravelDateField } from '../form/trip/trip-fields.tsx';
import { useTripOffer } from '../form/trip/use-trip-offer.ts';
import { refusedPlaces } from '../refused-places.ts';
import { BookedCode } from './booked-code.tsx';
import { UpdateSummary } from './update-summary.tsx';
import { useChangedOffer, useDayLimits } from './use-changed-offer.ts';

/** The key of the toast, so that success replaces an earlier failure. */
const actOf = (id: string) => `update-booking-${id}`;

/** Codes of refusals that mean that the booking or the calendar on screen is outdated. */
const OUTDATED: ReadonlySet<string> = new Set([
  'booking_paid',
  'booking_cancelled',
  'booking_expired',
  'trip_started',
  'ask_agency',
  'not_found',
  'sold_out',
  'not_bookable_then',
]);

/**
 * Sends a change and reports why it failed. After some refusals, the booking is refetched, because it may have been
 * paid or canceled in the meantime.
 */
function useUpdate(id: string) {
  const dispatch = useAppDispatch();
  const [update] = bookingsApi.useUpdateBookingMutation();
  const [problem, setProblem] = useState('');

  /** Resolves to true if the change was saved. */
  async function save(
    { startTime, travelDate, travelDuration }: TripValues,
    more: Pick<BookingChange, 'options' | 'total' | 'travellers'>,
  ): Promise<boolean> {
    setProblem('');
    const time = startTime !== '' && { startTime };
    const body = { travelDate, ...time, travelDuration: Number(travelDuration), ...more };
    const { error } = await update({ params: { id }, body });
    if (!error) return true;
    toast.error(texts.saveFailed, actOf(id));
    const refused = problemOf(error);
    setProblem((refused && (await refusedPlaces(refused))) ?? errorDetail(error));
    if (OUTDATED.has(refused?.code ?? '')) {
      dispatch(api.util.invalidateTags(['Bookings']));
    }
    return false;
  }

  return { problem, save };
}

interface TripFieldsProps {
  booking: Booking;
  /** The destination's lead time in days. */
  leadDays: number;
  limited: boolean;
  offer: TripOffer;
  /** The offer with all options that can be chosen. */
  choices: TripOffer;
  onParty: (party: Party) => void;
  onOptions: (options: ChosenOption[]) => void;
}

function TripFields({
  booking,
  choices,
  leadDays,
  limited,
  offer,
  onParty,
  onOptions,
}: TripFieldsProps) {
  const { policy, spotId, timeZone, travelSeason } = booking;
  return (
    <fieldset className="min-w-0">
      <legend className="display mb-4 text-h3">{texts.change}</legend>
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-[auto_1fr]">
        <TravelDateField
          label={fieldTexts.newTravelDate}
          season={travelSeason}
          timeZone={timeZone}
          leadDays={leadDays}
          places={
            limited && spotId !== null ? { spotId, party: offer.party, own: booking } : undefined
          }
        />
        <div className="flex flex-col gap-5">
          <DurationField offer={offer} />
          <PartyField offer={offer} onChange={onParty} />
          <Options offer={choices} onChange={onOptions} />
          <TripDates timeZone={timeZone} usualTerms={policy === undefined} />
          {policy && <p className="text-sm text-muted">{sentencesOf(policy).join(' ')}</p>}
        </div>
      </div>
    </fieldset>
  );
}

/** The problem of the change, and the buttons. */
function Sending({
  isGone,
  price,
  problem,
}: {
  /** True if the destination is no longer offered. */
  isGone: boolean;
  price: OfferedPrice | null;
  problem: string;
}) {
  return (
    <div className="flex flex-col gap-4">
      {isGone && <Banner tone="warning">{texts.gone}</Banner>}
      {problem !== '' && <Banner>{problem}</Banner>}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyLabel={texts.submitting} className="grow sm:grow-0">
          {price === null
            ? texts.submit
            : texts.submitFor(formatMoney(price.breakdown.total, price.breakdown.currency))}
        </SubmitButton>
        <ButtonLink variant="secondary" to={paths.bookings()}>
          {texts.cancel}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Travel date and duration of an unpaid booking (spec §2), and its party. */
export function UpdateForm({ booking }: { booking: Booking }) {
  const navigate = useNavigate();
  const isCurrentRoute = useIsCurrentRoute();
  const { problem, save } = useUpdate(booking._id);
  const [party, setParty] = useState(booking.travellers);
  const own = chosenOptions(booking.priceLines);
  const [options, setOptions] = useState(own);
  const agreed = useTripOffer(booking.travelCost, party, { ...booking, options, isBooked: true });
  const { leadDays, limited } = useDayLimits(booking);
  const form = useSchemaForm(
    ({ travelDate: day }) =>
      tripForm(offerOn(agreed, day), () => todayAt(booking.timeZone), {
        leadDays,
        agreed: booking.travelDate,
      }),
    {
      travelDate: booking.travelDate,
      startTime: booking.startTime ?? '',
      travelDuration: String(booking.travelDuration),
    },
  );
  const [travelDate, days] = useWatch({
    control: form.control,
    name: ['travelDate', 'travelDuration'],
  });
  const { by, choices, offer } = useChangedOffer(booking, {
    travelDate,
    travelDuration: days,
    party,
    options,
  });
  const price = priceOffer(offer, clampDays(Number(days)));
  const isNewParty = !isSameParty(party, booking.travellers);
  const isNewOptions = !areSameOptions(options, own);

  async function send(values: TripValues) {
    const total = price?.breakdown.total;
    const isPriced = by !== 'gone' && (by !== 'agreed' || isNewParty || isNewOptions);
    const more = {
      ...(isNewParty && { travellers: party }),
      ...(isNewOptions && { options: price === null ? options : chosenOptions(price.lines) }),
      ...(isPriced && total !== undefined && { total }),
    };
    if (!(await save(values, more))) return;
    toast.success(texts.done, actOf(booking._id));
    if (isCurrentRoute()) await navigate(paths.bookings());
  }

  return (
    <Form
      of={{ form, send }}
      className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
    >
      <TripFields
        {...{ booking, choices, leadDays, limited, offer }}
        onParty={setParty}
        onOptions={setOptions}
      />
      <div className="lg:sticky lg:top-24 lg:row-span-2">
        <UpdateSummary
          booking={booking}
          offer={offer}
          days={days}
          isToday={by === 'today'}
          code={booking.transfer === undefined && <BookedCode booking={booking} />}
        />
      </div>
      <Sending isGone={by === 'gone'} problem={problem} price={price} />
    </Form>
  );
}
