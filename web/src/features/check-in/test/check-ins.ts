import type { Booking, CheckIn, Permission } from '@wayfarer/contract';
import type { ApiRequest, Transport, TransportAnswer } from '../../../api/transport.ts';
import { ok } from '../../../test/fake-api.ts';
import { tripPriceOf } from '../../../test/trip-price-of.ts';

/** The code in Maya's voucher link. */
export const CODE = '#v1.WF-7K3M9Q.abcdefghijklmnopqrstuv';

/** Maya's trip to Istanbul with her family, at the desk on its first day. */
export function aCheckIn(part: Partial<CheckIn> = {}, of: Partial<Booking> = {}): CheckIn {
  const booking = {
    _id: 'istanbul-trip',
    reference: 'WF-7K3M9Q',
    spotId: 'istanbul',
    offerId: 'istanbul',
    contributed: false,
    travelSpot: 'Istanbul Old City',
    travelCountry: 'Turkey',
    travelCost: '$95',
    travelSeason: 'Spring (March - May)',
    travelName: 'Maya Brennan',
    travelEmail: 'maya@example.com',
    travelDate: '2027-04-12',
    travelDuration: 5,
    startTime: null,
    paid: true,
    travellers: { adults: 2, children: 1, infants: 0 },
    state: 'booked' as const,
    revision: 3,
    timeZone: 'Europe/Istanbul',
    createdAt: '2027-03-08T09:00:00.000Z',
  };
  return {
    booking: { ...tripPriceOf(booking), ...booking, ...of },
    phase: 'under_way',
    localToday: '2027-04-12',
    lastDay: '2027-04-16',
    attendance: 'none',
    recorded: null,
    open: true,
    voucher: true,
    ...part,
  };
}

/** The time at which Selin checked in the family (ten past nine in the reader's time zone), and her name. */
export const RECORDED = { at: new Date(2027, 3, 12, 9, 10).toISOString(), by: 'Selin Kaya' };
export const RECORDED_TEXT = 'Apr 12, 2027, 9:10 AM by Selin Kaya';

type Answer = (request: ApiRequest) => TransportAnswer | Promise<TransportAnswer>;

const LOOK_UP = 'POST /checkIns/lookup';
const ATTENDANCE = 'POST /operator/bookings/istanbul-trip/attendance';

/**
 * The desk's API for a person with these permissions; `found` and its siblings give the results of looking up and
 * recording.
 */
export function deskApi({
  permissions = ['checkin'],
  found = () => ok(aCheckIn()),
  recorded,
  taken,
}: {
  permissions?: readonly Permission[];
  found?: Answer;
  recorded?: Answer;
  taken?: Answer;
} = {}) {
  const calls: ApiRequest[] = [];
  const account = {
    _id: 'selin',
    name: 'Selin Kaya',
    email: 'ada@example.com',
    photoUrl: null,
    role: 'traveller',
    createdAt: '2026-01-01T00:00:00.000Z',
    language: null,
    ...(permissions.length > 0 && { staff: { role: 'staff', permissions } }),
  };
  const answers: Record<string, Answer | undefined> = {
    'GET /account': () => ok(account),
    [LOOK_UP]: found,
    [ATTENDANCE]: recorded,
    'POST /operator/bookings/istanbul-trip/counterPayments': taken,
  };
  const api: Transport = async (request) => {
    calls.push(request);
    const answer = answers[`${request.method} ${request.path}`];
    if (!answer) throw new Error(`No answer prepared for ${request.method} ${request.path}`);
    return answer(request);
  };
  const bodies = (path: string) =>
    calls.filter((call) => call.path === path).map(({ body }) => body);
  return {
    api,
    calls,
    lookedUp: () => bodies('/checkIns/lookup'),
    recordings: () => bodies('/operator/bookings/istanbul-trip/attendance'),
  };
}
