import { z } from 'zod/mini';
import { referenceMissing } from '../../words/forms/trip.texts.js';
import { filled } from '../fields.ts';

export const ReferenceForm = z.object({
  reference: filled('reference', referenceMissing),
});
