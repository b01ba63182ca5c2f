import type { PaperKind, TaxScheme, TaxShare } from '@wayfarer/contract';
import { bigint, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import type { PaperBuyer, PaperFacts, PaperLine, PaperSeller } from './paper-content.ts';

/** Numbers documents without gaps, by pattern and year. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    pattern: text('pattern').notNull(),
    year: integer('year').notNull(),
    /** The next document's number. */
    next: integer('next').notNull(),
    /** The numbers that an owner left out by raising `next`. */
    skipped: integer('skipped').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.pattern, table.year] })],
);

/** Invoices and credit notes. A trigger prevents changes to their content. */
export const invoices = pgTable('invoices', {
  id: text('id').primaryKey(),
  number: text('number').notNull(),
  kind: text('kind').$type<PaperKind>().notNull(),
  pattern: text('pattern').notNull(),
  year: integer('year').notNull(),
  serial: integer('serial').notNull(),
  /** The invoice that a credit note credits, or that an invoice replaces. */
  refersTo: text('refers_to'),
  bookingId: text('booking_id').notNull(),
  cause: text('cause').notNull(),
  issuedOn: date('issued_on', { mode: 'string' }).notNull(),
  seller: jsonb('seller').$type<PaperSeller>().notNull(),
  buyer: jsonb('buyer').$type<PaperBuyer>().notNull(),
  lines: jsonb('lines').$type<PaperLine[]>().notNull(),
  facts: jsonb('facts').$type<PaperFacts>().notNull(),
  /** In minor units; positive, also for a credit note. */
  total: bigint('total_minor', { mode: 'number' }).notNull(),
  /** Negative for a credit note. */
  tax: jsonb('tax').$type<TaxShare[]>().notNull(),
  currency: text('currency').notNull(),
  scheme: text('scheme').$type<TaxScheme>().notNull(),
  language: text('language'),
  sha256: text('sha256'),
  createdAt: instant('created_at').notNull(),
});
export type InvoiceRow = typeof invoices.$inferSelect;

/** The money that each document covers. */
export const invoiceMovements = pgTable(
  'invoice_movements',
  {
    source: text('source').notNull(),
    seq: integer('seq').notNull(),
    invoiceId: text('invoice_id').notNull(),
    bookingId: text('booking_id').notNull(),
    /** Negative for money that was returned. */
    minor: bigint('minor', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.seq] })],
);

/** The wishes of travelers and staff about a booking's documents. */
export const bookingPapers = pgTable('booking_papers', {
  bookingId: text('booking_id').primaryKey(),
  askedAt: instant('asked_at'),
  company: jsonb('company').$type<PaperBuyer>(),
  asks: integer('asks').notNull().default(0),
});

/** Bookings that the job that issues documents looks at. */
export const papersDue = pgTable('papers_due', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  bookingId: text('booking_id').notNull(),
  dueAt: instant('due_at'),
});
