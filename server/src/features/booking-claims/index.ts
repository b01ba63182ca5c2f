/** Bookings that wait for who proves the address that they were made for. */
export { claimBookings } from './claim-bookings.ts';
export {
  deleteClaimsOf,
  endClaims,
  findBookingEmail,
  findClaimEmail,
  giveClaimedRaw,
  insertClaim,
  lockAddress,
  lockAddressRaw,
} from './store.ts';
