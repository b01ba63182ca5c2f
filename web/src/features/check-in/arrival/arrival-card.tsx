import {
  breakdownLabel,
  type CheckIn,
  commaList,
  exactMoney,
  formatDay,
  hasEnded,
  partyText,
  timeText,
} from '@wayfarer/contract';
import { Link } from '../../../ui/controls/link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { arrivalTexts as texts, standingTexts } from '../copy.texts.js';
import { AttendanceButtons, AttendanceNotes } from './attendance.tsx';
import { FocusedHeading } from './focused-heading.tsx';
import { standingOf, TONES } from './standing.ts';
import { useMay } from './desk-rights.ts';
import { TakeBalance } from './take-balance.tsx';
import { useAttendance } from './use-attendance.ts';
import type { Next, Wanted } from './wanted.ts';

function Facts({ checkIn: { booking, lastDay } }: { checkIn: CheckIn }) {
  const { startTime } = booking;
  const first = formatDay(booking.travelDate);
  const last = formatDay(lastDay);
  const facts = [
    [texts.facts.trip, commaList([booking.travelSpot, booking.travelCountry])],
    [texts.facts.days, first === last ? first : texts.span({ first, last })],
    ...(startTime === null ? [] : [[texts.facts.startTime, timeText(startTime)]]),
    [texts.facts.party, partyText(booking.travellers)],
    [texts.facts.reference, booking.reference ?? texts.noReference],
  ];
  return (
    <dl className="mt-6 grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-semibold tabular wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const consoleBooking = (id: string) => `/admin/bookings/${encodeURIComponent(id)}`;

/** The amount that is still to be paid, or that everything is paid. */
function Balance({ booking }: Pick<CheckIn, 'booking'>) {
  const { breakdown } = booking;
  const { currency, dueNow, dueOnArrival, paid, refunded, total } = breakdown;
  const open = dueNow + dueOnArrival;
  const look = open > 0 ? 'bg-sun-soft text-sun-ink' : 'bg-success-soft text-success';
  return (
    <div className={`mt-6 rounded-card px-5 py-4 ${look}`}>
      {open > 0 ? (
        <>
          <p className="text-sm font-semibold">
            {breakdown.balanceDueOn === undefined
              ? texts.balance
              : breakdownLabel('dueOnArrival', breakdown)}
          </p>
          <p className="display tabular mt-1 text-price">{exactMoney(open, currency)}</p>
          <p className="tabular mt-1 text-sm">
            {paid === refunded
              ? texts.nothingPaid
              : texts.paidOf({
                  paid: exactMoney(paid - refunded, currency),
                  total: exactMoney(total, currency),
                })}
          </p>
          <TakeBalance booking={booking} open={open} />
        </>
      ) : (
        <p className="font-semibold">{texts.settled}</p>
      )}
    </div>
  );
}

interface ArrivalCardProps {
  checkIn: CheckIn;
  wanted: Wanted;
  mayAnyway: boolean;
  next: Next;
  level: 1 | 2;
}

/** The party, the amount that it still has to pay, and one main button. */
export function ArrivalCard({ checkIn, wanted, mayAnyway, next, level }: ArrivalCardProps) {
  const { booking } = checkIn;
  const standing = standingOf(checkIn);
  const desk = useAttendance(wanted);
  const mayOpen = useMay('bookings.read');
  return (
    <Card floating>
      <Badge tone={TONES[standing]} className="mb-3">
        {standingTexts[standing]}
      </Badge>
      <FocusedHeading level={level}>{booking.travelName}</FocusedHeading>
      {'reference' in wanted && <p className="mt-2 text-sm text-muted">{texts.byHand}</p>}
      <AttendanceNotes checkIn={checkIn} mayAnyway={mayAnyway} desk={desk} />
      <Facts checkIn={checkIn} />
      {mayOpen && (
        <Link
          to={consoleBooking(booking._id)}
          className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {texts.toBooking}
        </Link>
      )}
      {!hasEnded(booking) && <Balance booking={booking} />}
      <AttendanceButtons checkIn={checkIn} mayAnyway={mayAnyway} desk={desk} next={next} />
    </Card>
  );
}
