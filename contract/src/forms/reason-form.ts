import { z } from 'zod/mini';
import { filled } from './fields.ts';

/** The reason for an act, for somebody else to read. */
export const reasonForm = (missing: string) => z.object({ reason: filled('reason', missing) });
