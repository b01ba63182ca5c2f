import { z } from 'zod/mini';
import { filled } from '../fields.ts';

/** A booking reference, typed by hand. */
export const ReferenceForm = z.object({
  reference: filled('reference', 'Enter the booking reference'),
});
