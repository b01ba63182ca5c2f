import { DestinationFilter } from '../../../kit/choice/destination-filter.tsx';
import { ChoiceFilter, SearchFilter, SpanFilter } from '../../../kit/list/filters.tsx';
import type { useListAddress } from '../../../kit/list/use-list-address.ts';
import { attendanceNames, filteredStates } from '../../../kit/bookings/names.ts';
import type { BookingFilterName } from './booking-address.ts';
import { bookingsTexts as texts } from './copy.ts';

type Address = ReturnType<typeof useListAddress<BookingFilterName>>;

export function BookingSearch({ address: { part } }: { address: Address }) {
  return <SearchFilter label={texts.search} placeholder={texts.searchPlaceholder} {...part('q')} />;
}

/** Filters of the list of bookings. */
export function BookingFilters({ address }: { address: Address }) {
  const { change, part, values } = address;
  return (
    <>
      <SpanFilter
        label={texts.travel}
        labels={{ from: texts.travelFrom, to: texts.travelTo }}
        from={values.travelFrom}
        to={values.travelTo}
        onChange={({ from, to }) => change({ travelFrom: from, travelTo: to })}
      />
      <DestinationFilter {...part('offerId')} />
      <ChoiceFilter label={texts.state} options={filteredStates} {...part('state')} />
      <ChoiceFilter label={texts.awaiting} options={texts.awaitingOptions} {...part('awaiting')} />
      <ChoiceFilter label={texts.balance} options={texts.balances} {...part('balance')} />
      <ChoiceFilter label={texts.transfer} options={texts.transfers} {...part('transfer')} />
      <ChoiceFilter
        label={texts.moneyBack}
        options={texts.moneyBackOptions}
        {...part('goingBack')}
      />
      <ChoiceFilter label={texts.paid} options={texts.paidOptions} {...part('paid')} />
      <ChoiceFilter label={texts.attendance} options={attendanceNames} {...part('attendance')} />
    </>
  );
}
