import { z } from 'zod/mini';

/** What is taken in without saying what becomes of it. */
export const Received = z.object({ received: z.literal(true) });
