import { type BookingRow, BOOKING_ORDERS, exportOperatorBookings } from '@wayfarer/contract';
import { useState } from 'react';
import { useToday } from '../../../../api/use-today.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/feedback/states.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import { useOperator } from '../../../kit/operator/operator.ts';
import { Screen } from '../../../kit/screen/screen.tsx';
import { useColumns } from '../../../kit/list/columns.tsx';
import { DownloadCsv } from '../../../kit/list/export/download-csv.tsx';
import { listOrder } from '../../../kit/list/list-order.ts';
import { ListResults } from '../../../kit/list/list-results.tsx';
import { ListTable } from '../../../kit/list/list-table.tsx';
import { SavedViews } from '../../../kit/list/saved-views.tsx';
import { SelectionBar, useSelection } from '../../../kit/list/selection.tsx';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { nameOfBooking } from '../../../kit/bookings/names.ts';
import { type BookingFilterName, FILTERS, readyViews } from './booking-address.ts';
import { BookingCard, bookingColumns } from './booking-columns.tsx';
import { BookingFilters } from './booking-filters.tsx';
import { CheckInDialog } from '../../../kit/bookings/bulk/check-in-dialog.tsx';
import { MailSelectionDialog } from './mail-selection.tsx';
import { bookingsTexts as texts, bulkTexts } from './copy.ts';

/** What is done to many at once. */
const BULK = { checkIn: CheckInDialog, mail: MailSelectionDialog } as const;

type Address = ReturnType<typeof useListAddress<BookingFilterName>>;

const idOf = ({ _id }: BookingRow) => _id;

const ORDERS = { orders: BOOKING_ORDERS, byDefault: 'date', rising: ['name'] } as const;

function Bookings({ rows, address }: { rows: BookingRow[]; address: Address }) {
  const operator = useOperator();
  const selection = useSelection(rows.map(idOf));
  const { columns, choice } = useColumns('bookings', bookingColumns);
  const [bulk, setBulk] = useState<{ what: keyof typeof BULK; rows: readonly BookingRow[] }>();
  const Chosen = bulk && BULK[bulk.what];
  const chosen = rows.filter((row) => selection.has(row._id));
  return (
    <>
      <div className="-mt-2 mb-3 hidden justify-end lg:flex">{choice}</div>
      <ListTable
        caption={texts.caption}
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={nameOfBooking}
        card={BookingCard}
        order={listOrder(address, ORDERS)}
        selection={selection}
      />
      <SelectionBar selection={selection}>
        {operator.may('checkin') && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setBulk({ what: 'checkIn', rows: chosen })}
          >
            {bulkTexts.checkIn(chosen.length)}
          </Button>
        )}
        {operator.may('bookings.write') && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setBulk({ what: 'mail', rows: chosen })}
          >
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

/** Every booking: found, filtered, sorted and exported. */
export function BookingsScreen() {
  const today = useToday();
  const { may } = useOperator();
  const address = useListAddress(FILTERS);
  const { query, view } = address;
  const list = consoleBookingsApi.useListOperatorBookingsQuery({ query });
  const empty =
    view === '' ? (
      <EmptyState title={texts.nothing} text={texts.nothingText} />
    ) : (
      <EmptyState title={texts.none} text={texts.noneText} picture={false} />
    );
  return (
    <Screen
      title={texts.title}
      actions={
        <>
          <DownloadCsv
            call={exportOperatorBookings}
            input={{ view }}
            name={`bookings-${today}.csv`}
          >
            {texts.exportAll}
          </DownloadCsv>
          {may('bookings.write') && (
            <ButtonLink size="sm" to={consolePath('bookings/new')}>
              {texts.book}
            </ButtonLink>
          )}
        </>
      }
    >
      <SavedViews list="bookings" ready={readyViews(today)} current={view} />
      <BookingFilters address={address} />
      <ListResults list={list} address={address} failed={texts.failed} empty={empty}>
        {(rows) => <Bookings rows={rows} address={address} />}
      </ListResults>
    </Screen>
  );
}
