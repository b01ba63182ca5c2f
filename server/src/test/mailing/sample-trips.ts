import {
  agreedTotal,
  PAYMENT_LINK_PATH,
  priceBreakdown,
  type BankAccount,
  type TransferTerms,
} from '@wayfarer/contract';
import { NEW_BOOKING } from '../../features/booking-records/index.ts';
import type { BookingRow } from '../../db/tables/bookings.ts';
import type { CancellationRow } from '../../db/tables/money/cancellations.ts';
import type { PaymentRow } from '../../db/tables/money/payments.ts';
import type { Written } from '../../mails/words-in.ts';
import { NO_FACTS, type MailedTrip } from '../../mails/trips/trip-facts.ts';

const AT = new Date('2027-01-04T10:00:00Z');
const PARTY = { adults: 2, children: 1, infants: 0 };

export const aBooking = (change: Partial<BookingRow> = {}): BookingRow => ({
  id: 'sample',
  reference: 'WF-7K3M9Q',
  uid: 'ada',
  spotId: null,
  offerId: null,
  contributed: false,
  travelSpot: 'Quiet Bay',
  travelCountry: 'Portugal',
  travelSeason: 'Year Round',
  travelName: 'Ada Lovelace',
  travelEmail: 'ada@example.com',
  travelPhone: '+351210000000',
  guestId: null,
  wishes: 'Swim',
  companionNames: 'Ada Lovelace',
  language: null,
  cost: 9000,
  currency: 'usd',
  travelDate: '2027-04-28',
  durationDays: 5,
  ...PARTY,
  ...NEW_BOOKING,
  linkSerial: 0,
  total: 135_000,
  priceLines: null,
  priceExtras: null,
  taxTerms: null,
  priceRules: null,
  first: null,
  balanceDueOn: null,
  transferPart: null,
  transferDueOn: null,
  plan: null,
  timeZone: null,
  policyId: null,
  inclusions: { included: ['Boat'], notIncluded: [], bring: ['Sun hat'] },
  createdAt: AT,
  updatedAt: AT,
  ...change,
});

/** The booking's amounts after a payment, in minor units. */
const breakdownOf = (booking: BookingRow, paid: number) =>
  priceBreakdown(
    agreedTotal(booking),
    'day',
    paid === 0 ? [] : [{ amount: paid, repriced: 0, refunded: 0, pending: 0, lost: 0 }],
  );

export const aTrip = (
  publicUrl: string,
  {
    booking: change = {},
    paid = 0,
    payOnArrival = false,
    transfer = '',
    today = '2027-01-04',
  }: {
    booking?: Partial<BookingRow>;
    paid?: number;
    payOnArrival?: boolean;
    transfer?: TransferTerms | '';
    today?: string;
  } = {},
): MailedTrip => {
  const booking = aBooking(change);
  return {
    publicUrl,
    booking,
    breakdown: breakdownOf(booking, paid),
    payOnArrival,
    transfer,
    today,
    place: {
      ...NO_FACTS,
      meetingPoint: 'Pier 7, next to the lighthouse',
      meetingTime: '09:00',
      directions: 'Take the ferry.',
      phone: '+351 210 000 000',
      itinerary: [{ day: 1, title: 'Swim', text: '' }],
    },
  };
};

export const aPayment = (change: Partial<PaymentRow> = {}): PaymentRow => ({
  id: 'sample',
  attemptId: 'sample',
  bookingId: 'sample',
  uid: 'ada',
  userEmail: 'ada@example.com',
  tripTitle: 'Quiet Bay',
  amount: 27_000,
  amountRefunded: 0,
  amountLost: 0,
  disputeState: null,
  duplicate: false,
  part: 1,
  currency: 'usd',
  transactionId: 'pi_sample',
  cardBrand: 'visa',
  cardLast4: '4242',
  createdAt: AT,
  hiddenAt: null,
  livemode: false,
  providerAccount: null,
  ...change,
});

export const aCancellation = (change: Partial<CancellationRow> = {}): CancellationRow => ({
  id: 'sample',
  bookingId: 'sample',
  at: AT,
  reinstatedAt: null,
  byKind: 'traveller',
  byUserId: null,
  byName: null,
  reasonCode: 'illness',
  reasonText: '',
  policyId: null,
  exceptionId: null,
  refundPercent: 100,
  basis: 'paid',
  evaluatedAt: AT,
  currency: 'usd',
  total: 135_000,
  taken: 27_000,
  backBefore: 0,
  refundCard: 27_000,
  refundCounter: 0,
  kept: 0,
  lapsed: 108_000,
  refundState: 'decided',
  ...change,
});

export const ACCOUNT: BankAccount = {
  holder: 'Harbor Journeys LLC',
  iban: 'DE89370400440532013000',
  account: '0042 7718 3306',
  routing: '211 200 000',
  bank: 'First Harbor Bank, Portland',
  bic: 'COBADEFF',
  note: 'Please pay the fees of your bank.',
};

type AnnouncedTransfer = Parameters<Written['transferMail']>[2];

export const aTransfer = (change: Partial<AnnouncedTransfer> = {}): AnnouncedTransfer => ({
  part: 'first',
  amount: 27_000,
  currency: 'usd',
  reference: 'WF-7K3M9Q',
  dueOn: '2027-03-26',
  account: ACCOUNT,
  ...change,
});

type PaymentRequest = Parameters<Written['paymentRequestMail']>[2];

export const aRequest = (
  publicUrl: string,
  change: Partial<PaymentRequest> = {},
): PaymentRequest => ({
  asks: 'amount',
  amount: 27_000,
  url: `${publicUrl}${PAYMENT_LINK_PATH}#sample`,
  message: 'Swim',
  linkId: 'l',
  ...change,
});
