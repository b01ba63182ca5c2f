import { ChoiceFilter, FilterBar, SearchFilter, SpanFilter } from '../../list/filters.tsx';
import type { useListAddress } from '../../list/use-list-address.ts';
import { attendanceNames, stateNames } from '../names.ts';
import type { BookingFilterName } from './booking-address.ts';
import { bookingsTexts as texts } from './copy.ts';

type Address = ReturnType<typeof useListAddress<BookingFilterName>>;

/** What narrows the list of bookings. */
export function BookingFilters({ address }: { address: Address }) {
  const { change, show, values, view } = address;
  return (
    <FilterBar
      search={
        <SearchFilter
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={values.q}
          onChange={(q) => change({ q })}
        />
      }
      onReset={view === '' ? undefined : () => show('')}
    >
      <SpanFilter
        label={texts.travel}
        labels={{ from: texts.travelFrom, to: texts.travelTo }}
        from={values.travelFrom}
        to={values.travelTo}
        onChange={({ from, to }) => change({ travelFrom: from, travelTo: to })}
      />
      <ChoiceFilter
        label={texts.state}
        value={values.state}
        options={stateNames}
        onChange={(state) => change({ state })}
      />
      <ChoiceFilter
        label={texts.balance}
        value={values.balance}
        options={texts.balances}
        onChange={(balance) => change({ balance })}
      />
      <ChoiceFilter
        label={texts.moneyBack}
        value={values.goingBack}
        options={texts.moneyBackOptions}
        onChange={(goingBack) => change({ goingBack })}
      />
      <ChoiceFilter
        label={texts.paid}
        value={values.paid}
        options={texts.paidOptions}
        onChange={(paid) => change({ paid })}
      />
      <ChoiceFilter
        label={texts.attendance}
        value={values.attendance}
        options={attendanceNames}
        onChange={(attendance) => change({ attendance })}
      />
    </FilterBar>
  );
}
