/** Places that one person can have saved, on a device and in the account. */
export const SAVED_PLACES_MAX = 500;
/** Places that `GET /places` returns at once; also the most that a link to a list can name. */
export const PLACES_AT_ONCE = 50;
/** Places that are compared side by side. */
export const COMPARED_MAX = 4;
