import { type Customer, exportCustomers, formatMoney } from '@wayfarer/contract';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { dayText } from '../../kit/bookings/trip-span.ts';
import { consolePath } from '../../kit/address/paths.ts';
import { useOperator } from '../../kit/operator/operator.ts';
import { Screen } from '../../kit/screen/screen.tsx';
import { ExportTable } from '../../kit/list/export/export-table.tsx';
import { ChoiceFilter, FilterBar, SearchFilter } from '../../kit/list/filters.tsx';
import type { ListColumn } from '../../kit/list/list-table.tsx';
import { TableResults } from '../../kit/list/table-results.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { customersApi } from './api.ts';
import { customersTexts as texts, customerTexts } from './copy.ts';

const FILTERS = ['q', 'blocked', 'sort'] as const;

function Person({ _id, email, name }: Customer) {
  return (
    <div className="max-w-80 min-w-0">
      <Link
        to={consolePath(`customers/${_id}`)}
        className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {name || customerTexts.noName}
      </Link>
      <p className="truncate text-xs text-muted">{email}</p>
    </div>
  );
}

function Marks({ blocked, staff }: Customer) {
  return (
    <span className="flex flex-wrap gap-1">
      {blocked && <Badge tone="danger">{texts.blocked}</Badge>}
      {staff && <Badge>{texts.staff}</Badge>}
    </span>
  );
}

const paidText = ({ paid }: Customer) =>
  paid.length === 0
    ? texts.nothingPaid
    : paid.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ');

const tripText = ({ lastTrip }: Customer) => (lastTrip ? dayText(lastTrip) : texts.noTrip);

const COLUMNS: readonly ListColumn<Customer>[] = [
  { id: 'name', title: texts.name, cell: (customer) => <Person {...customer} />, sort: 'name' },
  { id: 'marks', title: texts.marks, cell: (customer) => <Marks {...customer} /> },
  { id: 'since', title: texts.since, cell: ({ since }) => formatMomentDay(since), sort: 'newest' },
  { id: 'trip', title: texts.lastTrip, cell: tripText },
  { id: 'bookings', title: texts.bookings, cell: ({ bookings }) => bookings, numeric: true },
  { id: 'paid', title: texts.paid, cell: paidText, numeric: true },
];

function CustomerCard(customer: Customer) {
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div className="flex items-start justify-between gap-3">
        <Person {...customer} />
        <Marks {...customer} />
      </div>
      <p className="text-xs text-muted">
        {texts.facts(customer.bookings, tripText(customer))} · {paidText(customer)}
      </p>
    </div>
  );
}

/** Everybody with an account. */
export function CustomersScreen() {
  const address = useListAddress(FILTERS);
  const { change, part, query, values, view } = address;
  const list = customersApi.useListCustomersQuery({ query });
  const { may } = useOperator();
  const byName = values.sort === 'name';
  return (
    <Screen
      title={texts.title}
      text={texts.text}
      actions={
        may('customers.export') && <ExportTable call={exportCustomers} view={view} texts={texts} />
      }
    >
      <FilterBar
        search={<SearchFilter label={texts.search} {...part('q')} />}
        onReset={view === '' ? undefined : () => address.show('')}
      >
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
      </FilterBar>
      <TableResults
        list={list}
        address={address}
        texts={texts}
        caption={texts.list}
        columns={COLUMNS}
        idOf={({ _id }) => _id}
        nameOf={({ name, email }) => name || email}
        card={CustomerCard}
        order={{
          by: byName ? 'name' : 'newest',
          direction: byName ? 'asc' : 'desc',
          onSort: (sort) => change({ sort }),
        }}
      />
    </Screen>
  );
}
