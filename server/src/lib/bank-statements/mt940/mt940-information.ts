import type { StatementPayment } from '../statement-payment.ts';

type Information = Pick<StatementPayment, 'payer' | 'purpose'>;

/** The length of a full subfield, whose text continues in the next one without a space. */
const FULL = 27;
/** Parts of a SEPA payment's purpose, such as 'EREF+' and 'SVWZ+'. */
const SEPA = /(?:^|\s|(?<=.))(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|COAM|OAMT)\+/;
/** Parts between slashes, such as '/NAME/' and '/REMI/'. */
const SLASHED = /\/(TRTP|IBAN|BIC|NAME|REMI|EREF|ORDP|BENM|CSID|MARF|ADDR|ID|ISDT|CNTP|PURP)\//;

/** Payer and purpose of the field 86: with German subfields, with parts between slashes, or as free text. */
export function readInformation(lines: readonly string[]): Information {
  const structured = lines.join('');
  const mark = /^\d{3}([^\w\s])\d\d/.exec(structured)?.[1];
  if (mark !== undefined) return readSubfields(structured.slice(3), mark);
  if (structured.startsWith('/')) {
    const slashed = readSlashed(structured);
    if (slashed !== null) return slashed;
  }
  return { payer: '', purpose: lines.map((line) => line.trim()).join(' ') };
}

function readSubfields(text: string, mark: string): Information {
  const purpose: string[] = [];
  const payer: string[] = [];
  for (const part of text.split(mark)) {
    const number = Number(part.slice(0, 2));
    const value = part.slice(2);
    if ((number >= 20 && number <= 29) || (number >= 60 && number <= 63)) purpose.push(value);
    else if (number === 32 || number === 33) payer.push(value);
  }
  return { payer: joined(payer), purpose: withoutSepaParts(joined(purpose)) };
}

function joined(parts: readonly string[]): string {
  return parts
    .reduce((text, part, index) => {
      const before = parts[index - 1];
      const continues = before === undefined || before.length >= FULL || before.endsWith(' ');
      return continues ? text + part : `${text} ${part}`;
    }, '')
    .trim();
}

/** The text for the agency and the payer's own reference. Without parts, the text as it is. */
function withoutSepaParts(text: string): string {
  const [before = '', ...parts] = text.split(SEPA);
  if (parts.length === 0) return text;
  const values = new Map<string, string>();
  for (let index = 0; index < parts.length; index += 2) {
    values.set(parts[index] ?? '', (parts[index + 1] ?? '').trim());
  }
  const reference = values.get('EREF') ?? '';
  const found = [before.trim(), values.get('SVWZ') ?? '', reference === 'NOTPROVIDED' ? '' : reference]; // prettier-ignore
  return [...new Set(found)].filter(Boolean).join(' ');
}

function readSlashed(text: string): Information | null {
  const [, ...parts] = text.split(SLASHED);
  const values = new Map<string, string>();
  for (let index = 0; index < parts.length; index += 2) {
    values.set(parts[index] ?? '', (parts[index + 1] ?? '').trim());
  }
  if (values.size === 0) return null;
  // 'USTD//text' is unstructured, 'STRD/CUR/reference' is a creditor's reference
  const remittance = (values.get('REMI') ?? '').replace(/^(USTD\/\/|STRD\/[A-Z]*\/)/, '');
  const reference = values.get('EREF') ?? '';
  const found = [remittance, reference === 'NOTPROVIDED' ? '' : reference];
  return {
    payer: values.get('NAME') ?? '',
    purpose: [...new Set(found)].filter(Boolean).join(' ').replace(/\/$/, ''),
  };
}
