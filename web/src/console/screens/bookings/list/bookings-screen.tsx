import { type BookingListItem, BOOKING_ORDERS, exportOperatorBookings } from '@wayfarer/contract';
import { useState } from 'react';
import { useToday } from '../../../../api/use-today.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import { useStaff } from '../../../kit/staff/staff.ts';
import { listOrder } from '../../../kit/list/table/list-order.ts';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { SavedViews } from '../../../kit/list/saved-views.tsx';
import { type Selection, SelectionBar } from '../../../kit/list/table/selection.tsx';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { nameOfBooking } from '../../../kit/bookings/names.ts';
import { FILTERS, readyViews } from './booking-address.ts';
import { bookingColumns } from './booking-columns.tsx';
import { BookingFilters, BookingSearch } from './booking-filters.tsx';
import { CheckInDialog } from '../../../kit/bookings/bulk/check-in-dialog.tsx';
import { MailSelectionDialog } from './mail-selection.tsx';
import { bookingsTexts as texts, bulkTexts } from './copy.ts';
import { SummaryLine } from './summary-line.tsx';

const BULK = { checkIn: CheckInDialog, mail: MailSelectionDialog } as const;

/**
 * Unless the address has an order, the list asks for `soonest`. That order begins like ascending dates, so the date
 * column is marked as the chosen one.
 */
const ORDERS = { orders: BOOKING_ORDERS, byDefault: 'date', rising: ['name', 'date'] } as const;
/** A tablet also has room for the columns of the table. */
const TABLE = '(min-width: 48rem)';
/** The key under which this device stores views and columns. */
const NAME = 'bookings';

function BulkActions({
  rows,
  selection,
}: {
  rows: readonly BookingListItem[];
  selection: Selection;
}) {
  const { may } = useStaff();
  const [bulk, setBulk] = useState<{ what: keyof typeof BULK; rows: readonly BookingListItem[] }>();
  const Chosen = bulk && BULK[bulk.what];
  const chosen = rows.filter((row) => selection.has(row._id));
  const open = (what: keyof typeof BULK) => () => setBulk({ what, rows: chosen });
  return (
    <>
      <SelectionBar selection={selection}>
        {may('checkin') && (
          <Button size="sm" variant="secondary" onClick={open('checkIn')}>
            {bulkTexts.checkIn(chosen.length)}
          </Button>
        )}
        {may('bookings.write') && (
          <Button size="sm" variant="secondary" onClick={open('mail')}>
            {bulkTexts.mail(chosen.length)}
          </Button>
        )}
      </SelectionBar>
      {Chosen && (
        <Chosen
          rows={bulk.rows}
          onClose={() => {
            setBulk(undefined);
            selection.clear();
          }}
        />
      )}
    </>
  );
}

const CHOOSING = {
  nameOf: nameOfBooking,
  bar: (selection: Selection, rows: readonly BookingListItem[]) => (
    <BulkActions selection={selection} rows={rows} />
  ),
};

/** All bookings, with search, filters, order and export. */
export function BookingsScreen() {
  const today = useToday();
  const { may } = useStaff();
  const address = useListAddress(FILTERS);
  const { query, values, view } = address;
  const { direction: _direction, sort: _sort, ...filter } = values;
  const { data: counts } = consoleBookingsApi.useCountBookingViewsQuery(
    { query: { today } },
    { refetchOnMountOrArgChange: true, skip: today === '' },
  );
  return (
    <ListScreen
      title={texts.title}
      export={{ call: exportOperatorBookings, file: `bookings-${today}.csv` }}
      actions={
        may('bookings.write') && (
          <ButtonLink size="sm" to={consolePath('bookings/new')}>
            {texts.book}
          </ButtonLink>
        )
      }
      list={consoleBookingsApi.useListOperatorBookingsQuery({
        query: { sort: 'soonest', ...query },
      })}
      address={address}
      texts={texts}
      whenEmpty={{ picture: true }}
      columns={bookingColumns}
      media={TABLE}
      chosenColumns={NAME}
      choosing={CHOOSING}
      idOf={({ _id }) => _id}
      order={listOrder(address, ORDERS)}
      views={<SavedViews list={NAME} ready={readyViews(today, counts)} current={view} />}
      search={<BookingSearch address={address} />}
      summary={<SummaryLine filter={filter} />}
      filters={<BookingFilters address={address} />}
    />
  );
}
