import { type Booking, localToday, transferDay } from '@wayfarer/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { paymentsApi } from '../api.ts';
import type { PaidPart } from '../checkout/amounts.ts';
import { texts } from '../copy.texts.js';

const TransferDialog = lazyComponent(
  async () => (await import('./transfer-dialog.tsx')).TransferDialog,
);

/** Offers a bank transfer if the agency takes transfers and one can still arrive before the trip. */
export function Transfer({ booking, part }: { booking: Booking; part: PaidPart }) {
  const { data: config } = paymentsApi.usePaymentConfigQuery();
  const [isOpen, setIsOpen] = useState(false);
  const isAnnounced = booking.transfer?.part === part;
  if (!config || !(isAnnounced || canArrive(booking, part, config.transferDays))) return null;
  return (
    <>
      <Button variant="secondary" block className="mt-3" onClick={() => setIsOpen(true)}>
        {isAnnounced ? texts.bankDetails : texts.transfer}
      </Button>
      {isOpen && <TransferDialog booking={booking} part={part} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The server decides by the agency's day, which may differ from the traveler's. */
function canArrive(
  { breakdown, travelDate }: Booking,
  part: PaidPart,
  days: number | null,
): boolean {
  if (days === null) return false;
  const balanceDueOn = part === 'balance' ? breakdown.balanceDueOn : null;
  const today = localToday(new Date());
  return transferDay({ today, days, travelDate, balanceDueOn }) !== null;
}
