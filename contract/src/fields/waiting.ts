import { z } from 'zod/mini';
import { WAITING_STATES } from '../options/trips/waiting.ts';
import { Travelers } from './party.ts';

/** A party that waits or has waited for places of a full day. */
export const Waiting = z.object({
  spotId: z.string(),
  travelDate: z.string(),
  startTime: z.nullable(z.string()),
  travelDuration: z.number(),
  travellers: Travelers,
  state: z.enum(WAITING_STATES),
  /** The time when an offer ends or has ended; null until there is one. */
  offeredUntil: z.nullable(z.string()),
  createdAt: z.string(),
});
