import { bankDecides, bankShows } from '../../words/trips/bank.texts.js';

/**
 * When banks show a refund: sending it takes seconds, but they show it days later. 0 days: the agency promises nothing.
 */
export const bankShowsText = (days: number): string => (days === 0 ? bankDecides : bankShows(days));
