/** Held bookings that weren't paid in time. */
export { endHolds } from './end-holds.ts';
export { againWithoutLapsed } from './again-without-lapsed.ts';
