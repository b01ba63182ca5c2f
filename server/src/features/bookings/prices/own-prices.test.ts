import type { Booking, OwnSpot } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot, bookingInput, spotInput } from '../../../test/factories.ts';
import type { TestPerson } from '../../../test/people.ts';

let world: TestApp;
let agency: TestPerson;
let thief: TestPerson;
let own: OwnSpot;

beforeAll(async () => {
  world = await createTestApp();
  agency = await world.createAdministrator();
});
afterAll(() => world.close());
beforeEach(async () => {
  thief = await world.createTraveler();
  await world.db.sql.query('delete from spots');
  own = await addSpot(agency, SERENGETI);
});

const SERENGETI = { spot: 'Serengeti Plains', country: 'Tanzania', average_cost: '$420' };
const CHEAP = { ...SERENGETI, average_cost: '$1' };

/** Books by name, as the specification's own client does. */
function byName({ spot, country, average_cost }: typeof SERENGETI) {
  const { spotId: _spotId, ...input } = bookingInput(own);
  return { ...input, travelSpot: spot, travelCountry: country, travelCost: average_cost };
}

/** A contribution from before the rule existed, or before the agency had its own destination. */
async function contribute(change: typeof SERENGETI): Promise<OwnSpot> {
  await world.db.sql.query('update spots set contributed = true where id = $1', [own._id]);
  const spot = await addSpot(thief, change);
  await world.db.sql.query('update spots set contributed = false where id = $1', [own._id]);
  return spot;
}

const VARIANTS = [
  ['as it is', CHEAP],
  ['in another letter case', { ...CHEAP, spot: 'SERENGETI plains' }],
  ['with accents apart', { ...CHEAP, spot: 'Sérengeti Plains'.normalize('NFD') }],
  ['with wide letters', { ...CHEAP, spot: 'Ｓｅｒｅｎｇｅｔｉ Plains' }],
  ['with more spaces', { ...CHEAP, spot: 'Serengeti \u00a0  Plains' }],
  ['without a space', { ...CHEAP, spot: 'SerengetiPlains' }],
  ['with a hyphen', { ...CHEAP, spot: 'Serengeti–Plains' }],
  ['with an invisible space', { ...CHEAP, spot: 'Seren\u200bgeti Plains' }],
  ['with a word joiner in the country', { ...CHEAP, country: 'Tan\u2060zania' }],
  ['with Cyrillic letters', { ...CHEAP, spot: 'Sеrеngеti Рlаins' }],
  ['with a digit for a letter', { ...CHEAP, spot: 'Serenget1 Plains' }],
  ['with a tag character', { ...CHEAP, spot: 'Serengeti\u{e0020} Plains' }],
] as const;

describe('a name that looks like one of the agency’s destinations', () => {
  it.each(VARIANTS)(
    'is never mistaken for a contribution: %s [attack contribution under the name of the agency’s destination]',
    async (_how, cheap) => {
      const refused = await thief.post('/allSpots', spotInput(cheap));
      expect([refused.status, refused.body.code, refused.body.field]).toEqual([
        409,
        'name_taken',
        'spot',
      ]);
      const harmless = await addSpot(thief, { ...CHEAP, spot: 'A Field' });
      const renamed = await thief.put(`/allSpots/${harmless._id}`, spotInput(cheap));
      expect([renamed.status, renamed.body.code]).toEqual([409, 'name_taken']);
    },
  );

  it.each(VARIANTS)(
    "books the agency’s destination at the agency’s price: %s [attack the agency's destination booked at a contribution's price]",
    async (_how, cheap) => {
      await contribute(cheap);
      for (const named of [CHEAP, cheap]) {
        const { status, body } = await thief.post('/bookings', byName(named));
        expect([status, body.code, body.field]).toEqual([409, 'price_changed', 'travelCost']);
        const honest = await thief.post('/bookings', byName({ ...named, average_cost: '$420' }));
        expect([honest.status, honest.body]).toMatchObject([
          201,
          { spotId: own._id, offerId: own._id, travelCost: '$420', contributed: false },
        ]);
      }
    },
  );

  it("is found even if the contribution was there first, and keeps its mark after it is deleted [attack the agency's destination booked at a contribution's price]", async () => {
    await world.db.sql.query('delete from spots');
    const first = await addSpot(thief, CHEAP);
    const early = await thief.post('/bookings', byName(CHEAP));
    expect([early.status, early.body.contributed]).toEqual([201, true]);
    own = await addSpot(agency, SERENGETI);
    expect((await thief.post('/bookings', byName(CHEAP))).body.code).toBe('price_changed');
    // Booked by its id, it is shown as a contribution.
    const direct = await thief.post('/bookings', bookingInput(first));
    expect(direct.body).toMatchObject({ travelCost: '$1', contributed: true, offerId: first._id });

    await thief.delete(`/allSpots/${first._id}`);
    const { body } = await thief.get('/bookings');
    const mine = (body as Booking[]).map(({ spotId, offerId, contributed }) => [
      spotId,
      offerId,
      contributed,
    ]);
    expect(mine).toEqual([
      [null, first._id, true],
      [null, first._id, true],
    ]);
    expect((await agency.get(`/bookings/${early.body._id}`)).body).toMatchObject({
      offerId: first._id,
      contributed: true,
    });
  });

  it('doesn’t affect names that merely share a part of it', async () => {
    await addSpot(thief, { ...CHEAP, spot: 'Serengeti Plains North' });
    await addSpot(thief, { ...CHEAP, country: 'Kenya' });
    await addSpot(agency, { ...SERENGETI, spot: '★', country: '☆' });
    await addSpot(thief, { ...CHEAP, spot: '☂', country: '☆' });
    const booked = await thief.post('/bookings', byName({ ...CHEAP, country: 'Kenya' }));
    expect([booked.status, booked.body.contributed]).toEqual([201, true]);
  });

  it('can be used and corrected by the agency', async () => {
    expect((await addSpot(agency, { ...SERENGETI, average_cost: '$500' })).contributed).toBe(false);
    const changed = await agency.put(`/allSpots/${own._id}`, spotInput(SERENGETI));
    expect([changed.status, changed.body.contributed]).toEqual([200, false]);
  });
});

describe('the owner of a destination', () => {
  const setRole = (role: string) =>
    world.db.sql.query('update users set role = $2 where id = $1', [thief.uid, role]);

  it('follows from who added it, regardless of later roles [attack role change that makes a contribution the agency’s destination]', async () => {
    const contributed = await addSpot(thief, { ...CHEAP, spot: 'A Field' });
    await setRole('administrator');
    const agencys = await addSpot(thief, { ...CHEAP, spot: 'A Hill' });
    const of = async ({ _id }: OwnSpot) => {
      const { body } = await world.anonymous.get(`/allSpots/${_id}`);
      return body.contributed;
    };
    expect([await of(contributed), await of(agencys)]).toEqual([true, false]);
    await setRole('traveller');
    expect([await of(contributed), await of(agencys)]).toEqual([true, false]);
  });

  it('allows only administrators to change the price of the agency’s destination, not former ones [attack demoted administrator changes the agency’s price]', async () => {
    await setRole('administrator');
    const agencys = await addSpot(thief, SERENGETI);
    await setRole('traveller');
    const put = await thief.put(`/allSpots/${agencys._id}`, spotInput(CHEAP));
    const del = await thief.delete(`/allSpots/${agencys._id}`);
    expect([put.status, del.status]).toEqual([404, 404]);
    expect((await thief.get('/allSpotsById')).body).toEqual([]);
  });

  it('is known for rows that the previous version writes', async () => {
    const spot = await contribute(CHEAP);
    await world.db.sql.query(
      `insert into spots (id, spot, country, location, description, image, cost, currency, seasonality,
         travel_time, visitors_per_year, rating, visitors, name_key, country_key, search_text, owner_uid, created_at)
       select 'older', spot, country, location, description, image, cost, currency, seasonality,
         travel_time, visitors_per_year, rating, visitors, name_key, country_key, search_text, owner_uid, created_at
       from spots where id = $1`,
      [spot._id],
    );
    expect((await world.anonymous.get('/allSpots/older')).body.contributed).toBe(true);
    await world.db.sql.query(
      `insert into bookings (id, uid, spot_id, travel_spot, travel_country, travel_season, travel_name,
         travel_email, cost_minor, currency, travel_date, duration_days, created_at, updated_at)
       values ('older', $1, 'older', 'A', 'B', '', 'C', 'd@example.com', 100, 'usd', '2090-01-01', 1, now(), now())`,
      [thief.uid],
    );
    expect((await thief.get('/bookings/older')).body).toMatchObject({
      offerId: 'older',
      contributed: true,
    });
  });
});
