import { z } from 'zod/mini';
import { filled } from './fields.ts';

/** Who takes a trip in place of the traveler that it was booked for. */
export const RenameForm = z.object({ travelName: filled('personName', 'Please enter a name.') });
