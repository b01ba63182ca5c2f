/** Held bookings that weren't paid in time, and requests that weren't answered. */
export { againWithoutLapsed } from './again-without-lapsed.ts';
export { endHolds } from './end-holds.ts';
export { endRequests } from './end-requests.ts';
