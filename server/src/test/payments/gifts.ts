import type {
  BodyOf,
  Booking,
  BookingRecord,
  GiftVoucher,
  GiftVoucherRecord,
  OutputOf,
  Problem,
  redeemGiftVoucher as endpoint,
} from '@wayfarer/contract';
import { dayAhead } from './agency.ts';
import type { Caller } from './payments-caller.ts';
import type { PaymentsWorld } from './payments-world.ts';

export interface IssuedGift {
  voucher: GiftVoucher;
  code: string;
}

/** Issues a voucher, by default of $200 without an end. */
export const issue = (who: Caller, input: Partial<BodyOf<'issueGiftVoucher'>> = {}) =>
  who.call<IssuedGift & Problem>('POST', '/api/operator/giftVouchers', {
    amount: 20_000,
    method: 'cash',
    expiresOn: null,
    note: '',
    ...input,
  });

export async function issued(who: Caller, input: Partial<BodyOf<'issueGiftVoucher'>> = {}) {
  const { body, status } = await issue(who, input);
  if (status !== 200) throw new Error(`issuing answered ${status}: ${JSON.stringify(body)}`);
  return { code: body.code, id: body.voucher._id };
}

export const redeem = (who: Caller, { _id }: Pick<Booking, '_id'>, code: string) =>
  who.call<OutputOf<typeof endpoint> & Problem>('POST', `/api/bookings/${_id}/giftVoucher`, {
    code,
  });

export const receiveGift = (
  who: Caller,
  world: PaymentsWorld,
  { _id }: Pick<Booking, '_id'>,
  entry: { amount: number; code?: string; kind?: 'received' | 'returned' },
) =>
  who.call<BookingRecord & Problem>('POST', `/api/operator/bookings/${_id}/counterPayments`, {
    kind: 'received',
    method: 'gift',
    receivedOn: dayAhead(world, 0),
    ...entry,
  });

export const giftOf = async (who: Caller, id: string) =>
  (await who.call<GiftVoucherRecord>('GET', `/api/operator/giftVouchers/${id}`)).body;

export const leftOn = async (who: Caller, id: string) => (await giftOf(who, id)).voucher.left;
