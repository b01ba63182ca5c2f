import { z } from 'zod/mini';
import { filled } from '../fields.ts';

/** The new traveler when a trip is transferred. */
export const RenameForm = z.object({ travelName: filled('personName', 'Please enter a name.') });
