import { z } from 'zod/mini';
import { renameMissing } from '../../words/forms/trip.texts.js';
import { filled, optional } from '../fields.ts';

export const RenameForm = z.object({
  travelName: filled('personName', renameMissing),
  companionNames: optional('companionNames'),
});
