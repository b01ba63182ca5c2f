import { calendarDayOf } from '../read-day.ts';
import { statementFault } from '../statement-fault.ts';
import type { StatementPayment } from '../statement-payment.ts';
import { at, textAt, type XmlNode } from './xml-node.ts';

const DECIMAL = /^\d{1,15}(\.\d{1,5})?$/;

/** Payments of an entry: none unless it is booked, incoming, and not a reversal; several if it is a batch. */
export function camtPayments(
  entry: XmlNode,
  account: XmlNode | null,
  place: number,
): StatementPayment[] {
  if (textAt(entry, 'CdtDbtInd') !== 'CRDT' || isTrue(textAt(entry, 'RvslInd'))) return [];
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  if (status !== 'BOOK') return [];
  const whole = amountOf(entry);
  if (whole === null || whole.currency === '') throw statementFault('bad_amount', { entry: place });
  const shared = {
    place,
    account: textAt(account, 'Id', 'IBAN') || textAt(account, 'Id', 'Othr', 'Id'),
    bookedOn: dayOf(entry, place),
  };
  const parts = entry.children
    .filter(({ name }) => name === 'NtryDtls')
    .flatMap(({ children }) => children.filter(({ name }) => name === 'TxDtls'));
  const amounts = amountsOf(parts, whole);
  if (amounts === null) {
    return [{ ...shared, ...whole, bankId: idOf(entry, parts[0]), ...detailsOf(parts, entry) }];
  }
  return parts.map((part, index) =>
    Object.assign(detailsOf([part], entry), shared, {
      amount: amounts[index] ?? whole.amount,
      currency: whole.currency,
      bankId: textAt(part, 'Refs', 'AcctSvcrRef') || idOf(entry),
    }),
  );
}

/** The bank's id. Short numbers only count the entries of one file, so another file may give them to other payments. */
function idOf(entry: XmlNode, part?: XmlNode): string {
  const id = textAt(entry, 'AcctSvcrRef') || textAt(part, 'Refs', 'AcctSvcrRef');
  if (id !== '') return id;
  const counted = textAt(entry, 'NtryRef');
  return /^\d{1,6}$/.test(counted) ? '' : counted;
}

/** The amounts of a batch's parts. Null if it isn't a batch, or if the parts don't add up to the entry. */
function amountsOf(
  parts: readonly XmlNode[],
  whole: { amount: string; currency: string },
): string[] | null {
  if (parts.length < 2) return null;
  const amounts: string[] = [];
  let sum = 0;
  for (const part of parts) {
    const found = amountOf(part) ?? amountOf(at(part, 'AmtDtls', 'TxAmt'));
    const kind = textAt(part, 'CdtDbtInd') || 'CRDT';
    if (found?.currency !== whole.currency || kind !== 'CRDT') return null;
    amounts.push(found.amount);
    sum += Number(found.amount);
  }
  return Math.abs(sum - Number(whole.amount)) < 0.000_05 ? amounts : null;
}

function amountOf(node: XmlNode | null): { amount: string; currency: string } | null {
  const found = at(node, 'Amt');
  const amount = found?.text.trim() ?? '';
  if (found === null || !DECIMAL.test(amount)) return null;
  return { amount, currency: (found.attributes['Ccy'] ?? '').toLowerCase() };
}

function dayOf(entry: XmlNode, place: number): string {
  for (const name of ['BookgDt', 'ValDt']) {
    const text = textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm');
    if (text === '') continue;
    const day = calendarDayOf(text.slice(0, 10));
    if (day !== null) return day;
    break;
  }
  throw statementFault('bad_day', { entry: place });
}

function detailsOf(
  parts: readonly XmlNode[],
  entry: XmlNode,
): Pick<StatementPayment, 'payer' | 'purpose'> {
  const payers = parts.map((part) => {
    const parties = at(part, 'RltdPties');
    return (
      ['Dbtr', 'UltmtDbtr']
        .map((role) => textAt(parties, role, 'Pty', 'Nm') || textAt(parties, role, 'Nm'))
        .find(Boolean) ?? ''
    );
  });
  const purposes = parts.map(purposeOf);
  const fallback = textAt(entry, 'AddtlNtryInf');
  return {
    payer: [...new Set(payers)].filter(Boolean).join(', '),
    purpose: [...new Set(purposes)].filter(Boolean).join(' ') || fallback,
  };
}

function purposeOf(part: XmlNode): string {
  const remittance = at(part, 'RmtInf')?.children ?? [];
  const texts = remittance.map((info) =>
    info.name === 'Ustrd' ? info.text.trim() : textAt(info, 'CdtrRefInf', 'Ref'),
  );
  const endToEnd = textAt(part, 'Refs', 'EndToEndId');
  if (endToEnd !== 'NOTPROVIDED') texts.push(endToEnd);
  const purpose = [...new Set(texts)].filter(Boolean).join(' ');
  return purpose || textAt(part, 'AddtlTxInf');
}

const isTrue = (text: string) => text === 'true' || text === '1';
