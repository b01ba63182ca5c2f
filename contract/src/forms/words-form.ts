import { z } from 'zod/mini';
import { text } from '../fields/text.ts';

/** Words for a colleague or a customer: a note, an answer, a reason. */
export const wordsForm = (limit: number, missing: string) =>
  z.object({
    text: text(limit, 1, { required: missing, tooLong: (max) => `At most ${max} characters` }),
  });
