/** Maximum number of saved places, on a device and in an account. */
export const SAVED_PLACES_MAX = 500;
/** Maximum number of places in `GET /places` and in the link of a shared list. */
export const PLACES_AT_ONCE = 50;
export const COMPARED_MAX = 4;
