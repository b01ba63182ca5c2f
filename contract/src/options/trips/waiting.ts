/**
 * The states of an entry of the waiting list. `waiting`: in line; `offered`: places are held for the party; `taken`:
 * the offer was paid or accepted; `lapsed`: the offer wasn't accepted in time, or the day has passed or can't be
 * offered any more; `left`: the traveler or the agency removed the entry.
 */
export const WAITING_STATES = ['waiting', 'offered', 'taken', 'lapsed', 'left'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/**
 * The number of hours for which places are offered. An offer ends earlier if the trip begins, or can't be booked any
 * more, before that.
 */
export const OFFER_HOURS = { min: 1, usual: 24, max: 168 } as const;
/** The maximum number of entries in which a person is in line at the same time. */
export const WAITING_MAX = 20;
/** The maximum number of entries in the console's list. */
export const WAITING_LIST_MAX = 500;
