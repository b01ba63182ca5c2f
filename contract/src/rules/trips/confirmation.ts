import { confirmation } from '../../words/trips/lead-time.texts.js';

/**
 * A promise about the time of the confirmation, which travelers read before booking (spec §2). `hours` is at least 1.
 */
export const confirmationText = (hours: number): string => confirmation(hours);
