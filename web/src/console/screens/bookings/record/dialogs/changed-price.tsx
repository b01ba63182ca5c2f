import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  areSameOptions,
  type BookingRecord,
  ChangeBookingForm,
  type ChangeValues,
  chosenOptions,
  exactMoney,
  offerOn,
  offerPrice,
  type PartyOffer,
  partyText,
  type PriceLine,
  priceLineKey,
  priceLineText,
  pricesOf,
  type PriceRules,
  withOfferedOptions,
} from '@wayfarer/contract';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { usePublicConfig } from '../../../../../api/public-config.ts';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { changeTexts as texts } from '../copy.ts';
import { type ChangeFields, fieldsOf } from './change-fields.tsx';
import { dueText } from './due-text.ts';

type Booking = BookingRecord['booking'];

export interface ChangedPrice {
  before: number;
  currency: string;
  due: number;
  total: number;
  travelDate: string;
  lines: readonly PriceLine[];
}

/**
 * The agreed rules, with the trip's options at the agreed prices, and the other options that the destination offers
 * today. There are no others if the destination is gone or has another currency.
 */
function useChangeRules({ breakdown, priceLines, prices, spotId }: Booking) {
  const { currency } = usePublicConfig();
  const { currentData: spot, refetch } = consoleBookingsApi.useDestinationQuery(
    spotId === null ? skipToken : { params: { id: spotId } },
    { refetchOnMountOrArgChange: true },
  );
  const today: Pick<PriceRules, 'options'> =
    spot && currency === breakdown.currency ? pricesOf(spot) : {};
  const rules = withOfferedOptions(prices, today, chosenOptions(priceLines));
  return { rules, reload: () => void (spot && refetch()) };
}

/** The price of the changed trip; null while the fields don't result in one. */
function priceOf(booking: Booking, values: ChangeValues, offer: PartyOffer): ChangedPrice | null {
  const { currency, paid, total: before } = booking.breakdown;
  const { options, travelDate, travelDuration, travellers: party } = values;
  const price = offerPrice(offer, travelDuration);
  if (price === null) return null;
  // a trip with the same days, party and options keeps its price, even if the agency agreed on a different one
  const isSame =
    offer.costPerDay === booking.travelCost &&
    travelDuration === booking.travelDuration &&
    partyText(party) === partyText(booking.travellers) &&
    areSameOptions(options, chosenOptions(booking.priceLines));
  const total = isSame ? before : price.total;
  return { before, currency, due: total - paid, total, travelDate, lines: price.lines };
}

/** The offer for the typed trip at the agreed prices, and its price. */
export function useChangedPrice(
  form: UseFormReturn<ChangeFields, unknown, ChangeValues>,
  booking: Booking,
) {
  const { rules, reload } = useChangeRules(booking);
  const [travelDate, travelDuration, travellers, options] = useWatch({
    control: form.control,
    name: ['travelDate', 'travelDuration', 'travellers', 'options'],
  });
  const typed = { travelDate, travelDuration, travellers, options };
  const { data: values } = ChangeBookingForm.safeParse({ ...fieldsOf(booking), reason: '-', ...typed }); // prettier-ignore
  const agreed: PartyOffer = {
    costPerDay: booking.travelCost,
    currency: booking.breakdown.currency,
    party: values?.travellers ?? booking.travellers,
    prices: rules,
    promo: booking.promo,
    options,
  };
  const offer = values ? offerOn(agreed, values.travelDate) : agreed;
  return { offer, price: values ? priceOf(booking, values, offer) : null, reload };
}

/** The agreed total, the changed total, and the amount that becomes due or is returned. */
export function NewPrice({
  of,
  record,
}: {
  of: ChangedPrice | null;
  record: Pick<BookingRecord, 'booking' | 'plan'>;
}) {
  if (of === null) return null;
  const money = (minor: number) => exactMoney(minor, of.currency);
  const { before, lines, total } = of;
  return (
    <div role="status" className="rounded-card bg-sunken px-4 py-3 text-sm">
      <p>
        <span className="text-muted">{texts.price}: </span>
        <b className="tabular font-semibold">{texts.total(money(before), money(total))}</b>
        {', '}
        <span className="tabular">{dueText(record, of)}</span>
      </p>
      {lines
        .filter(({ kind }) => kind === 'option')
        .map((line) => (
          <p key={priceLineKey(line)} className="mt-1 flex justify-between gap-4 text-muted">
            <span>{priceLineText(line, of.currency, exactMoney)}</span>
            <span className="tabular">{money(line.amount)}</span>
          </p>
        ))}
    </div>
  );
}
