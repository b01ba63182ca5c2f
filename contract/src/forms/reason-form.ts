import { z } from 'zod/mini';
import { filled } from './fields.ts';

/** The reason for an action, to be read by someone else. */
export const reasonForm = (missing: string) => z.object({ reason: filled('reason', missing) });
