import { type Customer, exportCustomers, exactMoney, phoneText } from '@wayfarer/contract';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { dayText } from '../../kit/bookings/trip-span.ts';
import { consolePath } from '../../kit/address/paths.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import { ChoiceFilter, SearchFilter } from '../../kit/list/filters.tsx';
import type { ListColumn } from '../../kit/list/table/list-column.ts';
import { listOrder } from '../../kit/list/table/list-order.ts';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { customersApi } from './api.ts';
import { customersTexts as texts, customerTexts } from './copy.ts';

const FILTERS = ['q', 'blocked', 'sort'] as const;

function Person({ _id, email, name, phone }: Customer) {
  return (
    <div className="max-w-80 min-w-0">
      <Link
        to={consolePath(`customers/${_id}`)}
        className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {name || customerTexts.noName}
      </Link>
      <p className="truncate text-xs text-muted">
        {[email, phoneText(phone)].filter((way) => way !== '').join(' · ')}
      </p>
    </div>
  );
}

function Marks({ account, blocked, staff }: Customer) {
  return (
    <span className="flex flex-wrap gap-1">
      {blocked && <Badge tone="danger">{texts.blocked}</Badge>}
      {staff && <Badge>{texts.staff}</Badge>}
      {!account && <Badge>{texts.guest}</Badge>}
    </span>
  );
}

const paidText = ({ paid }: Customer) =>
  paid.length === 0
    ? texts.nothingPaid
    : paid.map(({ amount, currency }) => exactMoney(amount, currency)).join(' + ');

const tripText = ({ lastTrip }: Customer) => (lastTrip ? dayText(lastTrip) : texts.noTrip);

const COLUMNS: readonly ListColumn<Customer>[] = [
  {
    id: 'name',
    title: texts.name,
    cell: (customer) => <Person {...customer} />,
    sort: 'name',
    card: 'title',
  },
  { id: 'marks', title: texts.marks, cell: (customer) => <Marks {...customer} />, card: 'aside' },
  { id: 'since', title: texts.since, cell: ({ since }) => formatMomentDay(since), sort: 'newest' },
  { id: 'trip', title: texts.lastTrip, cell: tripText },
  {
    id: 'bookings',
    title: texts.bookings,
    cell: ({ bookings }) => bookings,
    numeric: true,
    card: {
      note: (customer) => texts.facts({ count: customer.bookings, trip: tripText(customer) }),
    },
  },
  { id: 'paid', title: texts.paid, cell: paidText, numeric: true, card: 'note' },
];

const ORDERS = {
  orders: ['newest', 'name'],
  byDefault: 'newest',
  rising: ['name'],
  oneWay: true,
} as const;

/** Everyone who has an account or for whom the agency has booked. */
export function CustomersScreen() {
  const address = useListAddress(FILTERS);
  const { change, part, query, values } = address;
  const { may } = useStaff();
  return (
    <ListScreen
      title={texts.title}
      text={texts.text}
      export={may('customers.export') && { call: exportCustomers, file: texts.file, ask: texts }}
      list={customersApi.useListCustomersQuery({ query })}
      address={address}
      texts={texts}
      columns={COLUMNS}
      idOf={({ _id }) => _id}
      order={listOrder(address, ORDERS)}
      search={<SearchFilter label={texts.search} {...part('q')} />}
      filters={
        <>
          <ChoiceFilter
            label={texts.account}
            options={{ true: texts.blocked }}
            {...part('blocked')}
          />
          <ChoiceFilter
            label={texts.sort}
            value={values.sort ?? 'newest'}
            options={{ newest: texts.newest, name: texts.byName }}
            onChange={(sort) => change({ sort })}
          />
        </>
      }
    />
  );
}
