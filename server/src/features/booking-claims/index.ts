/** Bookings that wait for the account of the address they were made for. */
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
