import { z } from 'zod/mini';
import * as calls from '../../../calls/trips/money/papers.ts';
import { endpoint } from '../../../declaration/endpoint.ts';
import { media } from '../../../declaration/media.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { ListPageQuery } from '../../../fields/list-page.ts';
import { PaperCompany } from '../../../fields/money/papers.ts';
import { Id, IdParams, text } from '../../../fields/text.ts';
import { CONSOLE_PAGE } from '../../../options/console.ts';
import { PAPER_KINDS, PAPER_LIMITS } from '../../../options/money/papers.ts';

/** An invoice or a credit note of a trip. */
export const TripDocument = z.object({
  _id: z.string(),
  number: z.string(),
  kind: z.enum(PAPER_KINDS),
  issuedOn: z.string(),
  /** In minor units; negative for a credit note. */
  total: z.number(),
  currency: z.string(),
  /** The person or company that it is made out to. */
  buyer: z.string(),
  /** The number of the invoice that it credits or replaces; null if there is none. */
  refersTo: z.nullable(z.string()),
});
export type TripDocument = z.output<typeof TripDocument>;

export const TripDocuments = z.object({
  /** Oldest first. */
  documents: z.array(TripDocument),
  /** True while a document that is due is being issued. */
  making: z.boolean(),
  /**
   * How the trip's next invoice is issued: by itself, when it is asked for, or not at all if there is no money to
   * invoice.
   */
  next: z.enum(['itself', 'ask', 'none']),
  /** True if the documents can be made out to a company. */
  mayName: z.boolean(),
  /** The company that they are made out to; null for the traveler. */
  company: z.nullable(z.object({ company: z.string(), address: z.string(), vatId: z.string() })),
});
export type TripDocuments = z.output<typeof TripDocuments>;

export const listTripDocuments = endpoint(calls.listTripDocuments, {
  summary: 'The invoices and credit notes of a trip, for its traveler or for staff',
  params: IdParams,
  response: TripDocuments,
  errors: ['not_found'],
});

export const askForInvoice = endpoint(calls.askForInvoice, {
  summary:
    'Ask for an invoice of a trip, or for all its documents to be made out to a company. A job issues them within seconds; existing invoices are credited and issued again',
  params: IdParams,
  body: z.object({ company: z.optional(PaperCompany) }),
  response: TripDocuments,
  errors: ['not_found', 'already_issued', 'nothing_to_invoice', 'too_many_invoices'],
});

export const getDocument = endpoint(calls.getDocument, {
  summary: 'An invoice or credit note as PDF, for its traveler or for staff',
  params: IdParams,
  response: media('application/pdf'),
  errors: ['not_found'],
});

const token = text(200, 1);

export const listGuestDocuments = endpoint(calls.listGuestDocuments, {
  summary: 'The invoices and credit notes of a trip, by the link of a customer without an account',
  body: z.object({ token }),
  response: TripDocuments,
  errors: ['not_found'],
});

export const getGuestDocument = endpoint(calls.getGuestDocument, {
  summary: 'An invoice or credit note as PDF, by the link of a customer without an account',
  body: z.object({ token, id: Id }),
  response: media('application/pdf'),
  errors: ['not_found'],
});

/** A document in the agency's list. */
export const Invoice = z.extend(TripDocument, {
  bookingId: z.string(),
  reference: z.string(),
  /** The tax in the total, in minor units; left out unless the document shows one. */
  tax: z.optional(z.number()),
  /** `credited`: credit notes have taken the whole invoice back. */
  state: z.enum(['invoice', 'credited', 'credit_note']),
  /** The number of the latest document that credits it; null if there is none. */
  creditedBy: z.nullable(z.string()),
});
export type Invoice = z.output<typeof Invoice>;

const filter = {
  /** A number, a name or a booking's reference. */
  q: z.optional(text(PAPER_LIMITS.search)),
  /** Days of issue, inclusive. */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  kind: z.optional(z.enum(PAPER_KINDS)),
};

export const listInvoices = endpoint(calls.listInvoices, {
  summary: `Invoices and credit notes, latest first, ${CONSOLE_PAGE} at a time`,
  query: z.extend(z.object(filter), ListPageQuery.shape),
  response: z.array(Invoice),
});

export const InvoiceSums = z.object({
  count: z.number(),
  invoices: z.number(),
  creditNotes: z.number(),
  /** Invoices less credit notes, by currency, in minor units. */
  sums: z.array(
    z.object({
      currency: z.string(),
      total: z.number(),
      /** Left out unless a document shows tax. */
      tax: z.optional(z.number()),
    }),
  ),
});
export type InvoiceSums = z.output<typeof InvoiceSums>;

export const sumInvoices = endpoint(calls.sumInvoices, {
  summary: 'The number of invoices and credit notes that a filter finds, and their sums',
  query: z.object(filter),
  response: InvoiceSums,
});

export const exportInvoices = endpoint(calls.exportInvoices, {
  summary: 'Export invoices and credit notes as CSV, latest first',
  fresh: true,
  query: z.object(filter),
  response: media('text/csv'),
});

export const mailInvoice = endpoint(calls.mailInvoice, {
  summary: 'Email a document to its traveler again',
  params: IdParams,
  response: z.object({ mailed: z.boolean() }),
  errors: ['not_found'],
});

export const PaperNumbers = z.object({
  /** The numbers of the next documents, as text and as positions in this year's series. */
  next: z.array(
    z.object({
      kind: z.enum(PAPER_KINDS),
      number: z.string(),
      serial: z.number(),
      year: z.number(),
    }),
  ),
  /**
   * The time of the backup if the database was restored from it and no owner has confirmed the numbers since; otherwise
   * null. The numbers used after the backup are unknown, so nothing is issued until an owner confirms them.
   */
  unconfirmedSince: z.nullable(z.string()),
});
export type PaperNumbers = z.output<typeof PaperNumbers>;

export const getPaperNumbers = endpoint(calls.getPaperNumbers, {
  summary: 'The numbers of the next invoice and the next credit note',
  response: PaperNumbers,
});

export const setPaperNumber = endpoint(calls.setPaperNumber, {
  summary:
    'Raise the numbers of the next documents of this year, and confirm them after a restore. Numbers never go down',
  fresh: true,
  body: z.object({
    invoice: z.int().check(z.minimum(1), z.maximum(PAPER_LIMITS.number)),
    creditNote: z.int().check(z.minimum(1), z.maximum(PAPER_LIMITS.number)),
  }),
  response: PaperNumbers,
});
