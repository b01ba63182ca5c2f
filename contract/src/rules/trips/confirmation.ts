import { confirmation } from '../../words/trips/lead-time.texts.js';

/** The promised time of the confirmation (spec §2). `hours` is at least 1. */
export const confirmationText = (hours: number): string => confirmation(hours);
