import {
  awaitsAnswer,
  type Booking,
  type Cancellation,
  daysBetween,
  formatMoney,
  isPaid,
  partySize,
  partyText,
  priceUnit,
  timeText,
  tripStatus,
  shownCost,
} from '@wayfarer/contract';
import { Ban } from 'lucide';
import { useToday } from '../../api/use-today.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { ShortHoldNote } from '../../ui/holds/hold-note.tsx';
import { PriceBreakdown } from '../../ui/display/price-breakdown.tsx';
import { byHand } from '../../ui/cancellation/ways-back.ts';
import { canceledTexts, progressTexts } from './canceled-copy.texts.js';
import { statusTexts, tripTexts } from './copy.texts.js';
import { listTexts } from './list/copy.texts.js';

type Status = ReturnType<typeof tripStatus> | 'Canceled' | 'Expired';

/** 'Upcoming' or 'Completed' (spec §4), or the reason why the trip won't take place. */
export function StatusBadge({ status }: { status: Status }) {
  const hasEnded = status === 'Canceled' || status === 'Expired';
  return (
    <Badge tone={status === 'Upcoming' ? 'lagoon' : 'neutral'}>
      {hasEnded && <Icon shape={Ban} />}
      {statusTexts[status]}
    </Badge>
  );
}

/** A booking's status by the traveler's calendar. */
export function useTripStatus({ state, travelDate }: Booking): Status {
  const today = useToday();
  if (state === 'cancelled') return 'Canceled';
  return state === 'expired' ? 'Expired' : tripStatus(travelDate, today);
}

/**
 * The status and, below it, the days until the trip, the answer or payment that it waits for, and the refund's
 * progress.
 */
export function TripStanding({ booking }: { booking: Booking }) {
  const today = useToday();
  const status = useTripStatus(booking);
  const ahead = status === 'Upcoming' && today !== '';
  return (
    <span className="inline-flex flex-col items-start gap-1 whitespace-nowrap">
      <StatusBadge status={status} />
      {ahead && (
        <span className="tabular px-1 text-xs text-muted">
          {listTexts.daysToGo(daysBetween(today, booking.travelDate))}
        </span>
      )}
      {awaitsAnswer(booking) && (
        <span className="px-1 text-xs font-semibold whitespace-normal text-lagoon">
          {listTexts.waiting}
        </span>
      )}
      {ahead && !isPaid(booking) && !awaitsAnswer(booking) && (
        <span className="px-1 text-xs font-semibold text-danger">{listTexts.unpaid}</span>
      )}
      <ShortHoldNote of={booking} />
      {booking.cancellation && <RefundProgress of={booking.cancellation} />}
    </span>
  );
}

function RefundProgress({ of: { progress, refund } }: { of: Cancellation }) {
  const atCounter = byHand(refund) > 0 ? canceledTexts.inPerson : canceledTexts.gift;
  const text = progress === 'none' && refund.counter > 0 ? atCounter : progressTexts[progress];
  return text === '' ? null : (
    <span className="max-w-40 px-1 text-xs whitespace-pre-line text-muted">{text}</span>
  );
}

/** The booking's number, to quote on the phone. */
export function Reference({ booking: { reference } }: { booking: Booking }) {
  return reference === null ? null : (
    <span className="tabular block text-xs text-muted">{reference}</span>
  );
}

/** The departure's start time, by the clock at the destination. */
export function StartTime({ of: { startTime } }: { of: Booking }) {
  return startTime === null ? null : (
    <span className="block text-muted">{tripTexts.localTime(timeText(startTime))}</span>
  );
}

/** The person who booked, and the number of travelers. */
export function Travelers({ booking }: { booking: Booking }) {
  return (
    <>
      {booking.travelName}
      {partySize(booking.travellers) > 1 && (
        <span className="block text-muted">{partyText(booking.travellers)}</span>
      )}
    </>
  );
}

function CanceledCost({ of }: { of: Cancellation }) {
  const { backBefore, backLater, currency, kept, refund, taken, total } = of;
  const back = refund.card + refund.counter;
  const lines = [
    [canceledTexts.total, <s key="total">{formatMoney(total, currency)}</s>],
    taken > 0 && [canceledTexts.paid, formatMoney(taken, currency)],
    backBefore > 0 && [canceledTexts.backBefore, formatMoney(backBefore, currency)],
    back > 0 && [canceledTexts.refund, formatMoney(back, currency)],
    backLater > 0 && [canceledTexts.backLater, formatMoney(backLater, currency)],
    taken > 0 && [canceledTexts.kept, formatMoney(kept, currency)],
  ].filter((line) => line !== false);
  return (
    <dl className="mt-1 flex flex-col text-xs">
      {lines.map(([label, amount]) => (
        <div key={String(label)} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The cost per day, with the trip's price below it. */
export function BookingCost({ booking }: { booking: Booking }) {
  const isAhead = useTripStatus(booking) === 'Upcoming';
  return (
    <div className="tabular">
      <p>
        <strong>{shownCost(booking.travelCost)}</strong> {priceUnit(booking)}
      </p>
      {booking.cancellation ? (
        <CanceledCost of={booking.cancellation} />
      ) : (
        <PriceBreakdown
          amounts={booking.breakdown}
          of={booking.priceLines}
          size="small"
          notNow={awaitsAnswer(booking) ? 'notBooked' : !isAhead && 'missed'}
          className="mt-1 font-normal"
        />
      )}
    </div>
  );
}
