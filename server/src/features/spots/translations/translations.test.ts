import { type OwnSpot, type Spot, USUAL_PRICE_RULES } from '@wayfarer/contract';
import type { SpotTranslation, TextsRow } from '@wayfarer/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot } from '../../../test/factories.ts';
import { makeMember, type TestPerson } from '../../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let spot: OwnSpot;

beforeAll(async () => {
  world = await createTestApp({ env: { LANGUAGES: 'en,de,fr' } });
  owner = await world.createAdministrator();
  spot = await addSpot(owner, { spot: 'Lisbon', location: 'Alfama', country: 'Portugal' });
  await owner.put(`/operator/spots/${spot._id}/details`, {
    details: { included: ['Breakfast', 'Lunch'], meetingPoint: 'Pier 3' },
    revision: 0,
  });
});
afterAll(() => world.close());

const at = (id: string, language = 'de') => `/operator/spots/${id}/texts/${language}`;
const read = async (id: string, language = 'de') =>
  (await owner.get(at(id, language))).body as SpotTranslation;
const textOf = (translation: SpotTranslation, name: string) =>
  translation.fields.find((field) => field.name === name);

async function translate(id: string, texts: Record<string, string>, state = 'published') {
  const { revision } = await read(id);
  return owner.put(at(id), { texts, state, revision });
}

describe("a destination's texts in another language", () => {
  it('are empty at first, beside everything that can be translated', async () => {
    const translation = await read(spot._id);
    expect(translation).toMatchObject({ language: 'de', state: null, revision: 0 });
    expect(translation.fields.map(({ name }) => name)).toEqual([
      'spot',
      'location',
      'description',
      'included.0',
      'included.1',
      'meetingPoint',
    ]);
    expect(textOf(translation, 'spot')).toEqual({
      name: 'spot',
      original: 'Lisbon',
      text: '',
      changed: false,
    });
  });

  it('are shown once they are published; otherwise the originals, with their language', async () => {
    const shown = async (query = '?language=de') =>
      (await world.anonymous.get(`/allSpots/${spot._id}${query}`)).body as Spot;
    expect(await shown()).toMatchObject({ spot: 'Lisbon', textLanguage: 'en' });
    expect(await shown('')).not.toHaveProperty('textLanguage');
    expect(await shown('?language=en')).not.toHaveProperty('textLanguage');

    const drafted = await translate(spot._id, { spot: 'Lissabon' }, 'draft');
    expect([drafted.status, drafted.body]).toMatchObject([200, { state: 'draft', revision: 1 }]);
    expect(await shown()).toMatchObject({ spot: 'Lisbon' });

    const texts = { spot: 'Lissabon', 'included.0': 'Frühstück', 'included.1': '' };
    expect((await translate(spot._id, texts)).status).toBe(200);
    expect(await shown()).toMatchObject({
      spot: 'Lissabon',
      location: 'Alfama',
      textLanguage: 'de',
      details: { included: ['Frühstück', 'Lunch'], meetingPoint: 'Pier 3' },
    });
    expect(await shown('')).toMatchObject({ spot: 'Lisbon', details: { included: ['Breakfast', 'Lunch'] } }); // prettier-ignore
    expect(await shown('?language=fr')).toMatchObject({ spot: 'Lisbon', textLanguage: 'en' });
    const { body: list } = await world.anonymous.get('/allSpots?language=de');
    expect((list as Spot[]).map((one) => one.spot)).toContain('Lissabon');
    const { body: audit } = await owner.get('/audit');
    expect(audit[0]).toMatchObject({
      action: 'spot_texts_changed',
      subjectId: spot._id,
      detail: { language: 'de', state: 'published', revision: 2 },
    });
  });

  it('are found by their words, once the job has read them', async () => {
    const found = async (search: string, language = 'de') => {
      const query = new URLSearchParams({ search, language }).toString();
      const { body } = await world.anonymous.get(`/allSpots?${query}`);
      return (body as Spot[]).map((one) => one.spot);
    };
    await world.runJob('refresh-search');
    expect(await found('lissabon')).toEqual(['Lissabon']);
    expect(await found('reise nach lissabon')).toEqual(['Lissabon']);
    expect(await found('lissabon', 'fr')).toEqual(['Lisbon']);
    const { body } = await world.anonymous.get('/allSpots/suggestions?search=lissabon&language=de');
    expect(body).toMatchObject([{ kind: 'spot', label: 'Lissabon', spotId: spot._id }]);
  });

  it('are to check when the original changes, and an outdated entry of a list isn’t shown', async () => {
    await owner.put(`/operator/spots/${spot._id}/details`, {
      details: { included: ['Dinner', 'Lunch'], meetingPoint: 'Pier 3' },
      revision: 1,
    });
    const translation = await read(spot._id);
    expect(textOf(translation, 'included.0')).toMatchObject({ original: 'Dinner', text: 'Frühstück', changed: true }); // prettier-ignore
    expect(textOf(translation, 'spot')).toMatchObject({ changed: false });
    const { body } = await world.anonymous.get(`/allSpots/${spot._id}?language=de`);
    expect(body).toMatchObject({ spot: 'Lissabon', details: { included: ['Dinner', 'Lunch'] } });
    const { body: rows } = await owner.get('/operator/texts?language=de&state=toCheck');
    expect(rows).toMatchObject([{ _id: spot._id, state: 'toCheck', changed: 1, translated: 2 }]);
    await translate(spot._id, { spot: 'Lissabon', 'included.0': 'Abendessen' });
    expect((await owner.get('/operator/texts?language=de&state=toCheck')).body).toEqual([]);
  });

  it('have the names of seasons, which stay translated when their order changes', async () => {
    const { _id: id } = await addSpot(owner, { spot: 'Faro' });
    const season = (label: string, year: number, month: string) => {
      return { label, from: `${year}-${month}-01`, to: `${year}-${month}-20`, percent: 150 };
    };
    const summers = [season('Summer', 2090, '07'), season('Summer', 2091, '07')];
    const prices = async (seasons: object[], revision: number) => {
      const path = `/operator/spots/${id}/prices`;
      return (await owner.put(path, { prices: { ...USUAL_PRICE_RULES, seasons }, revision }))
        .status;
    };
    expect(await prices(summers, 0)).toBe(200);
    expect(textOf(await read(id), 'season.0')).toMatchObject({ original: 'Summer', text: '' });
    expect((await read(id)).fields.map(({ name }) => name)).not.toContain('season.1');
    expect((await translate(id, { spot: 'Faro', 'season.0': 'Sommer' })).status).toBe(200);
    const shown = async () => {
      const { body } = await world.anonymous.get(`/allSpots/${id}?language=de`);
      const { originals, prices: rules } = body as Spot;
      return [rules?.seasons?.map(({ label }) => label), originals?.names];
    };
    expect(await shown()).toEqual([['Sommer', 'Sommer'], expect.not.arrayContaining(['season.0'])]);

    expect(await prices([season('Easter', 2090, '04'), ...summers], 1)).toBe(200);
    expect(await shown()).toEqual([
      ['Easter', 'Sommer', 'Sommer'],
      expect.arrayContaining(['season.0']),
    ]);
    expect(textOf(await read(id), 'season.0')).toMatchObject({ original: 'Easter', changed: true });
    const { body: file } = await owner.get('/operator/texts.csv?language=de');
    expect(String(file)).toContain(`"${id}","Faro","season.1","Summer"`);
    const tooLong = await translate(id, { 'season.0': 'x'.repeat(41) });
    expect([tooLong.status, tooLong.body.field]).toEqual([400, 'texts.season.0']);
  });

  it('are never overwritten unseen', async () => {
    const { status, body } = await owner.put(at(spot._id), {
      texts: {},
      state: 'draft',
      revision: 0,
    });
    expect([status, body.code]).toEqual([409, 'revision_changed']);
  });

  it('come back with a destination from the archive', async () => {
    const { _id: id } = await addSpot(owner, { spot: 'Porto' });
    await translate(id, { spot: 'Hafenstadt' });
    expect((await owner.post(`/operator/spots/${id}/archive`, { reason: 'Winter' })).status).toBe(200); // prettier-ignore
    expect((await owner.get(at(id))).status).toBe(404);
    expect((await owner.post(`/operator/spots/${id}/restore`)).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'published', revision: 1 });
    expect(textOf(await read(id), 'spot')?.text).toBe('Hafenstadt');
  });

  it.each([
    [{ texts: { nothing: 'x' }, state: 'draft' }, 'texts.nothing'],
    [{ texts: { spot: 'x'.repeat(121) }, state: 'draft' }, 'texts.spot'],
    [{ texts: { spot: 'x' }, state: 'gone' }, 'state'],
  ])('are refused if they are wrong: %o', async (body, field) => {
    const { revision } = await read(spot._id);
    const refused = await owner.put(at(spot._id), { ...body, revision });
    expect([refused.status, refused.body]).toMatchObject([400, { code: 'invalid_input', field }]);
  });

  it('must be in another language of the site, for a destination that is online', async () => {
    expect((await owner.get(at(spot._id, 'es'))).body.code).toBe('not_built');
    expect((await owner.get(at(spot._id, 'en'))).body).toMatchObject({ code: 'invalid_input', field: 'language' }); // prettier-ignore
    expect((await owner.get(at(spot._id, 'xx'))).status).toBe(400);
    expect((await owner.get(at('nowhere'))).status).toBe(404);
    const body = { texts: {}, state: 'draft', revision: 0 };
    expect((await owner.put(at('nowhere'), body)).status).toBe(404);
    for (const path of [`/allSpots/${spot._id}`, '/allSpots', '/allSpots/facets']) {
      const { status, body: problem } = await world.anonymous.get(`${path}?language=es`);
      expect([path, status, problem]).toMatchObject([path, 400, { field: 'language' }]);
    }
  });

  it('require the permission to change destinations', async () => {
    const traveler = await world.createTraveler();
    const member = await world.createTraveler();
    await makeMember(world, member, 'staff');
    const body = { texts: {}, state: 'draft', revision: 0 };
    const rows = [{ id: spot._id, name: 'spot', text: 'x' }];
    const imported = { language: 'de', rows, state: 'draft', apply: true };
    for (const [who, status] of [
      [world.anonymous, 401],
      [traveler, 403],
      [member, 403],
    ] as const) {
      expect((await who.get(at(spot._id))).status).toBe(status);
      expect((await who.put(at(spot._id), body)).status).toBe(status);
      expect((await who.get('/operator/texts?language=de')).status).toBe(status);
      expect((await who.get('/operator/texts.csv?language=de')).status).toBe(status);
      expect((await who.post('/operator/texts/import', imported)).status).toBe(status);
    }
  });
});

describe("a translator's file", () => {
  const send = (rows: object[], apply: boolean) =>
    owner.post('/operator/texts/import', { language: 'fr', rows, state: 'published', apply });

  it('has every text, and first shows what it would change', async () => {
    const { body: file } = await owner.get('/operator/texts.csv?language=fr');
    expect(String(file)).toContain(`"${spot._id}","Lisbon","spot","Lisbon","",""`);
    const rows = [
      { id: spot._id, name: 'spot', text: 'Lisbonne' },
      { id: spot._id, name: 'location', text: '' },
      { id: spot._id, name: 'nothing', text: 'x' },
      { id: 'nowhere', name: 'spot', text: 'x' },
    ];
    const preview = await send(rows, false);
    const of = { id: spot._id, spot: 'Lisbon', name: 'spot', changed: false };
    const change = { ...of, before: '', after: 'Lisbonne' };
    const refused = [
      { row: 2, code: 'unknown_text', reason: 'is not a text of this destination' },
      { row: 3, code: 'unknown', reason: 'does not name a destination' },
    ];
    expect([preview.status, preview.body]).toEqual([200, { changes: [change], refused }]);
    expect(await read(spot._id, 'fr')).toMatchObject({ revision: 0 });

    expect((await send(rows, true)).body).toEqual({ changes: [change], refused });
    expect(textOf(await read(spot._id, 'fr'), 'spot')?.text).toBe('Lisbonne');
    expect((await send(rows, true)).body).toEqual({ changes: [], refused });
    expect(await read(spot._id, 'fr')).toMatchObject({ revision: 1, state: 'published' });
  });

  it('is refused row by row, whatever it contains', async () => {
    const rows = [
      { id: spot._id, name: 'location', text: 'Lisbonne' },
      { id: spot._id, name: 'location', text: 'Lisboa' },
      { id: spot._id, name: 'meetingPoint', text: 'x'.repeat(20_000) },
      { id: 'x'.repeat(300), name: 'spot', text: 'x' },
      { id: '', name: '', text: 'x' },
      { id: spot._id, name: 'constructor', text: 'x' },
      { id: spot._id, name: '__proto__', text: 'x' },
    ];
    const { body, status } = await send(rows, false);
    expect([status, body.changes, body.refused]).toMatchObject([
      200,
      [{ name: 'location', after: 'Lisbonne' }],
      [
        { row: 1, code: 'repeated' },
        { row: 2, code: 'too_long', most: expect.any(Number) },
        { row: 3, code: 'unknown' },
        { row: 4, code: 'unknown' },
        { row: 5, code: 'unknown_text' },
        { row: 6, code: 'unknown_text' },
      ],
    ]);
    for (const text of ['x'.repeat(20_001), 'a\u0000b', 5])
      expect((await send([{ id: spot._id, name: 'spot', text }], false)).status).toBe(400);
    expect((await send([], false)).status).toBe(400);
  });

  it('marks a translation of a former original to be checked', async () => {
    const bay = await addSpot(owner, { spot: 'Quiet Bay' });
    const putDetails = (meetingPoint: string, revision: number) =>
      owner.put(`/operator/spots/${bay._id}/details`, { details: { meetingPoint }, revision });
    await putDetails('Pier 4', 0);
    const rows = [
      { id: bay._id, name: 'spot', text: 'Baie calme', original: ' Quiet  Bay' },
      { id: bay._id, name: 'meetingPoint', text: 'Quai 3', original: 'Pier 3' },
    ];
    const { body } = await send(rows, true);
    expect(body.changes).toMatchObject([
      { name: 'spot', changed: false },
      { name: 'meetingPoint', changed: true },
    ]);
    const after = await read(bay._id, 'fr');
    expect(textOf(after, 'spot')).toMatchObject({ text: 'Baie calme', changed: false });
    expect(textOf(after, 'meetingPoint')).toMatchObject({ text: 'Quai 3', changed: true });
    const shown = await world.anonymous.get(`/allSpots/${bay._id}?language=fr`);
    expect(shown.body).toMatchObject({ spot: 'Baie calme', details: { meetingPoint: 'Pier 4' } });
    await putDetails('Pier 3', 1);
    expect(textOf(await read(bay._id, 'fr'), 'meetingPoint')?.changed).toBe(false);
  });
});

describe('the list of translations', () => {
  it('contains each destination once, over all pages', async () => {
    for (let index = 0; index < 55; index += 1) await addSpot(owner, { spot: `Place ${index}` });
    const seen: string[] = [];
    let next: string | undefined = '/operator/texts?language=fr&state=missing';
    while (next !== undefined) {
      const { body, headers } = await owner.get(next);
      const rows = body as TextsRow[];
      seen.push(...rows.map(({ _id }) => _id));
      next = /<\/api([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(55);
    expect(seen).not.toContain(spot._id);
  });

  it('is searched by names, places and countries, and distinguishes complete translations from others', async () => {
    const listed = async (query: string) => {
      const { body } = await owner.get(`/operator/texts?language=de&${query}`);
      return (body as TextsRow[]).map((row) => [row.spot, row.state]);
    };
    expect(await listed('q=alfama')).toEqual([['Lisbon', 'partly']]);
    expect(await listed('q=portugal%20lisbon&state=partly')).toEqual([['Lisbon', 'partly']]);
    expect(await listed('q=lisbon&state=published')).toEqual([]);
    expect(await listed('q=nowhere')).toEqual([]);
    const { fields } = await read(spot._id);
    await translate(spot._id, Object.fromEntries(fields.map(({ name }) => [name, 'x'])));
    expect(await listed('q=lisbon')).toEqual([['Lisbon', 'published']]);
  });
});
