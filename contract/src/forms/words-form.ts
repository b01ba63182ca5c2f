import { z } from 'zod/mini';
import { atMost } from '../words/forms/fields.texts.js';
import { text } from '../fields/text.ts';

export const wordsForm = (limit: number, missing: string) =>
  z.object({
    text: text(limit, 1, { required: missing, tooLong: atMost }),
  });
