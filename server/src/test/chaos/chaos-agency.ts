import {
  HOLD_MINUTES,
  NO_BOOKING_LIMITS,
  USUAL_PRICE_RULES,
  type BookingRecord,
  type OwnSpot,
  type Payment,
} from '@wayfarer/contract';
import { USUAL_PAPERS } from '../payments/papers.ts';
import { dayFromNow } from '../payments/payments-caller.ts';
import type { Reply, Visitor } from '../process/visitor.ts';

type Asked = <R extends { status: number; body: unknown }>(asked: Promise<R>) => Promise<R>;

interface Acting {
  asked: Asked;
  random: () => number;
  operator: Visitor;
}

async function put(operator: Visitor, path: string, body: object): Promise<void> {
  const answer = await operator.call('PUT', `/operator/${path}`, { ...body, revision: 0 });
  if (answer.status !== 200) throw new Error(`${path} answered ${JSON.stringify(answer)}`);
}

/** Limits some destinations to a number of people a day. Places of unpaid bookings there become free again soon. */
export async function limitPlaces(operator: Visitor, spots: readonly OwnSpot[], capacity: number) {
  await put(operator, 'settings/booking.holdMinutes', { value: HOLD_MINUTES.min });
  const limits = { ...NO_BOOKING_LIMITS, mode: 'daily', capacity };
  for (const { _id } of spots) await put(operator, `spots/${_id}/availability`, { limits });
}

/** Gives some destinations a payment plan, so that their trips are paid in two parts. */
export async function planPayments(operator: Visitor, spots: readonly OwnSpot[]): Promise<void> {
  const fees = [
    { label: 'Reef levy', per: 'person_day', minor: 300, payAt: 'now' },
    { label: 'City tax', per: 'person', minor: 500, payAt: 'arrival' },
  ];
  const prices = { ...USUAL_PRICE_RULES, plan: { now: { percent: 30 }, balanceDays: 5 }, fees };
  for (const { _id } of spots) await put(operator, `spots/${_id}/prices`, { prices });
}

/** Changes the settings so that each payment gets an invoice, with the tax in the prices. */
export async function turnPapersOn(operator: Visitor): Promise<void> {
  const from = dayFromNow(-2);
  const rates = [{ id: 'trips', label: 'Travel services', basisPoints: 900 }];
  await put(operator, 'settings/papers.tax', { value: [{ from, scheme: 'inclusive', rates }] });
  const value = { ...USUAL_PAPERS, when: 'paid', since: from };
  await put(operator, 'settings/papers.invoices', { value });
}

/** Refunds a part or everything, perhaps twice at once. Returns true if the full amount was requested. */
export async function refund(
  { asked, operator, random }: Acting,
  { _id }: Pick<Payment, '_id'>,
): Promise<boolean> {
  const isFull = random() < 0.4;
  const body = { reason: isFull ? 'all' : 'chaos', ...(!isFull && { amount: 20_000 }) };
  const press = () => asked(operator.call('POST', `/payments/${_id}/refunds`, body));
  await Promise.all(random() < 0.3 ? [press(), press()] : [press()]);
  return isFull;
}

/**
 * Changes the trip, and receives and returns cash, each at random. Sometimes also calls its departure off and opens the
 * day again.
 */
export async function actOn(acting: Acting, bookingId: string): Promise<void> {
  const { asked, operator, random } = acting;
  const post = (path: string, body?: object) =>
    asked<Reply<unknown>>(operator.call('POST', `/operator/${path}`, body));
  const path = `bookings/${bookingId}`;
  const read = asked(operator.call<BookingRecord>('GET', `/operator/${path}`));
  const { body, status } = await read;
  if (status !== 200) return;
  const { offerId, revision, travelDate } = body.booking;
  const shorter = {
    revision,
    reason: 'By telephone.',
    travelDuration: 1 + Math.floor(random() * 5),
  };
  const entry = { method: 'cash', receivedOn: dayFromNow(0) };
  const took = { ...entry, kind: 'received', amount: 5000 };
  const gave = { ...entry, kind: 'returned', amount: 2000 };
  const departure = `departures/${offerId}/${travelDate}`;
  const acts = [
    () => post(`${path}/change`, shorter),
    () => post(`${path}/counterPayments`, took),
    () => post(`${path}/counterPayments`, gave),
  ];
  for (const act of acts) if (random() < 0.5) await act();
  if (random() > 0.2) return;
  await post(`${departure}/cancellation`, { reasonCode: 'weather' });
  await post(`${departure}/opening`);
}
