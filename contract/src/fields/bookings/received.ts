import { z } from 'zod/mini';

/** Says only that the input was accepted, and not what happens to it. */
export const Received = z.object({ received: z.literal(true) });
