import {
  agreedLines,
  agreedTotal,
  localDay,
  paperNumber,
  taxShares,
  type PriceBreakdown,
  type TaxTerms,
} from '@wayfarer/contract';
import type {
  NamedPaper,
  PaperBuyer,
  PaperFacts,
  PaperLine,
  PaperPayment,
  PaperSeller,
} from '../../../db/tables/money/paper-content.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import type { InvoiceRow, Issued } from '../store/documents.ts';
import type { Uncovered } from '../store/movements.ts';
import { leftOfInvoice, type PlannedPaper } from './plan-papers.ts';

/** Everything that a document says, except for the content of its plan. */
export interface Subject {
  booking: BookingRow & { reference: string };
  /** The booking's earlier documents, oldest first. */
  issued: readonly Issued[];
  breakdown: PriceBreakdown;
  buyer: PaperBuyer;
  seller: PaperSeller;
  now: Date;
  zone: string;
}

interface Numbered {
  id: string;
  pattern: string;
  year: number;
  serial: number;
}

export function composePaper(
  { cause, kind, madeOutAnew, movements, refersTo, total }: PlannedPaper,
  subject: Subject,
  { id, pattern, serial, year }: Numbered,
): InvoiceRow {
  const { booking, buyer, issued, now, seller, zone } = subject;
  const amount = kind === 'invoice' ? total : -total;
  const terms = booking.taxTerms;
  // an invoice that is made out again has the tax of the credited one, so that nothing changes but the buyer
  const earlier = issued.flatMap(({ tax }) => tax);
  const lines = agreedLines(booking);
  const tax = taxShares(amount, { lines, terms, earlier });
  return {
    id,
    number: paperNumber(pattern, year, serial),
    kind,
    pattern,
    year,
    serial,
    refersTo: refersTo?.id ?? null,
    bookingId: booking.id,
    cause,
    issuedOn: localDay(now, zone),
    seller,
    buyer: kind === 'credit_note' && refersTo !== null ? refersTo.buyer : buyer,
    lines: lines.map((line) => withRate(line, terms)),
    facts: factsOf({ kind, madeOutAnew, movements, refersTo }, subject),
    total,
    tax,
    currency: booking.currency,
    scheme: terms?.scheme ?? 'none',
    language: booking.language,
    sha256: null,
    createdAt: now,
  };
}

function withRate(
  line: PaperLine & { taxRate?: string | undefined },
  terms: TaxTerms | null,
): PaperLine {
  const [first] = terms?.rates ?? [];
  if (terms?.scheme !== 'inclusive' || first === undefined) return line;
  const rate = terms.rates.find(({ id }) => id === line.taxRate) ?? first;
  return { ...line, basisPoints: rate.basisPoints };
}

function factsOf(
  {
    kind,
    madeOutAnew,
    movements,
    refersTo,
  }: Pick<PlannedPaper, 'kind' | 'madeOutAnew' | 'movements' | 'refersTo'>,
  { booking, breakdown, issued, zone }: Subject,
): PaperFacts {
  const {
    canceledAt,
    durationDays: days,
    reference,
    travelCountry,
    travelDate,
    travelSpot,
  } = booking;
  return {
    trip: { title: travelSpot, country: travelCountry, from: travelDate, days, reference },
    tripTotal: agreedTotal(booking).total,
    canceledOn: booking.state === 'cancelled' && canceledAt ? localDay(canceledAt, zone) : null,
    payments: madeOutAnew
      ? (refersTo?.facts.payments ?? [])
      : movements.map((one) => paymentOf(one, zone)),
    earlier: kind === 'invoice' ? earlierOf(issued, madeOutAnew ? refersTo : null) : [],
    of: refersTo && nameOf(refersTo, refersTo.total),
    madeOutAnew,
    balance: breakdown.dueNow + breakdown.dueOnArrival,
    balanceDueOn: breakdown.balanceDueOn ?? null,
  };
}

/** Earlier invoices, with the amounts that credit notes have left of them. */
const earlierOf = (issued: readonly Issued[], except: Issued | null): NamedPaper[] =>
  issued
    .filter((one) => one.kind === 'invoice' && one.id !== except?.id)
    .map((one) => nameOf(one, leftOfInvoice(one, issued)))
    .filter(({ total }) => total > 0);

const nameOf = ({ issuedOn, kind, number }: Issued, total: number): NamedPaper => ({
  number,
  kind,
  issuedOn,
  total,
});

const paymentOf = (
  { at, brand, day, last4, method, minor }: Uncovered,
  zone: string,
): PaperPayment => ({ on: day ?? localDay(at, zone), method, brand, last4, amount: minor });
