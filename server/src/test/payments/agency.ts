import type {
  Booking,
  BookingRecord,
  ExtraPermission,
  MemberRole,
  Problem,
  Refund,
} from '@wayfarer/contract';
import { makeMember } from '../people.ts';
import { addSpot, type Answer, type Caller } from './payments-caller.ts';
import type { PaymentsWorld } from './payments-world.ts';

/** A calendar day, a number of days after the test's clock. */
export const dayAhead = (world: PaymentsWorld, days: number) =>
  new Date(world.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

export async function member(
  world: PaymentsWorld,
  role: MemberRole,
  { extra = [], limit = null }: { extra?: ExtraPermission[]; limit?: number | null } = {},
): Promise<Caller> {
  const who = await world.traveler();
  await makeMember(world.test, who, role, extra, limit);
  return who;
}

/** A paid trip for $1,500. With `days: 1`, the usual terms refund nothing. */
export async function paidTrip(world: PaymentsWorld, days = 1, card?: string) {
  const ada = await world.traveler();
  const booking = await ada.book({ date: dayAhead(world, days) });
  const payment = await ada.pay(booking._id, card);
  return { ada, booking, payment };
}

/** A trip for $1,500 in 60 days of a customer without an account, and the customer's id. */
export async function bookByPhone(world: PaymentsWorld, owner: Caller) {
  const email = `phone-${world.context.newId()}@example.com`;
  const spot = await addSpot(world.db);
  const { body, status } = await owner.call<BookingRecord>('POST', '/api/operator/bookings', {
    spotId: spot.id,
    travelSpot: spot.name,
    travelCountry: spot.country,
    travelCost: '$500.00',
    travelSeason: 'Year Round',
    travelDate: dayAhead(world, 60),
    travelDuration: 3,
    customer: { name: 'Grace', email },
    notify: false,
  });
  if (status !== 201) throw new Error(`booking answered ${status}: ${JSON.stringify(body)}`);
  return { booking: body.booking, email, guest: body.guest?._id ?? '' };
}

export const refund = (
  who: Caller,
  { _id }: { _id: string },
  body: { amount?: number; reason: string },
) => who.call<Refund & Problem>('POST', `/api/payments/${_id}/refunds`, body);

export const change = (who: Caller, { _id, revision }: Booking, changes: object) =>
  who.call<{ booking: Booking; refund: { card: number; counter: number } } & Problem>(
    'POST',
    `/api/operator/bookings/${_id}/change`,
    { revision, reason: 'The ferry goes later.', ...changes },
  );

export const cash = (
  who: Caller,
  world: PaymentsWorld,
  { _id }: Booking,
  entry: { amount: number; kind?: 'received' | 'returned'; receivedOn?: string },
) =>
  who.call<BookingRecord & Problem>('POST', `/api/operator/bookings/${_id}/counterPayments`, {
    kind: 'received',
    method: 'cash',
    receivedOn: dayAhead(world, 0),
    ...entry,
  });

export async function record(who: Caller, { _id }: Booking): Promise<BookingRecord> {
  return (await who.call<BookingRecord>('GET', `/api/operator/bookings/${_id}`)).body;
}

/** Sends a request with a token that is twenty minutes old. */
export async function withOldSignIn(
  world: PaymentsWorld,
  { person }: Caller,
  { path, body }: { path: string; body: object },
): Promise<Pick<Answer<Problem>, 'status' | 'body'>> {
  world.advanceMinutes(20);
  const answer = await world.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${person.token}` },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json<Problem>() };
}

export const REFUSED = { status: 403, body: { code: 'forbidden' } } as const;
