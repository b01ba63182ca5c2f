import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { endpoints } from './schemas.ts';
import { BookingInput } from './endpoints/trips/bookings.ts';
import { COUNTRIES } from './options/world/countries.ts';
import { SpotInput } from './endpoints/places/own-spots.ts';
import { SpotQuery } from './endpoints/places/spots.ts';

const booking = {
  travelSpot: 'Taj Mahal',
  travelCountry: 'India',
  travelCost: '$60',
  travelSeason: 'Dry Season',
  travelName: 'Ada Lovelace',
  travelEmail: 'ada@example.com',
  travelDate: '2027-03-01',
  travelDuration: 5,
};
const spot = {
  spot: 'Petra',
  country: 'Jordan',
  average_cost: '$90',
  image: 'https://example.com/petra.jpg',
};

function faultyField(schema: z.core.$ZodType, value: unknown): string | undefined {
  const result = z.safeParse(schema, value);
  return result.success ? undefined : result.error.issues[0]?.path.join('.');
}

describe('the endpoints', () => {
  it('[spec §7 Calls: declared] are every call of spec §7 to the product back end', () => {
    const declared = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(declared).toEqual(
      expect.arrayContaining([
        'GET /bestSpots',
        'GET /team',
        'GET /review',
        'GET /allSpots',
        'GET /allSpotsById',
        'POST /allSpots',
        'DELETE /allSpots/:id',
        'GET /bookings',
        'GET /bookings/:id',
        'POST /bookings',
        'PUT /bookings/:id',
        'DELETE /bookings/:id',
        'GET /payments',
        'POST /payments',
        'POST /payments/create-payment-intent',
        'DELETE /payments/:id',
        'GET /users',
        'POST /users',
        'PATCH /users',
        'DELETE /users/:id',
      ]),
    );
    expect(new Set(declared).size).toBe(declared.length);
  });

  it('take no secret in an address that is read, which histories, logs and other sites keep', () => {
    const secret = /token|secret|signature|password|code/i;
    for (const [name, { method, params, query, response }] of Object.entries(endpoints)) {
      if (method !== 'GET') continue;
      const schemas = [params, query].filter((part) => part !== undefined);
      const fields = schemas.flatMap((part) =>
        Object.keys(z.toJSONSchema(part, { unrepresentable: 'any', io: 'input' }).properties ?? {}),
      );
      expect([name, fields.filter((field) => secret.test(field))]).toEqual([name, []]);
      expect([name, response]).not.toMatchObject([name, { mediaType: 'text/calendar' }]);
    }
  });

  it('[spec §9 Countries: list] have the 36 countries of spec §9, from Bangladesh through Tanzania', () => {
    expect(COUNTRIES).toHaveLength(36);
    expect([COUNTRIES[0], COUNTRIES.at(-1)]).toEqual(['Bangladesh', 'Tanzania']);
  });
});

describe('BookingInput', () => {
  it('accepts the payload of spec §7 and drops what is not declared', () => {
    expect(z.parse(BookingInput, { ...booking, paid: true, userId: 'x' })).toEqual(booking);
  });

  it.each([0, 31, 1.5, Infinity, Number.NaN, 'abc', '5', [3], true, 2 ** 63, null, undefined])(
    'names travelDuration when it is %s',
    (travelDuration) => {
      expect(faultyField(BookingInput, { ...booking, travelDuration })).toBe('travelDuration');
    },
  );

  it.each(['2027-02-30', 20270301, null, 'now', '2027-03-01T00:00', '9'.repeat(100)])(
    'names travelDate when it is %s',
    (travelDate) => {
      expect(faultyField(BookingInput, { ...booking, travelDate })).toBe('travelDate');
    },
  );

  it('names a text that no database can store', () => {
    for (const travelName of ['a\u0000b', '\ud800', ' ', 'x'.repeat(101)]) {
      expect(faultyField(BookingInput, { ...booking, travelName })).toBe('travelName');
    }
  });

  it('keeps real text of any script', () => {
    fc.assert(
      fc.property(fc.constantFrom('北京', 'القاهرة', '👩‍👩‍👧‍👦', 'e\u0301'), (travelName) => {
        expect(z.parse(BookingInput, { ...booking, travelName }).travelName).toBe(travelName);
      }),
    );
  });
});

describe('SpotInput', () => {
  it('fills optional texts and refuses a script as a picture', () => {
    expect(z.parse(SpotInput, spot)).toMatchObject({ description: '', seasonality: '' });
    expect(faultyField(SpotInput, { ...spot, image: 'javascript:alert(1)' })).toBe('image');
  });
});

describe('SpotQuery', () => {
  it('bounds what can be asked for', () => {
    expect(z.parse(SpotQuery, { limit: '20', sort: 'price' })).toEqual({
      limit: 20,
      sort: 'price',
    });
    for (const query of [
      { limit: '1e9' },
      { limit: '0' },
      { sort: 'id' },
      { search: ['a', 'b'] },
    ]) {
      expect(z.safeParse(SpotQuery, query).success).toBe(false);
    }
  });
});
