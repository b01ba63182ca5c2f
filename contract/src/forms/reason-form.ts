import { z } from 'zod/mini';
import { filled } from './fields.ts';

/** The reason for an action, which another person will read. */
export const reasonForm = (missing: string) => z.object({ reason: filled('reason', missing) });
