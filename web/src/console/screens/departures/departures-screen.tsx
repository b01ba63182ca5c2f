import { addDays, type Departure, exactMoney } from '@wayfarer/contract';
import { useToday } from '../../../api/use-today.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { departurePath } from '../../kit/departures/departure-address.ts';
import { SpanFilter } from '../../kit/list/filters.tsx';
import type { ListColumn } from '../../kit/list/table/list-column.ts';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { consoleBookingsApi } from '../../kit/bookings/api.ts';
import { GoingMark } from '../../kit/departures/going-mark.tsx';
import { departureText } from '../../kit/bookings/trip-span.ts';
import { calledOffTexts, departuresTexts as texts } from './copy.texts.js';

const USUAL_DAYS = 31;
const FILTERS = ['from', 'to'] as const;

const balanceOf = ({ balance }: Departure) =>
  balance.map(({ amount, currency }) => exactMoney(amount, currency)).join(', ');

function Trip(departure: Departure) {
  const { closed, travelCountry, travelSpot } = departure;
  return (
    <>
      <Link
        to={departurePath(departure)}
        className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {travelSpot}
      </Link>
      <span className="block text-xs text-muted">
        {departureText(departure)} · {travelCountry}
      </span>
      {closed && <Badge tone="warning">{calledOffTexts.mark}</Badge>}
      <GoingMark {...departure} />
    </>
  );
}

/** The taken and all places of a departure, in words and not only by color. */
function Places({ capacity, taken, waiting }: Departure) {
  if (capacity === null) return <span className="text-muted">{texts.noLimit}</span>;
  return (
    <>
      {texts.taken({ taken, places: capacity })} {taken === capacity && <Badge>{texts.full}</Badge>}
      {taken > capacity && <Badge tone="danger">{texts.over(taken - capacity)}</Badge>}{' '}
      {waiting > 0 && <Badge tone="warning">{texts.waiting(waiting)}</Badge>}
    </>
  );
}

const COLUMNS: readonly ListColumn<Departure>[] = [
  { id: 'trip', title: texts.columns.trip, cell: Trip, card: 'title' },
  {
    id: 'bookings',
    title: texts.columns.bookings,
    numeric: true,
    cell: ({ bookings }) => bookings,
    card: { note: ({ bookings }) => texts.bookings(bookings) },
  },
  {
    id: 'people',
    title: texts.columns.people,
    numeric: true,
    cell: ({ people }) => people,
    card: { note: ({ people }) => texts.people(people) },
  },
  {
    id: 'places',
    title: texts.columns.places,
    cell: Places,
    card: { note: (one) => (one.capacity === null ? null : <Places {...one} />) },
  },
  {
    id: 'here',
    title: texts.columns.here,
    cell: ({ bookings, checkedIn }) => texts.here({ here: checkedIn, all: bookings }),
    card: 'note',
  },
  {
    id: 'balance',
    title: texts.columns.balance,
    numeric: true,
    cell: balanceOf,
    card: {
      foot: (one) => <span className="tabular text-xs font-semibold">{balanceOf(one)}</span>,
    },
  },
];

/** Departures by day, with people, check-ins and open balances. */
export function DeparturesScreen() {
  const today = useToday();
  const address = useListAddress(FILTERS);
  const { from = today, to = addDays(from, USUAL_DAYS) } = address.values;
  return (
    <ListScreen
      title={texts.title}
      actions={
        <ButtonLink variant="secondary" size="sm" to={consolePath('departures/week')}>
          {texts.byWeek}
        </ButtonLink>
      }
      list={consoleBookingsApi.useListDeparturesQuery({ query: { ...address.query, from, to } })}
      address={address}
      texts={texts}
      columns={COLUMNS}
      idOf={departurePath}
      whenEmpty={{ picture: true }}
      reset={null}
      filters={
        <SpanFilter
          label={texts.days}
          labels={texts}
          from={from}
          to={to}
          onChange={(span) => address.change(span)}
        />
      }
    />
  );
}
