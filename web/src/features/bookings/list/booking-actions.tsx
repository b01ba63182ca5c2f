import {
  breakdownAmount,
  awaitsAnswer,
  type Booking,
  formatDay,
  formatMoney,
  isPaid,
  hasEnded,
  payBalancePath,
} from '@wayfarer/contract';
import { Ban, CircleCheck, CreditCard, Pencil, ReceiptText, Trash2, Undo2 } from 'lucide';
import { useToday } from '../../../api/use-today.ts';
import { paths } from '../../../domain/paths.ts';
import { useNotices } from '../../../session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { listTexts as texts } from './copy.texts.js';

export interface BookingActionsProps {
  booking: Booking;
  deleting: boolean;
  onDelete: () => void;
}

function Name({ text, booking }: { text: string; booking: Booking }) {
  return (
    <span>
      {text}
      <span className="sr-only">{texts.of(booking.travelSpot)}</span>
    </span>
  );
}

/** The link to the page to cancel; nothing from the trip's first day on, when it can't be canceled anymore. */
function Cancel({ booking }: { booking: Booking }) {
  const today = useToday(booking.timeZone);
  if (booking.travelDate <= today) return null;
  return (
    <ButtonLink to={paths.cancelBooking(booking._id)} size="sm" variant="ghost" className="px-3!">
      <Icon shape={Ban} className="size-4" />
      <Name text={texts.cancel} booking={booking} />
    </ButtonLink>
  );
}

/** The link to pay the balance of a payment plan, until the trip's first day. */
function PayBalance({ booking }: { booking: Booking }) {
  const today = useToday();
  const { balanceDueOn } = booking.breakdown;
  if (balanceDueOn === undefined || booking.travelDate < today) return null;
  return (
    <ButtonLink
      to={payBalancePath(booking._id)}
      size="sm"
      variant="secondary"
      className="px-3.5! whitespace-nowrap"
    >
      <Icon shape={CreditCard} className="size-4" />
      <Name text={texts.payBalance} booking={booking} />
    </ButtonLink>
  );
}

/** Actions that are no longer possible stay visible but disabled, with the reason (spec §4, Booking paid). */
function PaidActions({ booking }: { booking: Booking }) {
  const { balanceDueOn, currency, dueOnArrival } = booking.breakdown;
  const left = formatMoney(breakdownAmount('dueOnArrival', booking.breakdown), currency);
  return (
    <>
      <div className="flex flex-col gap-1 text-center">
        <Button size="sm" variant="secondary" disabled className="px-3.5!">
          <Icon shape={CircleCheck} className="size-4" />
          <Name text={texts.paid} booking={booking} />
        </Button>
        {dueOnArrival > 0 && (
          <span className="tabular text-xs text-muted">
            {balanceDueOn === undefined
              ? texts.dueOnArrival(left)
              : texts.balanceBy({ amount: left, day: formatDay(balanceDueOn) })}
          </span>
        )}
      </div>
      <PayBalance booking={booking} />
      <ButtonLink to={paths.payment(booking._id)} size="sm" variant="ghost" className="px-3!">
        <Icon shape={ReceiptText} className="size-4" />
        <Name text={texts.receipt} booking={booking} />
      </ButtonLink>
      <Cancel booking={booking} />
      <Button size="sm" variant="ghost" disabled title={texts.paidHint} className="px-3!">
        <Icon shape={Pencil} className="size-4" />
        <Name text={texts.update} booking={booking} />
      </Button>
      <Button size="sm" variant="ghost" disabled title={texts.paidHint} className="px-3!">
        <Icon shape={Trash2} className="size-4" />
        <Name text={texts.delete} booking={booking} />
      </Button>
    </>
  );
}

/** The actions for a canceled or expired booking, with nothing to pay or change. */
function EndedActions({ booking, deleting, onDelete }: BookingActionsProps) {
  const { _id, cancellation, spotId } = booking;
  return (
    <>
      {spotId !== null && (
        <ButtonLink
          to={paths.destination(spotId)}
          size="sm"
          variant="secondary"
          className="px-3.5! whitespace-nowrap"
        >
          <Name text={texts.bookAgain} booking={booking} />
        </ButtonLink>
      )}
      {cancellation && (
        <ButtonLink to={paths.cancelBooking(_id)} size="sm" variant="ghost" className="px-3!">
          <Icon shape={Undo2} className="size-4 rtl:-scale-x-100" />
          <Name text={texts.details} booking={booking} />
        </ButtonLink>
      )}
      <Delete booking={booking} deleting={deleting} onDelete={onDelete} />
    </>
  );
}

function Delete({ booking, deleting, onDelete }: BookingActionsProps) {
  return (
    <Button size="sm" variant="ghost" loading={deleting} onClick={onDelete} className="px-3!">
      {!deleting && <Icon shape={Trash2} className="size-4" />}
      <Name text={texts.delete} booking={booking} />
    </Button>
  );
}

/** The link to pay. It is less prominent while the message about a new booking offers payment, too. */
function Pay({ booking }: { booking: Booking }) {
  const { recentTrip } = useNotices();
  const isOffered = recentTrip?.open === true && recentTrip.paid === null;
  return (
    <ButtonLink
      to={paths.payment(booking._id)}
      size="sm"
      variant={isOffered ? 'secondary' : 'primary'}
      className="px-3.5! whitespace-nowrap"
    >
      <Icon shape={CreditCard} className="size-4" />
      <Name text={texts.pay} booking={booking} />
    </ButtonLink>
  );
}

/**
 * Pay Now or Paid (neither while a request waits for an answer), Update and Delete; Cancel instead of Delete if money
 * was paid.
 */
export function BookingActions(props: BookingActionsProps) {
  const { booking } = props;
  const { paid, refunded } = booking.breakdown;
  if (hasEnded(booking)) return <EndedActions {...props} />;
  if (isPaid(booking)) return <PaidActions booking={booking} />;
  return (
    <>
      {!awaitsAnswer(booking) && <Pay booking={booking} />}
      <ButtonLink to={paths.updateBooking(booking._id)} size="sm" variant="ghost" className="px-3!">
        <Icon shape={Pencil} className="size-4" />
        <Name text={texts.update} booking={booking} />
      </ButtonLink>
      {paid > refunded ? <Cancel booking={booking} /> : <Delete {...props} />}
    </>
  );
}
