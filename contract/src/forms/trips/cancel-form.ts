import { z } from 'zod/mini';
import { TRAVELER_REASONS } from '../../options/trips/booking-core.ts';
import { optional } from '../fields.ts';

export const CancelForm = z.object({
  reasonCode: z.union([z.literal(''), z.enum(TRAVELER_REASONS)]),
  message: optional('cancellationMessage'),
});
