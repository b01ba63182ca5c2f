import { type Bookkeeping, localDay, minorDigits } from '@wayfarer/contract';
import { quoted, withoutFormulas } from '../../../lib/spreadsheet-text.ts';
import { windows1252 } from '../../../lib/windows-1252.ts';
import { methodOf, type Movement, type MovementKind } from '../movement.ts';
import { DATEV_COLUMNS } from './datev-columns.ts';
import { accountOf, contraAccountOf, grossOf } from './posting.ts';

/** A batch of postings: DATEV's 'Buchungsstapel' of format version 13, with a header of version 700. */
export interface Batch {
  madeAt: Date;
  zone: string;
  days: { from: string; to: string };
  /** The first day of the fiscal year. */
  yearFrom: string;
  currency: string;
  books: Bookkeeping;
}

const LINE_END = '\r\n';
const TEXT_MAX = 60;
const DOCUMENT_MAX = 36;
/** The position of the column that says if the posting is final. */
const LOCKED_AT = 113;

/** DATEV's programs are German. */
const NAMES: Readonly<Record<MovementKind, string>> = {
  card: 'Kartenzahlung',
  refund: 'Erstattung auf Karte',
  dispute: 'Rückbelastung',
  received: 'Einnahme',
  returned: 'Rückzahlung',
  fee: 'Gebühr Kartenanbieter',
  gift_sale: 'Verkauf Gutschein',
  received_void: 'Storno Einnahme',
  returned_void: 'Storno Rückzahlung',
};
const METHODS: Readonly<Record<string, string>> = {
  cash: 'bar',
  card_terminal: 'Kartenterminal',
  transfer: 'Überweisung',
  gift: 'Gutschein',
  other: 'sonstige',
};

const plainDay = (day: string) => day.replaceAll('-', '');

/** The header and the titles of the columns. */
export function datevHead({ books, currency, days, madeAt, yearFrom }: Batch): Uint8Array {
  const made = madeAt.toISOString().replaceAll(/\D/g, '');
  const header = [
    `"EXTF";700;21;"Buchungsstapel";13;${made};;"";"Wayfarer";""`,
    `${books.consultant};${books.client};${plainDay(yearFrom)};${books.accountLength}`,
    `${plainDay(days.from)};${plainDay(days.to)}`,
    // a name, no initials, a batch of financial accounting for no special purpose, not final, so that it can be checked
    '"Zahlungen";"";1;0;0',
    `${quoted(currency.toUpperCase())};;"";;;"";;;"";""`,
  ];
  return windows1252(header.join(';') + LINE_END + DATEV_COLUMNS.join(';') + LINE_END);
}

/** A page of postings. */
export function datevLines(batch: Batch, page: readonly Movement[]): Uint8Array {
  return windows1252(page.map((movement) => lineOf(batch, movement)).join(''));
}

function lineOf({ books: { accounts }, zone }: Batch, movement: Movement): string {
  const { amount, at, currency, day, kind } = movement;
  // a fee is debited to its own account, and incoming money to the account of its method
  const isDebit = kind === 'fee' ? amount > 0 : grossOf(movement) > 0;
  const [, month = '', ofMonth = ''] = (day ?? localDay(at, zone)).split('-');
  const cells = Array.from({ length: DATEV_COLUMNS.length }, () => '');
  cells.splice(0, 3, amountText(amount, currency), quoted(isDebit ? 'S' : 'H'), quoted(currency.toUpperCase())); // prettier-ignore
  cells.splice(6, 2, accounts[accountOf(movement)], accounts[contraAccountOf(movement)]);
  cells.splice(9, 2, ofMonth + month, quoted(documentOf(movement)));
  cells.splice(13, 1, quoted(textOf(movement)));
  cells[LOCKED_AT] = '0';
  return cells.join(';') + LINE_END;
}

/** Always positive, with two decimals. */
function amountText(minor: number, currency: string): string {
  return (Math.abs(minor) / 10 ** minorDigits(currency)).toFixed(2).replace('.', ',');
}

/** The document's number, or else the booking's reference, in the characters that the field can have. */
const documentOf = ({ paper, reference }: Movement) =>
  (paper?.number ?? reference ?? '').replaceAll(/[^A-Za-z\d$%&*+/-]/g, '').slice(0, DOCUMENT_MAX);

function textOf(movement: Movement): string {
  const { kind, method, reason } = movement;
  const by = method === null ? methodOf(movement) : (METHODS[method] ?? method);
  const text = [`${NAMES[kind]}, ${by}`, reason].filter(Boolean).join(': ');
  const clean = withoutFormulas(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim());
  return [...clean].slice(0, TEXT_MAX).join('').trim();
}
