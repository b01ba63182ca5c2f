import {
  type BookingListItem,
  exactMoney,
  formatDay,
  partyText,
  hasEnded,
} from '@wayfarer/contract';
import { clsx } from 'clsx';
import { formatMomentDay } from '../../../../lib/format-moment.ts';
import { Link } from '../../../../ui/controls/link.tsx';
import { Picture } from '../../../../ui/display/pictures/picture.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import type { ListColumn } from '../../../kit/list/table/list-column.ts';
import { attendanceNames, isExpected } from '../../../kit/bookings/names.ts';
import { StateBadge } from '../../../kit/bookings/state-badge.tsx';
import { tripSpan } from '../../../kit/bookings/trip-span.ts';
import { bookingsTexts as texts } from './copy.ts';

const recordPath = ({ _id }: BookingListItem) => consolePath(`bookings/${encodeURIComponent(_id)}`);

function Small({ children, bad, good }: { children: string; bad?: boolean; good?: boolean }) {
  return (
    <span
      className={clsx('block text-xs', bad ? 'text-danger' : good ? 'text-success' : 'text-muted')}
    >
      {children}
    </span>
  );
}

/** The day by which an open balance is to be paid online, if the trip has a payment plan. */
function BalanceDay({ money: { balance, balanceDueOn, overdue } }: Pick<BookingListItem, 'money'>) {
  if (balance === 0 || balanceDueOn === undefined) return null;
  const day = formatDay(balanceDueOn);
  return overdue ? <Small bad>{texts.overdue(day)}</Small> : <Small>{texts.dueBy(day)}</Small>;
}

function PaidNote({ money, refund, state }: BookingListItem) {
  const { balance, paid, refunded } = money;
  const amount = (minor: number) => exactMoney(minor, money.currency);
  if (refund) {
    if (refund.left > 0) return <Small>{texts.goingBack(amount(refund.left))}</Small>;
    return refunded > 0 && <Small>{texts.cameBack(amount(refunded))}</Small>;
  }
  if (hasEnded({ state })) return refunded > 0 && <Small>{texts.cameBack(amount(refunded))}</Small>;
  if (paid === 0) return <Small bad>{texts.nothingPaid}</Small>;
  return (
    <>
      {balance === 0 ? (
        <Small good>{texts.paidInFull}</Small>
      ) : (
        <Small>{texts.amountPaid(amount(paid))}</Small>
      )}
      <BalanceDay money={money} />
      {/* `refunded` is a refund beyond the terms, so the trip still counts as paid */}
      {refunded > 0 && <Small>{texts.goodwill(amount(refunded))}</Small>}
    </>
  );
}

function Balance(row: BookingListItem) {
  const { money } = row;
  return (
    <>
      <span className={clsx('block font-semibold', money.balance === 0 && 'text-muted')}>
        {hasEnded(row) ? texts.noBalance : exactMoney(money.balance, money.currency)}
      </span>
      <PaidNote {...row} />
      {row.transferDueOn !== undefined && (
        <Small>{texts.transferBy(formatDay(row.transferDueOn))}</Small>
      )}
    </>
  );
}

function Thumb({ image, className = '' }: { image: string | null; className?: string }) {
  const look = `size-12 shrink-0 rounded-xl ${className}`;
  if (image === null) return <span aria-hidden className={`${look} bg-sunken`} />;
  return <Picture src={image} alt="" ratio="square" sizes="3rem" className={look} />;
}

export const bookingColumns: readonly ListColumn<BookingListItem>[] = [
  {
    id: 'booking',
    title: texts.columns.booking,
    sort: 'booked',
    cell: (row) => (
      <>
        <Link
          to={recordPath(row)}
          className="font-semibold whitespace-nowrap underline-offset-4 hover:underline"
        >
          {row.reference ?? texts.noReference}
        </Link>
        <Small>{texts.bookedOn(formatMomentDay(row.createdAt))}</Small>
      </>
    ),
  },
  {
    id: 'traveler',
    title: texts.columns.traveler,
    sort: 'name',
    cell: (row) => (
      <>
        <span className="block min-w-18 wrap-anywhere lg:min-w-28">{row.travelName}</span>
        <Small>{partyText(row.travellers)}</Small>
      </>
    ),
    card: {
      title: (row) => (
        <>
          <Link to={recordPath(row)} className="block font-semibold wrap-anywhere">
            {row.travelName}
          </Link>
          <Small>{row.travelSpot}</Small>
        </>
      ),
    },
  },
  {
    id: 'trip',
    title: texts.columns.trip,
    sort: 'date',
    cell: (row) => (
      <span className="flex items-center gap-3">
        {/* in a narrow table, the texts need the room of the picture */}
        <Thumb image={row.image} className="max-lg:hidden" />
        <span className="min-w-20 lg:min-w-36">
          <span className="block wrap-anywhere">{row.travelSpot}</span>
          <Small>{tripSpan(row)}</Small>
        </span>
      </span>
    ),
    card: {
      picture: Thumb,
      note: (row) => `${tripSpan(row)} · ${partyText(row.travellers)}`,
    },
  },
  {
    id: 'state',
    title: texts.columns.state,
    cell: ({ awaitsAgency, state }) => <StateBadge state={state} awaits={awaitsAgency === true} />,
    card: 'foot',
  },
  {
    id: 'attendance',
    title: texts.columns.attendance,
    roomy: true,
    cell: ({ attendance, state }) =>
      isExpected(state, attendance) && (
        <span className={clsx(attendance === 'none' && 'text-muted')}>
          {attendanceNames[attendance]}
        </span>
      ),
  },
  {
    id: 'total',
    title: texts.columns.total,
    numeric: true,
    sort: 'total',
    cell: ({ money, state }) => (
      <span className={clsx(state === 'cancelled' && 'text-muted line-through')}>
        {exactMoney(money.total, money.currency)}
      </span>
    ),
  },
  {
    id: 'balance',
    title: texts.columns.balance,
    numeric: true,
    cell: (row) => <Balance {...row} />,
    card: 'aside',
  },
];
