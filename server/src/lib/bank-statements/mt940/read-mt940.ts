import { calendarDayOf } from '../read-day.ts';
import { readInformation } from './mt940-information.ts';
import { breathe } from '../slices.ts';
import { statementFault } from '../statement-fault.ts';
import type { StatementParts, StatementPayment } from '../statement-payment.ts';

const FIELD = /^:(\d\d[A-Z]?):(.*)$/;
/** Value date, entry date, mark, funds code, amount, type, the customer's reference, the bank's reference. */
const ENTRY =
  /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d{1,12},\d{0,3})([A-Z][A-Z\d]{3})?(.*?)(?:\/\/(.*))?$/;
const BALANCE = /^[CD]\d{6}([A-Z]{3})/;
const LINES_AT_ONCE = 1000;

/** A field with the lines that continue it. */
interface Field {
  tag: string;
  lines: string[];
  line: number;
}

export const isMt940 = (text: string) => /^:20:/m.test(text) && /^:6[01][A-Z]?:/m.test(text);

/** Incoming payments of an MT940 file, which may have several statements. Throws `invalid_input`. */
export async function* readMt940(text: string): StatementParts {
  const reader = new Mt940Reader();
  const lines = text.split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    reader.read(line, index + 1);
    if (index % LINES_AT_ONCE === LINES_AT_ONCE - 1) {
      yield reader.take();
      await breathe();
    }
  }
  reader.finish();
  yield reader.take();
}

class Mt940Reader {
  #account = '';
  #currency = '';
  #field: Field | null = null;
  /** The payment whose information may follow. */
  #last: StatementPayment | null = null;
  #entries = 0;
  #payments: StatementPayment[] = [];

  read(line: string, number: number): void {
    const [, tag, value] = FIELD.exec(line) ?? [];
    if (tag !== undefined && value !== undefined) {
      this.finish();
      this.#field = { tag, lines: [value], line: number };
    } else if (/^(-|-?\}.*|\{.*)$/.test(line.trim())) {
      this.finish();
    } else if (line.trim() !== '') {
      this.#field?.lines.push(line);
    }
  }

  /** Applies the field that was being read. */
  finish(): void {
    const field = this.#field;
    this.#field = null;
    if (field === null) return;
    const [first = ''] = field.lines;
    if (field.tag === '25') this.#account = first.trim();
    else if (/^60[FM]$/.test(field.tag)) {
      this.#currency = BALANCE.exec(first)?.[1]?.toLowerCase() ?? '';
    } else if (field.tag === '61') this.#begin(field);
    else if (field.tag === '86' && this.#last !== null) {
      Object.assign(this.#last, readInformation(field.lines));
      this.#last = null;
    } else this.#last = null;
  }

  take(): { entries: number; payments: StatementPayment[] } {
    // the last payment's information may follow
    const open = this.#last;
    const payments = this.#payments.filter((payment) => payment !== open);
    const taken = { entries: this.#entries, payments };
    this.#entries = 0;
    this.#payments = open === null ? [] : [open];
    return taken;
  }

  #begin({ line, lines }: Field): void {
    this.#last = null;
    this.#entries += 1;
    const [first = '', ...rest] = lines;
    const found = ENTRY.exec(first);
    if (found === null) throw statementFault('bad_entry', { line });
    const [, valued = '', booked, mark, , amount = '', , customerId = '', bankId = ''] = found;
    if (mark !== 'C') return;
    const payment = {
      place: line,
      account: this.#account,
      bankId: bankId.trim() === 'NONREF' ? '' : bankId.trim(),
      bookedOn: dayOf(valued, booked, line),
      amount: amount.replace(',', '.').replace(/\.$/, ''),
      currency: this.#currency,
      payer: '',
      purpose: [customerId.trim() === 'NONREF' ? '' : customerId, ...rest].join(' ').trim(),
    };
    this.#payments.push(payment);
    this.#last = payment;
  }
}

/** The booking day has no year. It is near the value date, but may be in another year. */
function dayOf(valued: string, booked: string | undefined, line: number): string {
  const year = Number(`20${valued.slice(0, 2)}`);
  const [month, day] = [valued.slice(2, 4), valued.slice(4, 6)];
  if (booked === undefined) return checked(`${year}-${month}-${day}`, line);
  const months = Number(booked.slice(0, 2)) - Number(month);
  const shift = months > 6 ? -1 : months < -6 ? 1 : 0;
  return checked(`${year + shift}-${booked.slice(0, 2)}-${booked.slice(2)}`, line);
}

function checked(day: string, line: number): string {
  const found = calendarDayOf(day);
  if (found === null) throw statementFault('bad_day', { line });
  return found;
}
