import {
  apart,
  exactMoney,
  type Manifest,
  optionsText,
  partyText,
  phoneLink,
  phoneText,
} from '@wayfarer/contract';
import { Link } from '../../../ui/controls/link.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import type { ListColumn } from '../../kit/list/table/list-column.ts';
import { CheckInButton } from '../../kit/bookings/check-in-button.tsx';
import { attendanceNames } from '../../kit/bookings/names.ts';
import { dayText } from '../../kit/bookings/trip-span.ts';
import { manifestTexts as texts } from './copy.texts.js';

type Row = Manifest['rows'][number];

/** A row, with a flag that is true if the departure was called off. */
type SheetRow = Row & Pick<Manifest['departure'], 'closed'>;

const { columns: titles } = texts;

function Traveler({ _id, travelName }: Row) {
  return (
    <Link to={consolePath(`bookings/${_id}`)} className="font-semibold wrap-anywhere">
      {travelName}
    </Link>
  );
}

function Attendance(row: SheetRow) {
  const { may } = useStaff();
  const waits = row.attendance === 'none' && !row.closed && may('checkin');
  return (
    <span className="flex flex-wrap items-center gap-3">
      <span className={waits ? 'hidden print:inline' : undefined}>
        {attendanceNames[row.attendance]}
      </span>
      {waits && (
        <span className="print:hidden">
          <CheckInButton row={row} />
        </span>
      )}
    </span>
  );
}

/** The open amount, and the part of it that can be paid only here. */
function Balance({ money: { balance, currency, onlyOnArrival } }: Pick<Row, 'money'>) {
  return (
    <>
      <b className="font-semibold">{exactMoney(balance, currency)}</b>
      {onlyOnArrival !== undefined && (
        <span className="block text-xs text-muted">
          {texts.onlyHere(exactMoney(onlyOnArrival, currency))}
        </span>
      )}
    </>
  );
}

/** Left out if no one chose any. */
const EXTRAS: ListColumn<SheetRow> = {
  id: 'extras',
  title: titles.extras,
  cell: ({ options = [] }) => <span className="wrap-anywhere">{optionsText(options)}</span>,
  card: 'text',
};

const COLUMNS: readonly ListColumn<SheetRow>[] = [
  {
    id: 'traveler',
    title: titles.traveler,
    cell: (row) => (
      <>
        <Traveler {...row} />
        <span className="block text-xs text-muted">{row.reference}</span>
      </>
    ),
    card: { title: Traveler },
  },
  {
    id: 'phone',
    title: titles.phone,
    cell: ({ travelPhone }) =>
      travelPhone !== undefined && (
        <a href={phoneLink(travelPhone)} className="whitespace-nowrap underline underline-offset-4">
          {phoneText(travelPhone)}
        </a>
      ),
    card: 'text',
  },
  { id: 'party', title: titles.party, cell: ({ travellers }) => partyText(travellers) },
  {
    id: 'until',
    title: titles.until,
    cell: ({ lastDay }) => dayText(lastDay),
    card: {
      text: ({ lastDay, reference, travellers }) => (
        <p className="text-xs wrap-anywhere text-muted">
          {[reference, partyText(travellers), dayText(lastDay)].join(' · ')}
        </p>
      ),
    },
  },
  {
    id: 'balance',
    title: titles.balance,
    numeric: true,
    cell: Balance,
    card: { aside: Balance },
  },
  {
    id: 'attendance',
    title: titles.attendance,
    cell: (row) => <Attendance {...row} />,
    card: 'text',
  },
  {
    id: 'notes',
    title: titles.notes,
    cell: ({ companionNames, notes, wishes }) => {
      const said = [
        ...(companionNames === '' ? [] : [texts.companions(companionNames.split('\n').join(', '))]),
        ...(wishes === '' ? [] : [texts.wishes(apart(wishes))]),
        ...notes,
      ];
      return (
        said.length > 0 && (
          <p className="min-w-40 wrap-anywhere whitespace-pre-line">{said.join('\n')}</p>
        )
      );
    },
    card: 'text',
  },
];

/** The columns for these bookings, with their extras before the notes. */
export const columnsOf = (rows: readonly Row[]): readonly ListColumn<SheetRow>[] =>
  COLUMNS.flatMap((column) =>
    column.id === 'notes' && rows.some(({ options }) => options) ? [EXTRAS, column] : column,
  );
