import {
  addDays,
  awaitsAnswer,
  type BookingRecord,
  lastTripDay,
  type Permission,
} from '@wayfarer/contract';
import { useState } from 'react';
import { useToday } from '../../../../api/use-today.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { CheckInButton } from '../../../kit/bookings/check-in-button.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import { useStaff } from '../../../kit/staff/staff.ts';
import { AcceptDialog, DeclineDialog } from './dialogs/answer-dialogs.tsx';
import { CancelDialog } from './dialogs/cancel-dialog.tsx';
import { ChangeDialog } from './dialogs/change-dialog.tsx';
import { ConfirmDialog } from './dialogs/confirm-dialog.tsx';
import { recordTexts as texts } from './copy.ts';
import { HandOutDialog, ReceiveDialog } from './dialogs/counter-dialogs.tsx';
import { MailDialog } from './dialogs/mail-dialog.tsx';
import { owedInPerson } from './owed-in-person.ts';
import { AskDialog } from './payment-links/ask-dialog.tsx';
import { isPayable } from './payment-links/payable.ts';
import { ReinstateDialog } from './dialogs/reason-dialogs.tsx';
import { useGoodwill } from './use-goodwill.ts';

type Act =
  | 'accept'
  | 'decline'
  | 'confirm'
  | 'ask'
  | 'receive'
  | 'handOut'
  | 'refundCash'
  | 'change'
  | 'cancel'
  | 'reinstate'
  | 'mail';

const DIALOGS = {
  accept: AcceptDialog,
  decline: DeclineDialog,
  confirm: ConfirmDialog,
  ask: AskDialog,
  receive: ReceiveDialog,
  handOut: HandOutDialog,
  refundCash: HandOutDialog,
  change: ChangeDialog,
  cancel: CancelDialog,
  reinstate: ReinstateDialog,
  mail: MailDialog,
} as const;

/** True from the day before the trip until its last day, unless attendance was recorded. */
function isExpected({ attendance, booking }: BookingRecord, today: string): boolean {
  const { state, travelDate, travelDuration } = booking;
  if (state !== 'booked' || attendance !== 'none') return false;
  return addDays(travelDate, -1) <= today && today <= lastTripDay(travelDate, travelDuration);
}

/** True if a cancellation can be reversed, which is possible only without a refund. */
function canReinstate({ cancellation, state }: BookingRecord['booking']): boolean {
  if (state !== 'cancelled' || cancellation === undefined) return false;
  return cancellation.refund.card + cancellation.refund.counter === 0;
}

/** The actions that this person may take in the booking's state. */
function actsOf(record: BookingRecord, may: (one: Permission) => boolean, left: number): Act[] {
  const { customer, money, waitsFor } = record;
  const { state } = record.booking;
  const stands = state === 'booked' || state === 'held';
  const isRequest = awaitsAnswer(record.booking);
  const isUnconfirmed = !isRequest && (state === 'held' || state === 'expired');
  // the cash that this person may refund beyond the terms: up to the limit, and nothing while the agency owes cash
  const givable = owedInPerson(record) > 0 || !stands ? 0 : Math.min(money.counter, left);
  const reachable = customer !== null || waitsFor !== null;
  return [
    ...(isRequest && may('bookings.write') ? (['accept', 'decline'] as const) : []),
    ...(stands && may('bookings.cancel') ? (['cancel'] as const) : []),
    ...(canReinstate(record.booking) && may('bookings.cancel') ? (['reinstate'] as const) : []),
    ...(reachable && may('bookings.write') ? (['mail'] as const) : []),
    ...(isUnconfirmed && may('bookings.write') ? (['confirm'] as const) : []),
    ...(stands && may('bookings.write') ? (['change'] as const) : []),
    ...(stands && !isRequest && money.balance > 0 && may('money.counter')
      ? (['receive'] as const)
      : []),
    ...(isPayable(record) && may('bookings.write') ? (['ask'] as const) : []),
    ...(owedInPerson(record) > 0 && may('money.counter') ? (['handOut'] as const) : []),
    ...(givable > 0 && may('money.counter') ? (['refundCash'] as const) : []),
  ];
}

const VARIANTS = {
  accept: 'primary',
  decline: 'secondary',
  confirm: 'secondary',
  ask: 'primary',
  receive: 'primary',
  handOut: 'primary',
  refundCash: 'secondary',
  change: 'secondary',
  mail: 'secondary',
  reinstate: 'secondary',
  cancel: 'ghost',
} as const;

/** Actions on the booking as a whole. */
export function RecordActions({ record }: { record: BookingRecord }) {
  const { may } = useStaff();
  const { left } = useGoodwill(record);
  const today = useToday(record.booking.timeZone);
  const [open, setOpen] = useState<Act>();
  const acts = actsOf(record, may, left);
  const Chosen = open && DIALOGS[open];
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          size="sm"
          // only one button is primary
          variant={act === 'receive' && acts.includes('ask') ? 'secondary' : VARIANTS[act]}
          className={act === 'cancel' ? 'text-danger!' : ''}
          onClick={() => setOpen(act)}
        >
          {texts[act]}
        </Button>
      ))}
      {may('checkin') && isExpected(record, today) && <CheckInButton row={record.booking} />}
      {may('bookings.write') && (
        <ButtonLink
          size="sm"
          variant="secondary"
          to={`${consolePath('bookings/new')}?${new URLSearchParams({ from: record.booking._id })}`}
        >
          {texts.again}
        </ButtonLink>
      )}
      {Chosen && <Chosen record={record} onClose={() => setOpen(undefined)} />}
    </>
  );
}
