import { PaperSettings, TaxTermsList, USUAL_PAPERS } from '../fields/money/papers.ts';
import type { TaxTerms } from '../rules/money/papers/tax.ts';
import { setting } from './setting.ts';

/** The group `papers`: taxes, invoices and credit notes. */
export const PAPER_SETTINGS = {
  /** How tax is contained in prices, from a day on each. Before the first day, there is no tax. */
  'papers.tax': setting(TaxTermsList, [] as TaxTerms[]),
  'papers.invoices': setting(PaperSettings, USUAL_PAPERS),
} as const;
