import {
  exportManifest,
  formatMoney,
  type Manifest,
  partyText,
  phoneLink,
  phoneText,
} from '@wayfarer/contract';
import { Printer } from 'lucide';
import { useState } from 'react';
import { queryState } from '../../../api/query-state.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import { Screen } from '../../kit/screen/screen.tsx';
import { useScreenParam } from '../../kit/address/screen-params.ts';
import { ExportButton } from '../../kit/list/export/export-button.tsx';
import type { ListColumn } from '../../kit/list/table/list-column.ts';
import { ListSkeleton } from '../../kit/screen/list-skeleton.tsx';
import { ListTable } from '../../kit/list/table/list-table.tsx';
import { consoleBookingsApi } from '../../kit/bookings/api.ts';
import { CheckInButton } from '../../kit/bookings/check-in-button.tsx';
import { CheckInDialog } from '../../kit/bookings/bulk/check-in-dialog.tsx';
import { attendanceNames, nameOfBooking } from '../../kit/bookings/names.ts';
import { dayText } from '../../kit/bookings/trip-span.ts';
import { CalledOff } from './called-off.tsx';
import { CancelDepartureDialog } from './cancel-departure-dialog.tsx';
import { CancellationProgress } from './cancellation-progress.tsx';
import { departuresTexts, manifestTexts as texts } from './copy.ts';
import { useRefetch } from './use-refetch.ts';

type Row = Manifest['rows'][number];

/** A row, and whether its departure was called off. */
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
    cell: ({ money }) => formatMoney(money.balance, money.currency),
    card: {
      aside: ({ money }) => (
        <b className="font-semibold">{formatMoney(money.balance, money.currency)}</b>
      ),
    },
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
    cell: ({ notes, wishes }) => {
      const said = [...(wishes === '' ? [] : [texts.wishes(wishes)]), ...notes];
      return (
        said.length > 0 && (
          <p className="min-w-40 wrap-anywhere whitespace-pre-line">{said.join('\n')}</p>
        )
      );
    },
    card: 'text',
  },
];

/** A table on paper and on wide screens, cards on a phone. */
const TABLE = 'print, (min-width: 48rem)';

type Dialog = 'checkIn' | 'cancel';

function SheetActions({
  departure: { bookings, checkedIn, closed, day, offerId },
  onOpen,
}: {
  departure: Manifest['departure'];
  onOpen: (dialog: Dialog) => void;
}) {
  const { may } = useStaff();
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {may('bookings.cancel') && bookings > 0 && (
        <Button variant="ghost" size="sm" className="text-danger!" onClick={() => onOpen('cancel')}>
          {texts.cancel}
        </Button>
      )}
      {!closed && (
        <Button variant="secondary" size="sm" onClick={() => print()}>
          <Icon shape={Printer} className="size-4" />
          {texts.print}
        </Button>
      )}
      <ExportButton
        call={exportManifest}
        input={{ params: { offerId, day } }}
        file={`manifest-${day}.csv`}
      />
      {may('checkin') && !closed && checkedIn < bookings && (
        <Button size="sm" onClick={() => onOpen('checkIn')}>
          {texts.checkIn}
        </Button>
      )}
    </div>
  );
}

function Sheet({ manifest: { departure, rows } }: { manifest: Manifest }) {
  const [open, setOpen] = useState<Dialog>();
  const close = () => setOpen(undefined);
  const { bookings, checkedIn, people } = departure;
  if (rows.length === 0) return <p className="text-muted">{texts.nobody}</p>;
  const balances = departure.balance.map(({ amount, currency }) => formatMoney(amount, currency));
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {[
            departuresTexts.bookings(bookings),
            departuresTexts.people(people),
            departuresTexts.here(checkedIn, bookings),
            `${departuresTexts.columns.balance} ${balances.join(', ')}`,
          ].join(' · ')}
        </p>
        <SheetActions departure={departure} onOpen={setOpen} />
      </div>
      <ListTable
        caption={texts.caption}
        columns={COLUMNS}
        rows={rows.map((row) => ({ ...row, closed: departure.closed }))}
        idOf={({ _id }) => _id}
        media={TABLE}
      />
      {open === 'checkIn' && <CheckInDialog rows={rows} onClose={close} />}
      {open === 'cancel' && <CancelDepartureDialog departure={departure} onClose={close} />}
    </>
  );
}

/** Says that the day is closed for booking, and shows the progress of the cancellation. */
function Closed({
  manifest: { batchId, departure, rows },
  onMoved,
}: {
  manifest: Manifest;
  onMoved: () => void;
}) {
  const nameOf = (id: string) => {
    const row = rows.find(({ _id }) => _id === id);
    return row ? nameOfBooking(row) : id;
  };
  return (
    <>
      <CalledOff departure={departure} />
      {batchId !== null && <CancellationProgress id={batchId} nameOf={nameOf} onMoved={onMoved} />}
    </>
  );
}

/** The travelers of one destination on one day, on the screen and on paper. */
export function ManifestScreen() {
  const [offerId, day] = [useScreenParam('offerId'), useScreenParam('day')];
  const query = consoleBookingsApi.useGetManifestQuery(
    { params: { offerId, day } },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  const refetch = useRefetch(query);
  const missing = (
    <EmptyState
      title={texts.missing}
      text={texts.missingText}
      actions={<ButtonLink to={consolePath('departures')}>{texts.back}</ButtonLink>}
    />
  );
  return (
    <Screen
      above={<BackLink to={consolePath('departures')}>{texts.back}</BackLink>}
      title={data ? `${data.departure.travelSpot}, ${dayText(day)}` : departuresTexts.title}
    >
      {data?.departure.closed && <Closed manifest={data} onMoved={refetch} />}
      <QueryView
        state={queryState(query)}
        loading={<ListSkeleton />}
        failed={texts.failed}
        notFound={missing}
      >
        {(manifest) => <Sheet manifest={manifest} />}
      </QueryView>
    </Screen>
  );
}
