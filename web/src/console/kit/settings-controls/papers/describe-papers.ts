import { formatDay, type PaperSettings, type TaxTerms } from '@wayfarer/contract';
import { papersTexts, taxTexts } from './copy.texts.js';

/** The terms in words, for the history and for conflicts. */
export function describeTaxes(value: unknown): string {
  const terms = Array.isArray(value) ? (value as readonly TaxTerms[]) : [];
  const last = terms.at(-1);
  if (last === undefined) return taxTexts.off;
  return taxTexts.described({ scheme: taxTexts.schemes[last.scheme], day: formatDay(last.from) });
}

export function describePapers(value: unknown): string {
  const papers = value as PaperSettings;
  return `${papersTexts.whenOptions[papers.when]}, ${papers.invoicePattern}`;
}
