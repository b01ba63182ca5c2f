import { z } from 'zod/mini';
import { filled, optional } from '../fields.ts';

/** The names of the lead traveler and of those who come along. */
export const RenameForm = z.object({
  travelName: filled('personName', 'Please enter a name.'),
  companionNames: optional('companionNames'),
});
