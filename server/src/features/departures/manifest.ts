import {
  lastTripDay,
  optionsText,
  partyText,
  type BookingListItem,
  type Manifest,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { presentDeparture } from '../../db/records/departure-minimum.ts';
import type { Column, Table } from '../../pagination/table.ts';
import { notFound } from '../../problem-error.ts';
import { recordExport } from '../audit/index.ts';
import { findDeparture } from '../places/index.ts';
import { listNotes, type NoteRow } from '../booking-history/index.ts';
import { decimalMoney, bookingRowsOf } from '../booking-search/index.ts';
import { actOn } from './departure-of.ts';
import { findDepartureRow, findStatedRow, listManifestRows, type Departure } from './store.ts';
import { emptyDeparture } from './list-departures.ts';
import { withoutPastMinimums } from './past-minimums.ts';

type ManifestRow = Manifest['rows'][number];

/**
 * The travelers of a departure. Throws `not_found` if there are none, unless the departure is fixed or was called
 * off.
 */
export async function getManifest(context: UserContext, of: Departure): Promise<Manifest> {
  const { clock, db, payments } = context;
  const { livemode } = payments;
  const stated = await findDeparture(db.orm, of);
  const going = await findDepartureRow(db.orm, { ...of, livemode });
  const shown = going ? presentDeparture(going) : await emptyOf(context, of);
  const [departure = shown] = await withoutPastMinimums(db.orm, [shown], clock.now());
  const found = await listManifestRows(db.orm, of);
  const rows = await bookingRowsOf(context, found);
  const ids = found.map(({ id }) => id);
  const notes = await listNotes(db.orm, ids);
  // leaves out bookings canceled between the two queries
  const booked = rows.filter(({ state }) => state === 'booked');
  const typed = new Map(found.map((row) => [row.id, row]));
  return {
    departure,
    batchId: stated?.batchId ?? null,
    rows: booked.map((row) => manifestRow(row, notes, typed.get(row._id))),
  };
}

/** A departure without bookings. Throws `not_found` unless the departure is fixed or was called off. */
async function emptyOf({ db }: UserContext, of: Departure) {
  const stated = await findStatedRow(db.orm, of);
  if (stated === null) throw notFound('departure');
  return emptyDeparture(presentDeparture(stated));
}

/** A departure's travelers as a file. Records the export first. Throws `not_found`. */
export async function exportManifest(
  context: UserContext,
  of: Departure,
): Promise<Table<ManifestRow>> {
  const { rows } = await getManifest(context, of);
  await recordExport(context, 'manifest_exported', of.offerId, actOn(of));
  const hasOptions = rows.some(({ options }) => options !== undefined);
  return { columns: hasOptions ? [...COLUMNS, EXTRAS] : COLUMNS, pages: onePage(rows) };
}

function manifestRow(
  row: BookingListItem,
  all: readonly NoteRow[],
  typed: Pick<BookingRow, 'companionNames' | 'priceExtras' | 'wishes'> | undefined,
): ManifestRow {
  const notes = all.filter(({ bookingId }) => bookingId === row._id).map(({ body }) => body);
  const lastDay = lastTripDay(row.travelDate, row.travelDuration);
  const { companionNames = '', priceExtras, wishes = '' } = typed ?? {};
  const options = priceExtras?.lines.filter(({ kind }) => kind === 'option') ?? [];
  const chosen = options.length > 0 && { options };
  return { ...row, lastDay, ...chosen, wishes, companionNames, notes };
}

const COLUMNS: readonly Column<ManifestRow>[] = [
  { title: 'Reference', cell: ({ reference }) => reference ?? '' },
  { title: 'Traveler', cell: ({ travelName }) => travelName },
  { title: 'Phone', cell: ({ travelPhone }) => travelPhone ?? '' },
  { title: 'Party', cell: ({ travellers }) => partyText(travellers) },
  { title: 'Adults', cell: ({ travellers }) => travellers.adults },
  { title: 'Children', cell: ({ travellers }) => travellers.children },
  { title: 'Infants', cell: ({ travellers }) => travellers.infants },
  { title: 'First day', cell: ({ travelDate }) => travelDate },
  { title: 'Last day', cell: ({ lastDay }) => lastDay },
  { title: 'Currency', cell: ({ money }) => money.currency.toUpperCase() },
  { title: 'Balance', cell: (row) => decimalMoney(row, row.money.balance) },
  { title: 'Attendance', cell: ({ attendance }) => attendance },
  { title: 'Wishes', cell: ({ wishes }) => wishes },
  { title: 'Notes', cell: ({ notes }) => notes.join('\n') },
  { title: 'Companions', cell: ({ companionNames }) => companionNames },
  { title: 'Start time', cell: ({ startTime }) => startTime ?? '' },
];

const EXTRAS: Column<ManifestRow> = {
  title: 'Extras',
  cell: ({ options = [] }) => optionsText(options),
};

/** All rows as a single page, because a manifest is short. */
async function* onePage(rows: ManifestRow[]): AsyncGenerator<ManifestRow[]> {
  yield rows;
}
