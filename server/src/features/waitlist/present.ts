import type { WaitingParty, WaitingRecord } from '@wayfarer/contract';
import type { WaitingRow } from './store/waiting.ts';

const factsOf = ({ adults, children, infants, ...entry }: WaitingRow) => ({
  _id: entry.id,
  spotId: entry.offerId,
  travelDate: entry.day,
  startTime: entry.startTime || null,
  travelDuration: entry.days,
  travellers: { adults, children, infants },
  state: entry.state,
  bookingId: entry.bookingId,
  offeredUntil: entry.offeredUntil?.toISOString() ?? null,
  createdAt: entry.createdAt.toISOString(),
});

export function presentWaiting({
  entry,
  ...rest
}: { entry: WaitingRow } & Pick<
  WaitingParty,
  'ahead' | 'image' | 'mayAccept' | 'travelCountry' | 'travelSpot'
>): WaitingParty {
  return { ...factsOf(entry), ...rest };
}

export function presentRecord({
  email,
  entry,
  name,
  ...rest
}: {
  entry: WaitingRow;
  name: string;
  email: string;
} & Pick<WaitingRecord, 'place' | 'left' | 'hasRoom'>): WaitingRecord {
  return { ...factsOf(entry), uid: entry.uid, name, email, ...rest };
}

export function exportedWaiting(entry: WaitingRow) {
  const { _id, bookingId: _booking, ...facts } = factsOf(entry);
  return facts;
}
