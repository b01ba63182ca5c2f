import { z } from 'zod/mini';
import { filled, optional } from '../fields.ts';

/** Who travels: the lead traveler, and those who come along. */
export const RenameForm = z.object({
  travelName: filled('personName', 'Please enter a name.'),
  companionNames: optional('companionNames'),
});
