import { z } from 'zod/mini';
import * as faults from '../words/forms/operator.texts.js';
import { text } from '../fields/text.ts';

export const VIEW_NAME_LIMIT = 40;

export const SavedViewForm = z.object({
  name: text(VIEW_NAME_LIMIT, 1, { required: faults.name }),
});
