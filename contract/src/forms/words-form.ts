import { z } from 'zod/mini';
import { atMost } from '../words/forms/fields.texts.js';
import { text } from '../fields/text.ts';

/** A single text for a colleague or customer, such as a note, a reply or a reason. */
export const wordsForm = (limit: number, missing: string) =>
  z.object({
    text: text(limit, 1, { required: missing, tooLong: atMost }),
  });
