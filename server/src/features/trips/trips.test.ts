import type { Booking, Trip } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { callerOf } from '../../test/payments/payments-caller.ts';
import { makeMember, type TestPerson } from '../../test/people.ts';
import { bookTrip, cancelTrip, dayThere, DETAILS, expireTrip } from '../../test/trips.ts';

const AZORES = 'Atlantic/Azores';
const NOTHING = {
  pay: false,
  payBalance: false,
  change: false,
  rename: false,
  cancel: false,
  voucher: false,
  share: false,
};

let world: TestApp;
let admin: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  admin = await world.createAdministrator();
});
beforeEach(async () => {
  ada = await world.createTraveler('Ada Lovelace');
});
afterAll(() => world.close());

const read = async ({ _id }: Pick<Booking, '_id'>, who = ada) =>
  (await who.get(`/trips/${_id}`)).body as Trip;
const today = () => world.clock.now().toISOString().slice(0, 10);
const payAtDesk = (booking: Booking, amount = booking.breakdown.dueNow) =>
  admin.post(`/operator/bookings/${booking._id}/counterPayments`, {
    kind: 'received',
    method: 'cash',
    amount,
    receivedOn: today(),
    note: 'A note of the desk',
  });

describe('[B1] the trip page', () => {
  it('shows when, where, what is included, the itinerary, and the possible actions', async () => {
    const booking = await bookTrip(world, ada, { details: DETAILS });
    const trip = await read(booking);
    const {
      itinerary: _days,
      highlights: _highlights,
      timeZone: _zone,
      included,
      notIncluded,
      bring,
      notAllowed,
      accessibility,
      goodToKnow,
      groupSize: _groupSize,
      isPrivate: _isPrivate,
      effort: _effort,
      languages: _languages,
      leadDays: _leadDays,
      notSuitable: _notSuitable,
      ...there
    } = DETAILS;
    expect(trip).toMatchObject({
      booking,
      phase: 'upcoming',
      localToday: dayThere(world, AZORES, 0),
      lastDay: dayThere(world, AZORES, 32),
      place: {
        name: 'Quiet Bay',
        country: 'Portugal',
        location: 'Alentejo',
        picture: { image: 'https://example.com/bay.jpg', placeholder: null },
        ...there,
      },
      included,
      notIncluded,
      bring,
      notAllowed,
      accessibility,
      goodToKnow,
      cardPayments: [],
      counterPayments: [],
      cancellation: { refusal: null, revision: 1, refund: { card: 0, counter: 0 } },
      renameUntil: dayThere(world, AZORES, 22),
      shares: [],
      actions: {
        pay: true,
        payBalance: false,
        change: true,
        rename: true,
        cancel: true,
        voucher: false,
        share: true,
      },
      timeline: [{ kind: 'booked', by: 'traveller' }],
      checkedInAt: null,
    });
    expect(trip.itinerary.map(({ day, title }) => [day, title])).toEqual([
      [1, 'The crossing'],
      [2, 'Free day'],
      [3, 'The way home'],
    ]);
  });

  it('shows what was paid, by card and at the desk, without notes, names and voided entries', async () => {
    const booking = await bookTrip(world, ada);
    const payment = await callerOf(world, ada).pay(booking._id);
    const { body } = await payAtDesk(booking, 100);
    const [{ _id: slip }] = body.counterPayments;
    await payAtDesk(booking, 200);
    await admin.post(`/operator/counterPayments/${slip}/void`, { reason: 'A slip.' });
    const trip = await read(booking);
    expect(trip.cardPayments).toEqual([
      {
        _id: payment._id,
        at: payment.createdAt,
        amount: 12_000,
        refunded: 0,
        currency: 'usd',
        brand: 'visa',
        last4: '4242',
      },
    ]);
    const money = { kind: 'received', method: 'cash', currency: 'usd', receivedOn: today() };
    expect(trip.counterPayments).toEqual([{ ...money, amount: 200 }]);
    expect(trip.timeline.map(({ by, kind }) => [kind, by])).toEqual([
      ['booked', 'traveller'],
      ['counter_received', 'staff'],
      ['counter_received', 'staff'],
      ['counter_voided', 'staff'],
      ['card_paid', 'traveller'],
    ]);
    const told = JSON.stringify(trip);
    for (const secret of ['A note of the desk', 'A slip.', admin.uid, admin.email]) {
      expect(told).not.toContain(secret);
    }
  });

  it('shows in its history when money was sent back to the card', async () => {
    const booking = await bookTrip(world, ada);
    await callerOf(world, ada).pay(booking._id);
    world.clock.advance(60_000);
    const { revision } = await read(booking).then((trip) => trip.booking);
    const given = { revision, expectedRefund: 12_000 };
    expect((await ada.post(`/bookings/${booking._id}/cancellation`, given)).status).toBe(201);
    const { booking: canceled, timeline } = await read(booking);
    const money = { amount: 12_000, currency: 'usd' };
    expect(timeline).toMatchObject([
      { kind: 'booked' },
      { kind: 'card_paid', by: 'traveller', detail: money },
      { kind: 'cancelled' },
      { kind: 'card_refunded', by: 'staff', detail: money },
    ]);
    expect(timeline.at(-1)?.at).toBe(canceled.cancellation?.sentAt);
  });

  it('is for the traveler, and for people who may read bookings, who can do nothing on it [attack the trip page of someone else]', async () => {
    const booking = await bookTrip(world, ada);
    await ada.post(`/trips/${booking._id}/shares`);
    const desk = await world.createTraveler();
    await makeMember(world, desk, 'staff');
    const seen = await read(booking, desk);
    expect(seen).toMatchObject({ booking: { _id: booking._id }, shares: [] });
    expect(seen.actions).toEqual(NOTHING);
    await payAtDesk(booking, 100);
    expect((await read(booking, desk)).actions).toEqual({ ...NOTHING, voucher: true });
    expect((await read(booking)).shares).toHaveLength(1);
    const stranger = await world.createTraveler();
    for (const part of ['', '/voucher', '/shares']) {
      const path = `/trips/${booking._id}${part}`;
      expect((await stranger.get(path)).body.code).toBe('not_found');
      expect((await world.anonymous.get(path)).status).toBe(401);
    }
    expect((await ada.get('/trips/nothing')).status).toBe(404);
    expect((await desk.get(`/trips/${booking._id}/shares`)).status).toBe(404);
    expect((await desk.post(`/trips/${booking._id}/shares`)).status).toBe(404);
  });

  it('shows what it can for a booking of the previous version, whose destination is gone', async () => {
    const booking = await bookTrip(world, ada, { details: DETAILS });
    const { sql } = world.db;
    await sql.query(
      `update bookings set inclusions = null, time_zone = null, offer_id = null where id = $1`,
      [booking._id],
    );
    await sql.query('delete from spots where id = $1', [booking.spotId]);
    expect(await read(booking)).toMatchObject({
      included: ['Round-trip flight', '4-star hotels', 'Local transfers', 'Travel insurance'],
      notIncluded: [],
      bring: [],
      itinerary: [],
      localToday: dayThere(world, AZORES, 0),
      place: {
        name: 'Quiet Bay',
        country: 'Portugal',
        location: '',
        picture: null,
        lat: null,
        lon: null,
        meetingPoint: '',
      },
    });
  });

  it('names the agency as in its settings, otherwise as in the environment', async () => {
    const booking = await bookTrip(world, ada);
    const sample = { phone: '+1 202 555 0142', email: 'journeys@example.com' };
    expect((await read(booking)).agency).toEqual({
      name: 'Wayfarer',
      legalName: '',
      address: '',
      openingHours: '',
      emergencyPhone: '+1 202 555 0199',
      ...sample,
    });
    const set = {
      name: 'Blue Journeys',
      legalName: 'Blue Journeys Ltd.',
      address: '1 Quay',
      phone: '+351 1 23',
      email: 'hello@blue.example',
      openingHours: 'Mon to Fri, 9 to 5',
      emergencyPhone: '+351 9 99',
    };
    for (const [key, value] of Object.entries(set)) {
      await admin.put(`/operator/settings/agency.${key}`, { value, revision: 0 });
    }
    expect((await read(booking)).agency).toEqual(set);
    for (const key of Object.keys(set)) {
      await world.db.sql.query('delete from agency_settings where key = $1', [`agency.${key}`]);
    }
    await world.context.invalidate('settings');
  });
});

describe('the days of a trip', () => {
  it.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu'])(
    'are those of its destination: %s',
    async (zone) => {
      const phaseOf = async (inDays: number) => {
        const booking = await bookTrip(world, ada, { inDays, days: 2, zone });
        const { lastDay, localToday, phase } = await read(booking);
        expect([localToday, lastDay]).toEqual([
          dayThere(world, zone, 0),
          dayThere(world, zone, inDays + 1),
        ]);
        return phase;
      };
      expect(await Promise.all([1, 0, -1, -2].map(phaseOf))).toEqual([
        'upcoming',
        'under_way',
        'under_way',
        'over',
      ]);
    },
  );
});

describe('the possible actions on a trip', () => {
  const attempts: Record<keyof Trip['actions'], (booking: Booking) => Promise<{ status: number }>> =
    {
      pay: ({ _id }) => ada.post('/payments/create-payment-intent', { bookingId: _id }),
      payBalance: ({ _id }) =>
        ada.post('/payments/create-payment-intent', { bookingId: _id, part: 'balance' }),
      change: ({ _id }) =>
        ada.put(`/bookings/${_id}`, { travelDate: '2090-06-15', travelDuration: 2 }),
      rename: ({ _id }) => ada.post(`/bookings/${_id}/traveller`, { travelName: 'Grace Hopper' }),
      cancel: async (booking) => {
        const preview = await ada.get(`/bookings/${booking._id}/cancellation`);
        const { refund, revision } = preview.body;
        const expectedRefund = refund.card + refund.counter;
        return ada.post(`/bookings/${booking._id}/cancellation`, { revision, expectedRefund });
      },
      voucher: ({ _id }) => ada.get(`/trips/${_id}/voucher`),
      share: ({ _id }) => ada.post(`/trips/${_id}/shares`),
    };
  const situations: Record<string, () => Promise<Booking>> = {
    'is booked': () => bookTrip(world, ada),
    'is paid': async () => {
      const booking = await bookTrip(world, ada);
      await payAtDesk(booking);
      return booking;
    },
    'was paid by card': async () => {
      const booking = await bookTrip(world, ada);
      await callerOf(world, ada).pay(booking._id);
      return booking;
    },
    'has a deposit': async () => {
      const booking = await bookTrip(world, ada);
      await payAtDesk(booking, 100);
      return booking;
    },
    'begins tomorrow': () => bookTrip(world, ada, { inDays: 1 }),
    // not today, because the state shown before midnight stays valid until ten minutes after it
    'has begun': () => bookTrip(world, ada, { inDays: -1 }),
    'is over': () => bookTrip(world, ada, { inDays: -9 }),
    'is canceled': async () => {
      const booking = await bookTrip(world, ada);
      expect((await cancelTrip(ada, booking)).status).toBe(201);
      return booking;
    },
    'has expired': async () => {
      const booking = await bookTrip(world, ada);
      await expireTrip(world, booking);
      return booking;
    },
  };

  it.each(Object.entries(situations))(
    'are exactly what the server allows when it %s',
    async (_name, make) => {
      const { actions } = await read(await make());
      const allowed: Partial<Record<string, boolean>> = {};
      for (const [action, attempt] of Object.entries(attempts)) {
        allowed[action] = (await attempt(await make())).status < 400;
      }
      expect(allowed).toEqual(actions);
    },
  );

  it('are none once it is canceled or has expired, and the cancellation explains it', async () => {
    const canceled = await bookTrip(world, ada);
    await cancelTrip(ada, canceled);
    const trip = await read(canceled);
    expect(trip.actions).toEqual(NOTHING);
    expect(trip).toMatchObject({
      booking: { state: 'cancelled', cancellation: { by: 'traveller' } },
      cancellation: null,
      renameUntil: null,
      timeline: [{ kind: 'booked' }, { kind: 'cancelled', by: 'traveller' }],
    });
    const expired = await bookTrip(world, ada);
    await expireTrip(world, expired);
    expect((await read(expired)).actions).toEqual(NOTHING);
  });
});
