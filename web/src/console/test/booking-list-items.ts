import type { BookingListItem, StaffPerson, StaffRole } from '@wayfarer/contract';
import { PERMISSIONS, type Permission } from '@wayfarer/contract';

/** Maya's trip to Istanbul, as in the agency's list. */
export function aBookingListItem(change: Partial<BookingListItem> = {}): BookingListItem {
  return {
    _id: 'maya',
    reference: 'WF-7K3M9Q',
    revision: 3,
    state: 'booked',
    attendance: 'none',
    travelName: 'Maya Brennan',
    offerId: 'istanbul',
    travelSpot: 'Istanbul Old City',
    travelCountry: 'Turkey',
    image: null,
    travelDate: '2027-04-12',
    travelDuration: 5,
    startTime: null,
    travellers: { adults: 2, children: 1, infants: 0 },
    paid: true,
    money: { currency: 'usd', total: 118_750, paid: 23_750, refunded: 0, balance: 95_000 },
    createdAt: '2027-03-08T10:14:00.000Z',
    ...change,
  };
}

/** A staff member at the console. */
export function aStaffPerson(
  permissions: readonly Permission[] = PERMISSIONS,
): StaffPerson & { role: StaffRole } {
  return {
    name: 'Nadia Rahman',
    photoUrl: null,
    role: 'owner',
    permissions: [...permissions],
    refundLimit: null,
    agency: 'Harbor Journeys',
    live: false,
    mails: 'outbox',
  };
}
