import { z } from 'zod/mini';

/** `insist` erases a customer in spite of open business. */
export const EraseForm = z.object({ insist: z.boolean() });
