import { z } from 'zod/mini';

/** Whether a customer is erased whatever business is open. */
export const EraseForm = z.object({ insist: z.boolean() });
