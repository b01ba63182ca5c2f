import type { BookingRecord, Permission } from '@wayfarer/contract';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import { useStaff } from '../../../kit/staff/staff.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { recordTexts as texts } from './copy.ts';
import { HandOutDialog, ReceiveDialog } from './counter-dialogs.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { owedInPerson } from './owed-in-person.ts';
import { ReinstateDialog } from './reason-dialogs.tsx';

type Act = 'receive' | 'handOut' | 'change' | 'cancel' | 'reinstate' | 'mail';

const DIALOGS = {
  receive: ReceiveDialog,
  handOut: HandOutDialog,
  change: ChangeDialog,
  cancel: CancelDialog,
  reinstate: ReinstateDialog,
  mail: MailDialog,
} as const;

/** The actions that this person may take in the booking's state. */
function actsOf(record: BookingRecord, may: (one: Permission) => boolean): Act[] {
  const { customer, money, waitsFor } = record;
  const { state } = record.booking;
  const stands = state === 'booked' || state === 'held';
  const reachable = customer !== null || waitsFor !== null;
  return [
    ...(stands && may('bookings.cancel') ? (['cancel'] as const) : []),
    ...(state === 'cancelled' && may('bookings.cancel') ? (['reinstate'] as const) : []),
    ...(reachable && may('bookings.write') ? (['mail'] as const) : []),
    ...(stands && may('bookings.write') ? (['change'] as const) : []),
    ...(stands && money.balance > 0 && may('money.counter') ? (['receive'] as const) : []),
    ...(owedInPerson(record) > 0 && may('money.counter') ? (['handOut'] as const) : []),
  ];
}

const VARIANTS = {
  receive: 'primary',
  handOut: 'primary',
  change: 'secondary',
  mail: 'secondary',
  reinstate: 'secondary',
  cancel: 'ghost',
} as const;

/** Actions on the booking as a whole. */
export function RecordActions({ record }: { record: BookingRecord }) {
  const { may } = useStaff();
  const [open, setOpen] = useState<Act>();
  const Chosen = open && DIALOGS[open];
  return (
    <>
      {actsOf(record, may).map((act) => (
        <Button
          key={act}
          size="sm"
          variant={VARIANTS[act]}
          className={act === 'cancel' ? 'text-danger!' : ''}
          onClick={() => setOpen(act)}
        >
          {texts[act]}
        </Button>
      ))}
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
