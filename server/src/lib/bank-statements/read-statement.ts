import { minorOfDecimal } from './minor-of-decimal.ts';
import { STATEMENT_FILE } from '@wayfarer/contract';
import { createHash } from 'node:crypto';
import { readCamt053 } from './camt/read-camt053.ts';
import { readCsv } from './csv/read-csv.ts';
import { decodeText } from './decode-text.ts';
import { isMt940, readMt940 } from './mt940/read-mt940.ts';
import { breathe } from './slices.ts';
import { statementFault } from './statement-fault.ts';
import { type StatementParts, type StatementPayment } from './statement-payment.ts';

type StatementFormat = 'camt053' | 'mt940' | 'csv';

/** Incoming money of a statement, as it is stored. */
interface ReadLine {
  /** Identifies the payment: another file of this format with the same payment yields the same key. */
  key: string;
  bookedOn: string;
  /** In minor units of the agency's currency. */
  amount: number;
  payer: string;
  purpose: string;
}

export interface ReadStatement {
  format: StatementFormat;
  lines: ReadLine[];
  /** Payments in another currency, which are left out. */
  otherCurrency: number;
}

/** Lines whose keys are computed without a break. */
const LINES_AT_ONCE = 1000;
const LONGEST_PAYER = 140;
const LONGEST_PURPOSE = 500;

/**
 * Reads the incoming payments in one currency from a bank's file, with breaks for other work. Throws `invalid_input`,
 * naming the line or entry.
 */
export async function readStatement(file: Uint8Array, currency: string): Promise<ReadStatement> {
  const text = decodeText(file);
  if (text.trim() === '') throw statementFault('empty');
  const format = formatOf(text);
  const payments = await collect(partsOf(text, format, currency));
  const counts = new Map<string, number>();
  const lines: ReadLine[] = [];
  let otherCurrency = 0;
  for (const [index, payment] of payments.entries()) {
    if (index % LINES_AT_ONCE === LINES_AT_ONCE - 1) await breathe();
    const found = payment.currency || currency;
    if (found === currency) lines.push(lineOf(payment, { format, currency, counts }));
    else otherCurrency += 1;
  }
  return { format, lines, otherCurrency };
}

function formatOf(text: string): StatementFormat {
  if (text.trimStart().startsWith('<')) return 'camt053';
  return isMt940(text) ? 'mt940' : 'csv';
}

function partsOf(text: string, format: StatementFormat, currency: string): StatementParts {
  if (format === 'camt053') return readCamt053(text.trimStart());
  return format === 'mt940' ? readMt940(text) : readCsv(text, currency);
}

async function collect(parts: StatementParts): Promise<StatementPayment[]> {
  const all: StatementPayment[] = [];
  let count = 0;
  for await (const { entries, payments } of parts) {
    count += entries;
    if (count > STATEMENT_FILE.maxEntries || all.length > STATEMENT_FILE.maxEntries) {
      throw statementFault('too_many', undefined, { most: STATEMENT_FILE.maxEntries });
    }
    all.push(...payments);
  }
  return all;
}

interface Whole {
  format: StatementFormat;
  currency: string;
  /** The number of equal payments so far. */
  counts: Map<string, number>;
}

function lineOf(payment: StatementPayment, { counts, currency, format }: Whole): ReadLine {
  const payer = plain(payment.payer, LONGEST_PAYER);
  const purpose = plain(payment.purpose, LONGEST_PURPOSE);
  const amount = minorOfDecimal(payment.amount, currency);
  if (amount === null || amount === 0) {
    const { place } = payment;
    throw statementFault('bad_amount', format === 'camt053' ? { entry: place } : { line: place });
  }
  const { bankId, bookedOn } = payment;
  const account = payment.account.replaceAll(/\s/g, '').toUpperCase();
  const told = bankId === '' ? [payer, purpose] : [bankId];
  const same = JSON.stringify([account, bookedOn, amount, currency, ...told]);
  const count = (counts.get(same) ?? 0) + 1;
  counts.set(same, count);
  const key = createHash('sha256').update(`${count} ${same}`).digest('hex');
  return { key, bookedOn, amount, payer, purpose };
}

/** A text without control characters and repeated spaces. */
const plain = (text: string, longest: number) =>
  text.replaceAll(/[\s\p{C}]+/gu, ' ').trim().slice(0, longest).trim(); // prettier-ignore
