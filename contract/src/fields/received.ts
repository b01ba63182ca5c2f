import { z } from 'zod/mini';

/** Accepted, without saying what happens to it. */
export const Received = z.object({ received: z.literal(true) });
