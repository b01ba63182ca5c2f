import type { RefundBasis } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notifyAgency } from '../../mails/agency-mails.ts';
import type { ToldOfChange } from '../../mails/written/index.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import type { BookingRow } from '../booking-records/index.ts';
import { type GiftReturn, sumOfReturns } from '../counter-payments/index.ts';
import { mailTrip } from '../payments/index.ts';

interface Told extends Omit<ToldOfChange, 'cap'> {
  gifts: readonly GiftReturn[];
  before: BookingRow;
  basis: RefundBasis;
  reason: string;
}

/** Notifies the traveler, and the agency if cash has to be returned. */
export async function tellChanged(context: UserContext, tx: Tx, told: Told): Promise<void> {
  const { back, basis, before, booking, reason } = told;
  const { refundCapPercent: cap } = booking;
  const about = { booking, to: await findBookingEmail(tx, before) };
  const isCapped = cap !== null && cap !== before.refundCapPercent;
  await mailTrip(context, tx, about, (write, to, trip) => {
    const texts = write.backTexts({ ...told, cap: isCapped ? { percent: cap, basis } : null });
    return write.changedMail(to, trip, { before, reason, back: texts });
  });
  const inPerson = back.counter - sumOfReturns(told.gifts);
  if (inPerson > 0) {
    await notifyAgency(context, tx, (write) => write.giveBackNotice(booking, inPerson));
  }
}
