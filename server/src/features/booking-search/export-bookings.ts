import {
  lastTripDay,
  may,
  type Booking,
  type BookingFilter,
  type BookingListItem,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { decimalAmount } from '../../lib/decimal-amount.ts';
import type { Column, DecimalCell, Table } from '../../pagination/table.ts';
import { recordExport } from '../audit/index.ts';
import { everyBooking } from './list-bookings.ts';

interface Line {
  row: BookingListItem;
  booking: Booking;
}

const COLUMNS: readonly Column<Line>[] = [
  { title: 'Reference', cell: ({ row }) => row.reference ?? '' },
  { title: 'State', cell: ({ row }) => (row.awaitsAgency ? 'requested' : row.state) },
  { title: 'Traveler', cell: ({ row }) => row.travelName },
  { title: 'Destination', cell: ({ row }) => row.travelSpot },
  { title: 'Country', cell: ({ row }) => row.travelCountry },
  { title: 'First day', cell: ({ row }) => row.travelDate },
  { title: 'Last day', cell: ({ row }) => lastTripDay(row.travelDate, row.travelDuration) },
  { title: 'Days', cell: ({ row }) => row.travelDuration },
  { title: 'Adults', cell: ({ row }) => row.travellers.adults },
  { title: 'Children', cell: ({ row }) => row.travellers.children },
  { title: 'Infants', cell: ({ row }) => row.travellers.infants },
  { title: 'Booked at', cell: ({ row }) => row.createdAt },
  { title: 'Currency', cell: ({ row }) => row.money.currency.toUpperCase() },
  { title: 'Total', cell: ({ row }) => decimalMoney(row, row.money.total) },
  { title: 'Paid', cell: ({ row }) => decimalMoney(row, row.money.paid) },
  { title: 'Refunded', cell: ({ row }) => decimalMoney(row, row.money.refunded) },
  { title: 'Balance', cell: ({ row }) => decimalMoney(row, row.money.balance) },
  { title: 'Attendance', cell: ({ row }) => row.attendance },
  { title: 'Wishes', cell: ({ booking }) => booking.wishes ?? '' },
  { title: 'Companions', cell: ({ booking }) => booking.companionNames ?? '' },
];

/** Columns with addresses, which are added only for staff who may read all customers. */
const CONTACT: readonly Column<Line>[] = [
  { title: 'Email', cell: ({ booking }) => booking.travelEmail },
  { title: 'Phone', cell: ({ booking }) => booking.travelPhone ?? '' },
];

/** New columns come last, so that the others stay where spreadsheets expect them. */
const ADDED: readonly Column<Line>[] = [
  { title: 'Start time', cell: ({ row }) => row.startTime ?? '' },
  {
    title: 'First payment',
    cell: ({ row }) => (row.money.first === undefined ? '' : decimalMoney(row, row.money.first)),
  },
  { title: 'Balance due on', cell: ({ row }) => row.money.balanceDueOn ?? '' },
];

/** A table of all bookings that match a filter. Records the export first. */
export async function exportBookings(
  context: UserContext,
  filter: BookingFilter,
): Promise<Table<Line>> {
  await recordExport(context, 'bookings_exported', 'bookings', { state: filter.state ?? 'all' });
  const { staff } = context.actor;
  const readsAll = staff !== null && may(staff.role, staff.extra, 'customers.read');
  return {
    columns: [...COLUMNS, ...(readsAll ? CONTACT : []), ...ADDED],
    pages: linesOf(context, filter),
  };
}

async function* linesOf(context: UserContext, filter: BookingFilter): AsyncGenerator<Line[]> {
  for await (const { bookings, rows } of everyBooking(context, filter)) {
    const byId = new Map(bookings.map((booking) => [booking._id, booking]));
    yield rows.flatMap((row) => {
      const booking = byId.get(row._id);
      return booking === undefined ? [] : [{ row, booking }];
    });
  }
}

/** An amount as a plain decimal, such as `1200.50`. */
export function decimalMoney({ money: { currency } }: BookingListItem, minor: number): DecimalCell {
  return decimalAmount(minor, currency);
}
