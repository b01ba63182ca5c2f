import { z } from 'zod/mini';
import {
  PAPER_KINDS,
  PAPER_LIMITS,
  PAPERS_WHEN,
  TAX_LIMITS,
  TAX_SCHEMES,
  USUAL_PATTERNS,
} from '../../options/money/papers.ts';
import { isPaperPattern } from '../../rules/money/papers/paper-number.ts';
import { isVatId, plainVatId } from '../../rules/money/papers/vat-id.ts';
import { calendarDay } from '../calendar-day.ts';
import { text } from '../text.ts';

const TaxRate = z.object({
  id: text(40, 1),
  label: text(TAX_LIMITS.label, 1),
  basisPoints: z.int().check(z.minimum(0), z.maximum(TAX_LIMITS.basisPoints)),
});

/** See `rules/money/papers/tax.ts`. */
const TaxTerms = z
  .object({
    from: calendarDay,
    scheme: z.enum(TAX_SCHEMES),
    rates: z.array(TaxRate).check(z.maxLength(TAX_LIMITS.rates)),
  })
  .check(
    z.refine(({ rates, scheme }) => (scheme === 'inclusive') === rates.length > 0, {
      path: ['rates'],
      error: 'must have at least one rate if tax is included, and none otherwise',
    }),
    z.refine(({ rates }) => new Set(rates.map(({ id }) => id)).size === rates.length, {
      path: ['rates'],
      error: 'must not have the same rate twice',
    }),
  );

export const TaxTermsList = z.array(TaxTerms).check(
  z.maxLength(TAX_LIMITS.terms),
  z.refine((terms) => new Set(terms.map(({ from }) => from)).size === terms.length, {
    error: 'must not begin twice on the same day',
  }),
);

const pattern = text(PAPER_LIMITS.pattern, 1).check(
  z.refine(
    isPaperPattern,
    'must contain {year} and {number}, and otherwise only letters, digits, spaces and ./-_',
  ),
);

/** How invoices and credit notes are issued. */
export const PaperSettings = z
  .object({
    when: z.enum(PAPERS_WHEN),
    /** Payments from this day on get documents; empty for those that someone asks for. */
    since: z.union([z.literal(''), calendarDay]),
    invoicePattern: pattern,
    creditNotePattern: pattern,
    taxId: text(PAPER_LIMITS.taxId),
    footer: text(PAPER_LIMITS.footer),
    /** True to email new documents. */
    email: z.boolean(),
  })
  .check(
    z.refine(({ since, when }) => when === 'asked' || since !== '', {
      path: ['since'],
      error: 'is required',
    }),
  );
export type PaperSettings = z.output<typeof PaperSettings>;

export const USUAL_PAPERS: PaperSettings = {
  when: 'asked',
  since: '',
  invoicePattern: USUAL_PATTERNS.invoice,
  creditNotePattern: USUAL_PATTERNS.credit_note,
  taxId: '',
  footer: '',
  email: true,
};

/** The company that a traveler's invoices are made out to. */
export const PaperCompany = z.object({
  company: text(PAPER_LIMITS.company, 1),
  /** The lines of the address. */
  address: z.pipe(
    text(PAPER_LIMITS.addressLines * (PAPER_LIMITS.addressLine + 2), 1).check(
      z.refine(
        (typed) => linesOf(typed).length <= PAPER_LIMITS.addressLines,
        `must have at most ${PAPER_LIMITS.addressLines} lines`,
      ),
      z.refine(
        (typed) => linesOf(typed).every((line) => line.length <= PAPER_LIMITS.addressLine),
        `must have at most ${PAPER_LIMITS.addressLine} characters in each line`,
      ),
    ),
    z.transform((typed) => linesOf(typed).join('\n')),
  ),
  vatId: z._default(
    z.pipe(
      text(PAPER_LIMITS.vatId).check(z.refine(isVatId, 'is not a VAT ID of this country')),
      z.transform(plainVatId),
    ),
    '',
  ),
});
export type PaperCompany = z.output<typeof PaperCompany>;

const buyer = { name: z.string(), address: z.string(), vatId: z.string() };

/** An invoice or a credit note in a person's export. */
export const ExportedDocument = z.object({
  bookingId: z.string(),
  number: z.string(),
  kind: z.enum(PAPER_KINDS),
  issuedOn: z.string(),
  /** In minor units; negative for a credit note. */
  total: z.number(),
  currency: z.string(),
  buyer: z.object(buyer),
});

/** The company to which the documents of a person's booking are made out. */
export const ExportedCompany = z.object({ bookingId: z.string(), ...buyer });

const linesOf = (typed: string) =>
  typed
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
