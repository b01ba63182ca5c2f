import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { addSpot, spotInput } from '../../test/factories.ts';
import type { TestPerson } from '../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let stranger: TestPerson;
let administrator: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createTraveler('Olive Owner');
  stranger = await world.createTraveler('Sam Stranger');
  administrator = await world.createAdministrator();
});
afterAll(() => world.close());

describe('adding a spot', () => {
  it('[spec §7 POST /allSpots: add] [spec §3 Spot: cost text] [spec §3 Spot: createdAt] takes the payload of the specification and returns it', async () => {
    const { status, body } = await owner.post('/allSpots', {
      spot: '  São Miguel  ',
      country: 'Portugal',
      average_cost: '$1,200.50',
      seasonality: 'Year Round',
      travel_time: '5 days',
      totalVisitorsPerYear: '500K+',
      image: 'https://example.com/a.jpg',
      description: 'Green hills.',
      email: owner.email.toUpperCase(),
      createdAt: '1999-01-01T00:00:00Z',
      createdBy: owner.email,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      spot: 'São Miguel',
      average_cost: '$1,200.50',
      email: owner.email,
      createdBy: owner.email,
      rating: 4.5,
      visitors: 0,
      category: null,
      createdAt: world.clock.now().toISOString(),
    });
  });

  it('[spec §3 Spot: owner] takes identity, rating and ids only from the token and the server', async () => {
    const { body } = await owner.post('/allSpots', {
      ...spotInput(),
      _id: 'mine',
      rating: 5,
      visitors: 9_999_999,
      likes: 9_999_999,
      ownerUid: stranger.uid,
      role: 'administrator',
    });
    expect(body).toMatchObject({ email: owner.email, createdBy: owner.email });
    // [spec §3 Destination: rating default]
    expect(body).toMatchObject({ rating: 4.5, visitors: 0, likes: 0 });
    expect(body._id).not.toBe('mine');
  });

  it.each([{ email: 'other@example.com' }, { createdBy: 'other@example.com' }])(
    '[spec §7 POST /allSpots: foreign e-mail] refuses someone else as owner: %o',
    async (change) => {
      const { status, body } = await owner.post('/allSpots', { ...spotInput(), ...change });
      expect([status, body.code]).toEqual([403, 'forbidden']);
    },
  );

  it.each([
    ['spot', { spot: '   ' }],
    ['spot', { spot: 'x'.repeat(121) }],
    ['country', { country: undefined }],
    ['average_cost', { average_cost: '$-5' }],
    ['average_cost', { average_cost: '$1,200-1,500' }],
    ['average_cost', { average_cost: '$5.0.0' }],
    ['average_cost', { average_cost: '€500' }],
    ['image', { image: 'javascript:alert(1)' }],
    ['image', { image: 'data:text/html,x' }],
    ['image', { image: '//evil.example/x.png' }],
    ['category', { category: 'all' }],
    ['description', { description: 'nul \u0000' }],
    ['description', { description: 'half \ud800' }],
    ['description', { description: 'x'.repeat(5001) }],
  ])('names %s when it is wrong', async (field, change) => {
    const { status, body } = await owner.post('/allSpots', { ...spotInput(), ...change });
    expect([status, body.code, body.field]).toEqual([400, 'invalid_input', field]);
    expect(body.message).not.toContain('undefined');
  });

  it('keeps real text unchanged [attack markup in the texts of a destination]', async () => {
    const description = 'طنجة 東京 👩‍👩‍👧‍👦 e\u0301 naïve <script>alert(1)</script>';
    const spot = await addSpot(owner, { description });
    const { body } = await world.anonymous.get(`/allSpots/${spot._id}`);
    expect(body.description).toBe(description);
  });
});

describe('changing and deleting a spot', () => {
  it('[spec §7 DELETE /allSpots/id: own] is possible for its owner', async () => {
    const spot = await addSpot(owner);
    const changed = await owner.put(`/allSpots/${spot._id}`, spotInput({ spot: 'Loud Bay' }));
    expect([changed.status, changed.body.spot]).toEqual([200, 'Loud Bay']);
    expect((await world.anonymous.get(`/allSpots/${spot._id}`)).body.spot).toBe('Loud Bay');
    const gone = await owner.delete(`/allSpots/${spot._id}`);
    expect([gone.status, gone.body]).toEqual([200, { deletedCount: 1 }]);
    expect((await world.anonymous.get(`/allSpots/${spot._id}`)).status).toBe(404);
    expect((await owner.delete(`/allSpots/${spot._id}`)).status).toBe(404);
  });

  it('[spec §7 DELETE /allSpots/id: own] isn’t found for anyone else, and nothing changes', async () => {
    const spot = await addSpot(owner);
    const put = await stranger.put(`/allSpots/${spot._id}`, spotInput({ spot: 'Stolen' }));
    const del = await stranger.delete(`/allSpots/${spot._id}`);
    expect([put.status, del.status]).toEqual([404, 404]);
    expect(JSON.stringify([put.body, del.body])).not.toContain(owner.email);
    expect((await world.anonymous.get(`/allSpots/${spot._id}`)).body.spot).toBe(spot.spot);
  });

  it('is possible for administrators, too, and the owner stays', async () => {
    const spot = await addSpot(owner);
    const { status, body } = await administrator.put(
      `/allSpots/${spot._id}`,
      spotInput({ spot: 'Tidy' }),
    );
    expect([status, body.spot, body.email]).toEqual([200, 'Tidy', owner.email]);
  });
});

describe("the caller's own spots", () => {
  it('[spec §7 GET /allSpotsById: own] are listed newest first and no one else’s', async () => {
    const person = await world.createTraveler();
    const first = await addSpot(person, { spot: 'First' });
    world.clock.advance(1000);
    const second = await addSpot(person, { spot: 'Second' });
    const { body } = await person.get(`/allSpotsById?email=${encodeURIComponent(person.email)}`);
    expect(body.map((spot: { _id: string }) => spot._id)).toEqual([second._id, first._id]);
    expect((await stranger.get('/allSpotsById')).body).toEqual([]);
    const foreign = await stranger.get(`/allSpotsById?email=${encodeURIComponent(person.email)}`);
    expect([foreign.status, foreign.body.code]).toEqual([403, 'forbidden']);
  });
});

describe('public responses', () => {
  it('[spec §3 Spot: no owner in public] never contain an owner', async () => {
    const spot = await addSpot(owner);
    for (const path of [
      '/allSpots',
      `/allSpots/${spot._id}`,
      '/allSpots/facets',
      '/allSpots/suggestions?search=quiet',
    ]) {
      const { status, body } = await world.anonymous.get(path);
      const text = JSON.stringify(body);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toContain('@');
      expect(text).not.toMatch(/"(email|createdBy|owner\w*|uid)"/);
    }
  });
});

describe('a search', () => {
  it('is read as a sentence, prefers whole words, and falls back to the closest', async () => {
    const inItaly = {
      country: 'Italy',
      location: 'Amalfi',
      average_cost: '$40',
      category: 'beach',
    } as const;
    await addSpot(owner, { ...inItaly, spot: 'Lemon Cove', seasonality: 'Summer (June - August)' });
    await addSpot(owner, {
      ...inItaly,
      spot: 'Beachside Tower',
      category: 'city',
      average_cost: '$400',
    });
    const found = async (search: string) => {
      const { body } = await world.anonymous.get(
        `/allSpots?${new URLSearchParams({ search }).toString()}`,
      );
      return (body as { spot: string }[]).map(({ spot }) => spot);
    };
    expect(await found('beach in italy under $50 in july')).toEqual(['Lemon Cove']);
    expect(await found('beach in italy in january')).toEqual([]);
    expect(await found('italy beach')).toEqual(['Lemon Cove']);
    expect(await found('lemon tower')).toHaveLength(1);
    expect(await found('amalfi vineyard')).toHaveLength(2);
    const { body } = await world.anonymous.get('/allSpots/facets?search=amalfi+vineyard');
    expect([body.total, body.relaxedSearch]).toEqual([2, 'amalfi']);
  });
});
