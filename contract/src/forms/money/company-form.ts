import { z } from 'zod/mini';
import { text } from '../../fields/text.ts';
import { PAPER_LIMITS } from '../../options/money/papers.ts';
import { isVatId } from '../../rules/money/papers/vat-id.ts';
import { atMost } from '../../words/forms/fields.texts.js';
import {
  addressLines,
  addressMissing,
  companyMissing,
  vatIdFormat,
} from '../../words/forms/papers.texts.js';

const { addressLine, addressLines: most, company, vatId } = PAPER_LIMITS;
const required = (max: number, fault: string) => text(max, 1, { required: fault, tooLong: atMost });

/** The company that invoices are made out to. */
export const CompanyForm = z.object({
  company: required(company, companyMissing),
  address: required(most * addressLine, addressMissing).check(
    z.refine(
      (typed) => typed.split('\n').filter((line) => line.trim() !== '').length <= most,
      addressLines(most),
    ),
  ),
  vatId: text(vatId, 0, { tooLong: atMost }).check(z.refine(isVatId, vatIdFormat)),
});
