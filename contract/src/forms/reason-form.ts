import { z } from 'zod/mini';
import { filled } from './fields.ts';

export const reasonForm = (missing: string) => z.object({ reason: filled('reason', missing) });
