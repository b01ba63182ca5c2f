import { z } from 'zod/mini';
import { filled } from './fields.ts';

/** The reference of a booking, as somebody says it. */
export const ReferenceForm = z.object({
  reference: filled('reference', 'Type the reference of the booking'),
});
