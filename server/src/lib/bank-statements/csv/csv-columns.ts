/** The meanings of a table's columns. */
const COLUMNS = [
  'date',
  'valueDate',
  'amount',
  'credit',
  'debit',
  'mark',
  'currency',
  'payer',
  'purpose',
  'bankId',
  'account',
  'status',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Titles in English, German, Spanish and French, without accents, marks, or the currency at the end. */
const TITLES: Readonly<Record<Column, readonly string[]>> = {
  date: [
    'date', 'booking date', 'booked on', 'booked', 'posting date', 'posted date', 'transaction date', 'date completed',
    'completed date', 'entry date', 'date received',
    'buchungstag', 'buchungsdatum', 'buchung', 'datum', 'gebucht am',
    'fecha', 'fecha operacion', 'fecha de operacion', 'fecha de la operacion', 'fecha contable', 'f operacion', 'f contable',
    'date operation', 'date d operation', 'date de l operation', 'date comptable', 'date de comptabilisation', 'date de l ecriture',
  ],
  valueDate: [
    'value date', 'valuta', 'valutadatum', 'wertstellung', 'wertstellungsdatum', 'fecha valor', 'f valor', 'fecha de valor',
    'date valeur', 'date de valeur',
  ],
  amount: [
    'amount', 'transaction amount', 'net amount', 'value', 'betrag', 'umsatz', 'umsatzbetrag', 'importe', 'cantidad', 'monto',
    'importe de la operacion', 'montant', 'montant de l operation', 'montant en euros',
  ],
  credit: [
    'credit', 'credit amount', 'paid in', 'money in', 'deposit', 'deposits', 'haben', 'gutschrift', 'eingang', 'abono',
    'abonos', 'haber', 'ingreso', 'ingresos', 'credit euros', 'entree', 'credits',
  ],
  debit: [
    'debit', 'debit amount', 'paid out', 'money out', 'withdrawal', 'withdrawals', 'soll', 'belastung', 'ausgang', 'cargo',
    'cargos', 'debe', 'gasto', 'gastos', 'debit euros', 'sortie', 'debits',
  ],
  mark: [
    'credit debit', 'debit credit', 'credit debit indicator', 'cr dr', 'dr cr', 'soll haben', 'soll haben kennzeichen', 's h',
    'sens', 'signo', 'debe haber', 'debit credit indicator',
  ],
  currency: ['currency', 'ccy', 'wahrung', 'waehrung', 'divisa', 'moneda', 'devise', 'monnaie'],
  payer: [
    'payer', 'payer name', 'name', 'counterparty', 'counterparty name', 'counter party', 'sender', 'sender name', 'from', 'partner name',
    'payee', 'merchant', 'customer name',
    'auftraggeber', 'auftraggeber empfanger', 'auftraggeber beguenstigter', 'auftraggeber begunstigter', 'zahlungspflichtiger',
    'zahlungspflichtige r', 'beguenstigter zahlungspflichtiger', 'begunstigter zahlungspflichtiger', 'name zahlungsbeteiligter',
    'zahlungsbeteiligter', 'empfanger', 'gegenpartei', 'zahler', 'begunstigter auftraggeber', 'partnername',
    'ordenante', 'nombre', 'ordenante beneficiario', 'beneficiario ordenante', 'remitente', 'pagador', 'contraparte',
    'emetteur', 'donneur d ordre', 'nom', 'tiers', 'contrepartie', 'payeur', 'debiteur', 'nom du tiers',
  ],
  purpose: [
    'purpose', 'payment purpose', 'payment reference', 'reference', 'description', 'details', 'transaction details', 'memo',
    'narrative', 'remittance information', 'transaction description', 'message', 'note', 'notes', 'text',
    'verwendungszweck', 'zahlungszweck', 'vwz', 'zweck', 'mitteilung', 'kundenreferenz', 'zahlungsreferenz',
    'concepto', 'descripcion', 'detalle', 'referencia', 'observaciones', 'concepto ampliado', 'movimiento', 'referencia 1',
    'motif', 'libelle', 'communication', 'objet', 'libelle operation', 'libelle complementaire', 'details de paiement',
    'detail', 'informations complementaires', 'reference de paiement',
  ],
  bankId: [
    'transaction id', 'id', 'bank reference', 'transaction reference', 'bankreferenz', 'umsatz id', 'transaktions id',
    'id transaccion', 'id de transaccion', 'numero de operacion', 'id transaction', 'identifiant', 'reference banque',
    'numero de transaction', 'bank transaction id',
  ],
  account: [
    'account', 'account number', 'own account', 'auftragskonto', 'iban auftragskonto', 'konto', 'kontonummer', 'cuenta',
    'numero de cuenta', 'compte', 'numero de compte',
  ],
  status: ['status', 'state', 'info', 'estado', 'statut', 'etat'],
}; // prettier-ignore

const MEANING = new Map(
  COLUMNS.flatMap((column) => TITLES[column].map((title) => [title, column] as const)),
);

/** The indexes of the columns that a row of titles names; a meaning may have several columns. */
type FoundColumns = Readonly<Record<Column, readonly number[]>>;

/** The columns that a table must have, in the words of the message about it. */
const NEEDED = {
  date: ['date', 'valueDate'],
  amount: ['amount', 'credit'],
  'payer or purpose': ['payer', 'purpose'],
} as const satisfies Record<string, readonly Column[]>;
type Needed = keyof typeof NEEDED;

export interface Header {
  columns: FoundColumns;
  /** Columns that are missing; empty if the table can be read. */
  missing: readonly Needed[];
  /** The currency in a title such as 'Betrag (EUR)'; empty without one. */
  currency: string;
}

export function readHeader(titles: readonly string[]): Header {
  const columns = Object.fromEntries(COLUMNS.map((column) => [column, [] as number[]]));
  let currency = '';
  for (const [index, title] of titles.entries()) {
    const { name, code } = plain(title);
    const meaning = MEANING.get(name);
    if (meaning === undefined) continue;
    columns[meaning]?.push(index);
    if (['amount', 'credit'].includes(meaning)) currency ||= code;
  }
  const found = columns as unknown as FoundColumns; // has every column
  const missing = (Object.keys(NEEDED) as Needed[]).filter((needed) =>
    NEEDED[needed].every((column) => found[column].length === 0),
  );
  return { columns: found, missing, currency };
}

const CODES = new Set(Intl.supportedValuesOf('currency'));

/** A title in lower-case letters without accents, and the currency at its end, if there is one. */
function plain(title: string): { name: string; code: string } {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  const last = words.at(-1) ?? '';
  const hasCode = words.length > 1 && CODES.has(last);
  const name = (hasCode ? words.slice(0, -1) : words).join(' ').toLowerCase();
  return { name, code: hasCode ? last.toLowerCase() : '' };
}
