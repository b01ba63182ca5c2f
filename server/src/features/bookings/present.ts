import {
  awaitsAnswer,
  costText,
  plainTerms,
  policySentences,
  tripMoney,
  USUAL_TERMS,
  type Booking,
  type CardPayment,
  type CancellationTerms,
  type ChargeMode,
  type PriceBreakdown,
} from '@wayfarer/contract';
import { emailAsSeenBy, type Reader } from '../../present-email.ts';
import type { CancellationRow, BookingRow } from '../booking-records/index.ts';
import { agreedPrice } from './policy.ts';
import { figuresToday, presentCancellation, type MoneyFacts } from './present-cancellation.ts';

interface BookingFacts extends MoneyFacts {
  charge: ChargeMode;
  payments: readonly CardPayment[];
  cancellation?: CancellationRow | null;
  /** The booking's cancellation terms; null means the usual terms. */
  terms?: CancellationTerms | null;
  reader?: Reader | null;
}

/** A booking in the API's shape. If the `reader` is its traveler, it shows the reader's current email address. */
export function presentBooking(
  row: BookingRow,
  { charge, payments, reader = null, ...facts }: BookingFacts,
): Booking {
  const { cancellation = null, terms = null } = facts;
  const figures = cancellation && figuresToday(cancellation, facts);
  const canceled = cancellation && { ...cancellation, ...figures };
  const { party: travellers, lines: priceLines, rules, trip } = agreedPrice(row);
  const { isPaid: paid, breakdown } = tripMoney({ ...row, trip, payments, canceled }, charge);
  return {
    _id: row.id,
    reference: row.reference,
    spotId: row.spotId,
    offerId: row.offerId,
    ...(row.contributed !== null && { contributed: row.contributed }),
    travelSpot: row.travelSpot,
    travelCountry: row.travelCountry,
    travelCost: costText(row.cost, row.currency),
    travelSeason: row.travelSeason,
    travelName: row.travelName,
    travelEmail: emailAsSeenBy(reader, { uid: row.uid, address: row.travelEmail }),
    ...(row.travelPhone !== '' && { travelPhone: row.travelPhone }),
    travelDate: row.travelDate,
    travelDuration: row.durationDays,
    startTime: row.startTime || null,
    paid,
    travellers,
    priceLines,
    prices: row.plan === null ? rules : { ...rules, plan: row.plan },
    ...(row.priceExtras?.promo && { promo: row.priceExtras.promo }),
    breakdown,
    state: row.state,
    ...(row.heldUntil !== null && { heldUntil: row.heldUntil.toISOString() }),
    ...(awaitsAnswer(row) && { awaitsAgency: true }),
    ...(row.declinedReason !== null && { declined: row.declinedReason }),
    ...awaitedTransfer(row, breakdown),
    ...(row.attendance !== 'none' && { attendance: row.attendance }),
    revision: row.revision,
    timeZone: row.timeZone,
    ...ownPolicy(terms, row.refundCapPercent),
    ...(cancellation &&
      figures && { cancellation: presentCancellation(cancellation, facts, figures) }),
    ...(row.wishes !== '' && { wishes: row.wishes }),
    ...(row.companionNames !== '' && { companionNames: row.companionNames }),
    ...(row.language !== null && { language: row.language }),
    createdAt: row.createdAt.toISOString(),
  };
}

/** An announced transfer whose part isn't paid. */
function awaitedTransfer(
  { transferDueOn: dueOn, transferPart: part }: BookingRow,
  { balanceDueOn, dueNow }: PriceBreakdown,
): Pick<Booking, 'transfer'> {
  if (dueOn === null || part === null) return {};
  const isOpen = part === 'first' ? dueNow > 0 : dueNow === 0 && balanceDueOn !== undefined;
  return isOpen ? { transfer: { part, dueOn } } : {};
}

const USUAL = policySentences(USUAL_TERMS).join();

function ownPolicy(own: CancellationTerms | null, cap: number | null): Pick<Booking, 'policy'> {
  if (own === null && cap === null) return {};
  const applied = own ?? USUAL_TERMS;
  const sentences = policySentences(applied, cap);
  if (sentences.join() === USUAL) return {};
  const terms = plainTerms(applied);
  return {
    policy: { sentences, ...(cap === null ? { terms } : { moved: { terms, percent: cap } }) },
  };
}
