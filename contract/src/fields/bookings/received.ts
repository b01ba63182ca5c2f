import { z } from 'zod/mini';

/** The input was accepted; the response doesn't reveal what happens to it. */
export const Received = z.object({ received: z.literal(true) });
