/**
 * The states of an entry of the waiting list. `waiting`: in line; `offered`: places are held for the party; `taken`:
 * the offer was paid or accepted; `lapsed`: the offer wasn't accepted in time, or the day has passed or can't be
 * offered anymore; `left`: the traveler or the agency removed the entry.
 */
export const WAITING_STATES = ['waiting', 'offered', 'taken', 'lapsed', 'left'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/**
 * The number of hours for which places are offered. An offer ends earlier if the trip begins, or can no longer be
 * booked, before that.
 */
export const OFFER_HOURS = { min: 1, usual: 24, max: 168 } as const;
/** The maximum number of a person's entries that are in line. */
export const WAITING_MAX = 20;
export const WAITING_LIST_MAX = 500;
