/** Maximum number of saved places, on a device and in an account. */
export const SAVED_PLACES_MAX = 500;
/** Maximum number of places that `GET /places` returns, and that the link of a shared list can contain. */
export const PLACES_AT_ONCE = 50;
/** Maximum number of places compared side by side. */
export const COMPARED_MAX = 4;
