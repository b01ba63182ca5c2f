import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput } from '../../../test/factories.ts';

let world: TestApp;
afterEach(() => world.close());

describe('a trip that is too expensive for a card payment', () => {
  it('is neither booked, nor is a trip changed into one [attack a trip too expensive to ever be paid]', async () => {
    world = await createTestApp({ env: { CHARGE: 'total', CURRENCY: 'huf' } });
    const person = await world.createTraveler();
    const spot = await addSpot(person, { average_cost: '300,000' });
    const refusal = [409, 'amount_too_large', 'travelDuration'];
    const dear = await person.post('/bookings', bookingInput(spot, { travelDuration: 4 }));
    expect([dear.status, dear.body.code, dear.body.field]).toEqual(refusal);
    const booked = await person.post('/bookings', bookingInput(spot, { travelDuration: 3 }));
    expect(booked.status).toBe(201);
    const change = { travelDate: '2090-06-15', travelDuration: 4 };
    const changed = await person.put(`/bookings/${booked.body._id}`, change);
    expect([changed.status, changed.body.code, changed.body.field]).toEqual(refusal);
    const kept = await person.get(`/bookings/${booked.body._id}`);
    expect(kept.body.travelDuration).toBe(3);
  });

  it('can be booked if only one day is paid now', async () => {
    world = await createTestApp({ env: { CURRENCY: 'huf' } });
    const person = await world.createTraveler();
    const spot = await addSpot(person, { average_cost: '300,000' });
    const booked = await person.post('/bookings', bookingInput(spot, { travelDuration: 30 }));
    expect(booked.status).toBe(201);
  });
});
