import { z } from 'zod/mini';
import { PAPER_LIMITS } from '../../options/money/papers.ts';
import { numberFormat } from '../../words/forms/papers.texts.js';
import { wholeNumber } from '../fields.ts';

/** The next numbers of documents, which can be raised but not lowered. */
export const paperNumbersForm = ({
  creditNote,
  invoice,
}: {
  invoice: number;
  creditNote: number;
}) =>
  z.object({
    invoice: wholeNumber({ min: invoice, max: PAPER_LIMITS.number }, numberFormat(invoice)),
    creditNote: wholeNumber(
      { min: creditNote, max: PAPER_LIMITS.number },
      numberFormat(creditNote),
    ),
  });
