/** How tax is contained in prices. `margin`: the EU's scheme for travel agents, whose invoices show no tax. */
export const TAX_SCHEMES = ['none', 'inclusive', 'margin'] as const;
export type TaxScheme = (typeof TAX_SCHEMES)[number];

/** When invoices are issued: only if someone asks, with each payment, or when the trip is over. */
export const PAPERS_WHEN = ['asked', 'paid', 'finished'] as const;
export type PapersWhen = (typeof PAPERS_WHEN)[number];

export const PAPER_KINDS = ['invoice', 'credit_note'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

export const TAX_LIMITS = { rates: 6, label: 60, basisPoints: 5000, terms: 20 } as const;

export const PAPER_LIMITS = {
  pattern: 40,
  taxId: 40,
  footer: 300,
  company: 120,
  addressLines: 6,
  addressLine: 80,
  vatId: 20,
  /** The maximum number of times that a traveler can have the invoices of one booking made out again. */
  asks: 10,
  search: 100,
  /** The highest number that an owner can set. */
  number: 9_999_999,
} as const;

export const USUAL_PATTERNS = {
  invoice: 'INV-{year}-{number}',
  credit_note: 'CN-{year}-{number}',
} as const satisfies Record<PaperKind, string>;
