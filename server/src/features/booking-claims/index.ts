export { claimBookings, giveClaimedRaw } from './claim-bookings.ts';
export {
  deleteClaimsOf,
  endClaimOf,
  endClaims,
  findBookingEmail,
  findClaimEmail,
  insertClaim,
  lockAddress,
  lockAddressRaw,
} from './store.ts';
