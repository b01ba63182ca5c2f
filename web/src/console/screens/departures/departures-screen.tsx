import { addDays, type Departure, formatMoney } from '@wayfarer/contract';
import { useToday } from '../../../api/use-today.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { Screen } from '../../kit/screen/screen.tsx';
import { FilterBar, SpanFilter } from '../../kit/list/filters.tsx';
import { ListResults } from '../../kit/list/list-results.tsx';
import { type ListColumn, ListTable } from '../../kit/list/list-table.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { consoleBookingsApi } from '../../kit/bookings/api.ts';
import { dayText } from '../../kit/bookings/trip-span.ts';
import { departuresTexts as texts } from './copy.ts';

const USUAL_DAYS = 31;
const FILTERS = ['from', 'to'] as const;

const idOf = ({ day, offerId }: Departure) => `${day} ${offerId}`;
const nameOf = ({ day, travelSpot }: Departure) => `${travelSpot}, ${dayText(day)}`;
const balanceOf = ({ balance }: Departure) =>
  balance.map(({ amount, currency }) => formatMoney(amount, currency)).join(', ');

function Trip({ day, offerId, travelCountry, travelSpot }: Departure) {
  return (
    <>
      <Link
        to={consolePath(`departures/${encodeURIComponent(offerId)}/${day}`)}
        className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {travelSpot}
      </Link>
      <span className="block text-xs text-muted">
        {dayText(day)} · {travelCountry}
      </span>
    </>
  );
}

const columns: readonly ListColumn<Departure>[] = [
  { id: 'trip', title: texts.columns.trip, cell: Trip },
  { id: 'bookings', title: texts.columns.bookings, numeric: true, cell: (one) => one.bookings },
  { id: 'people', title: texts.columns.people, numeric: true, cell: (one) => one.people },
  {
    id: 'here',
    title: texts.columns.here,
    cell: ({ bookings, checkedIn }) => texts.here(checkedIn, bookings),
  },
  { id: 'balance', title: texts.columns.balance, numeric: true, cell: balanceOf },
];

function DepartureCard(departure: Departure) {
  const { bookings, checkedIn, people } = departure;
  return (
    <div className="text-sm">
      <Trip {...departure} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 text-xs text-muted">
        <span>
          {texts.bookings(bookings)} · {texts.people(people)} · {texts.here(checkedIn, bookings)}
        </span>
        <span className="tabular font-semibold text-ink">{balanceOf(departure)}</span>
      </p>
    </div>
  );
}

/** What leaves on which day: how many go, who is here, and what is open. */
export function DeparturesScreen() {
  const today = useToday();
  const address = useListAddress(FILTERS);
  const { from = today, to = addDays(from, USUAL_DAYS) } = address.values;
  const list = consoleBookingsApi.useListDeparturesQuery({ query: { ...address.query, from, to } });
  return (
    <Screen title={texts.title}>
      <FilterBar>
        <SpanFilter
          label={texts.days}
          labels={texts}
          from={from}
          to={to}
          onChange={(span) => address.change(span)}
        />
      </FilterBar>
      <ListResults
        list={list}
        address={address}
        failed={texts.failed}
        empty={<EmptyState title={texts.none} text={texts.noneText} />}
      >
        {(rows) => (
          <ListTable
            caption={texts.caption}
            columns={columns}
            rows={rows}
            idOf={idOf}
            nameOf={nameOf}
            card={DepartureCard}
          />
        )}
      </ListResults>
    </Screen>
  );
}
