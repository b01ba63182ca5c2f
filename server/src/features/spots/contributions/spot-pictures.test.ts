import type { OwnSpot, ShownPicture, Spot, Submission } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { spotInput } from '../../../test/factories.ts';
import { signInTraveler, type TestPerson } from '../../../test/people.ts';
import { halves } from '../../../test/pictures/corpus.ts';
import { served, upload } from '../../../test/pictures/uploading.ts';

let world: TestApp;
let owner: TestPerson;
let stranger: TestPerson;
let administrator: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  [owner, stranger] = [await world.createTraveler(), await world.createTraveler()];
  administrator = await world.createAdministrator();
});
afterAll(() => world.close());

const NONE = { _id: '' };
const DAY_MS = 24 * 60 * 60_000;
let taken = 0;
const photograph = async (person: TestPerson) => {
  taken += 1;
  return (await upload(world, person, await halves(100 + 2 * taken, 80))).body;
};
const photographs = async (person: TestPerson, count: number) => {
  const all = [];
  while (all.length < count) all.push(await photograph(person));
  return all;
};
const named = (pictures: readonly { _id: string }[]) =>
  pictures.map(({ _id: id }, at) => ({ id, alt: `Picture ${at + 1}` }));
let added = 0;
const input = (changes: object = {}) => {
  added += 1;
  return { ...spotInput({ spot: `Bay with pictures ${added}` }), ...changes };
};
const add = async (person: TestPerson, count: number) => {
  const pictures = await photographs(person, count);
  const { body } = await person.post('/allSpots', input({ pictures: named(pictures) }));
  return { spot: body as OwnSpot, pictures };
};
const read = async ({ _id }: { _id: string }) =>
  (await world.anonymous.get(`/allSpots/${_id}`)).body as Spot;
const idsOf = ({ pictures = [] }: { pictures?: ShownPicture[] | undefined }) =>
  pictures.map(({ _id }) => _id);
const day = async () => {
  world.clock.advance(DAY_MS + 1000);
  await world.runJob('delete-idle-pictures');
  // everyone's token has expired
  const again = ({ email }: TestPerson) => signInTraveler(world.app, email);
  owner = await again(owner);
  stranger = await again(stranger);
  administrator = await again(administrator);
};

describe('a destination with pictures', () => {
  it('shows them in order, and the first as its cover', async () => {
    const [first, second] = await photographs(owner, 2);
    const pictures = [
      { id: second?._id, alt: ' The bay at dawn ', credit: 'Ada' },
      { id: first?._id },
    ];
    const { status, body } = await owner.post('/allSpots', input({ pictures }));
    expect([status, body.image, body.imagePlaceholder]).toEqual([
      201,
      second?.url,
      second?.placeholder,
    ]);
    expect((await read(body)).pictures).toEqual([
      { ...second, widths: [second?.width], alt: 'The bay at dawn', credit: 'Ada' },
      { ...first, widths: [first?.width], alt: '', credit: '' },
    ]);
    const { body: own } = await owner.get(`/allSpotsById?email=${owner.email}`);
    const mine = (own as OwnSpot[]).find(({ _id }) => _id === body._id);
    expect(idsOf(mine ?? {})).toEqual([second?._id, first?._id]);
  });

  it('has at most eight, each once, and only uploaded ones of its author [attack pictures of others]', async () => {
    const [mine] = await photographs(owner, 1);
    const [theirs] = await photographs(stranger, 1);
    const refused = async (pictures: readonly object[]) => {
      const { status, body } = await owner.post('/allSpots', input({ pictures }));
      return [status, body.code, body.field];
    };
    const id = mine?._id;
    const invalid = [400, 'invalid_input'];
    expect(await refused(Array.from({ length: 9 }, () => ({ id })))).toEqual([...invalid, 'pictures']); // prettier-ignore
    expect(await refused([{ id }, { id }])).toEqual([...invalid, 'pictures']);
    expect(await refused([{ id }, { id: theirs?._id }])).toEqual([...invalid, 'pictures.1.id']);
    expect(await refused([{ id: 'unknown' }])).toEqual([...invalid, 'pictures.0.id']);
    expect(await refused([{ id, alt: 'x'.repeat(201) }])).toEqual([...invalid, 'pictures.0.alt']);
    const stolen = input({ image: theirs?.url });
    expect((await owner.post('/allSpots', stolen)).body).toMatchObject({ field: 'image' });
  });

  it('keeps them if a client that knows no pictures sends the address back', async () => {
    const { spot, pictures } = await add(owner, 2);
    const known = { ...spotInput({ spot: 'Renamed with pictures' }), image: spot.image };
    expect((await owner.put(`/allSpots/${spot._id}`, known)).status).toBe(200);
    expect(idsOf(await read(spot))).toEqual(pictures.map(({ _id }) => _id));
    const elsewhere = { ...known, image: 'https://pictures.example/a.jpg' };
    expect((await owner.put(`/allSpots/${spot._id}`, elsewhere)).status).toBe(200);
    const after = await read(spot);
    expect([after.image, after.pictures]).toEqual(['https://pictures.example/a.jpg', undefined]);
    await day();
    for (const { url } of pictures) expect((await served(world, url)).status).toBe(404);
  });

  it('releases removed ones, which are deleted a day later; the others stay', async () => {
    const { spot, pictures } = await add(owner, 3);
    const [first, second, third] = pictures;
    const changed = input({ image: spot.image, pictures: named([third ?? spot, first ?? spot]) });
    expect((await owner.put(`/allSpots/${spot._id}`, changed)).body.image).toBe(third?.url);
    await day();
    const statuses = [first, second, third].map(
      async (one) => (await served(world, one?.url ?? '')).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404, 200]);
  });

  it('is corrected by the agency with its pictures', async () => {
    const { spot, pictures } = await add(owner, 2);
    const [first, second] = pictures;
    const [own] = await photographs(administrator, 1);
    const corrected = input({
      image: spot.image,
      pictures: named([second ?? spot, own ?? spot, first ?? spot]),
    });
    expect((await administrator.put(`/allSpots/${spot._id}`, corrected)).status).toBe(200);
    expect(idsOf(await read(spot))).toEqual([second?._id, own?._id, first?._id]);
    expect((await stranger.put(`/allSpots/${spot._id}`, corrected)).status).toBe(404);
  });

  it('deletes them with itself', async () => {
    const { spot, pictures } = await add(owner, 1);
    expect((await owner.delete(`/pictures/${pictures[0]?._id}`)).status).toBe(409);
    await owner.delete(`/allSpots/${spot._id}`);
    await day();
    expect((await served(world, spot.image)).status).toBe(404);
  });
});

it('two that take the same picture at once don’t wait for each other forever', async () => {
  const both = await photographs(owner, 2);
  const answers = await Promise.all(
    [named(both), named([...both].reverse())].map((pictures) =>
      owner.post('/allSpots', input({ pictures })),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
});

describe('a deleted account', () => {
  it('keeps the pictures of places that stay, and no others', async () => {
    const leaving = await world.createTraveler();
    const { spot } = await add(leaving, 1);
    const [idle] = await photographs(leaving, 1);
    const { body } = await leaving.get('/account/export');
    expect(
      body.pictures.map(({ _id, isShown }: ShownPicture & { isShown: boolean }) => [_id, isShown]),
    ).toEqual([
      // prettier-ignore
      [idle?._id, false],
      [idsOf(await read(spot))[0], true],
    ]);
    expect((await leaving.delete(`/users/${leaving.uid}`)).status).toBe(200);
    await world.runJob('finish-deletions');
    await world.runJob('delete-idle-pictures');
    expect((await served(world, idle?.url ?? '')).status).toBe(404);
    expect((await served(world, spot.image)).status).toBe(200);
    const { rows } = await world.db.sql.query('select 1 from pictures where owner_uid = $1', [
      leaving.uid,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a change that waits for approval', () => {
  let careful: TestApp;
  let contributor: TestPerson;
  let owning: TestPerson;
  beforeAll(async () => {
    careful = await createTestApp({ env: { CONTRIBUTIONS: 'review' } });
    contributor = await careful.createTraveler();
    owning = await careful.createAdministrator();
  });
  afterAll(() => careful.close());

  const taken = async (count: number) => {
    const all = [];
    while (all.length < count)
      all.push((await upload(careful, contributor, await halves(200 + 2 * all.length, 80))).body);
    return all;
  };
  const waiting = async (id: string) => {
    const { body } = await owning.get('/operator/submissions');
    return (body as Submission[]).find(({ _id }) => _id === id);
  };
  const decide = async (id: string, decision: 'approve' | 'send_back') => {
    const { kind, version } = (await waiting(id)) ?? {};
    const body = { kind, version, decision, reason: 'Too dark' };
    return (await owning.post(`/operator/submissions/${id}/decision`, body)).status;
  };
  const shown = async (id: string) => {
    const { body } = await careful.anonymous.get(`/allSpots/${id}`);
    return [body.image, idsOf(body as Spot)];
  };

  it('shows its pictures once it is approved, and the previous ones until then', async () => {
    const [first, second, third] = await taken(3);
    const { body } = await contributor.post(
      '/allSpots',
      input({ pictures: named([first ?? NONE]) }),
    );
    const id = String(body._id);
    expect(idsOf({ pictures: (await waiting(id))?.pictures })).toEqual([first?._id]);
    expect(await decide(id, 'approve')).toBe(200);
    expect(await shown(id)).toEqual([first?.url, [first?._id]]);

    const change = input({ image: first?.url, pictures: named([second ?? NONE, first ?? NONE]) });
    const sent = await contributor.put(`/allSpots/${id}`, change);
    expect(sent.status).toBe(200);
    expect(await shown(id)).toEqual([first?.url, [first?._id]]);
    expect(idsOf({ pictures: (await waiting(id))?.pictures })).toEqual([second?._id, first?._id]);
    const { body: own } = await contributor.get('/allSpotsById');
    expect(idsOf((own as OwnSpot[])[0]?.edit ?? {})).toEqual([second?._id, first?._id]);

    expect(await decide(id, 'send_back')).toBe(200);
    const again = { ...change, pictures: named([third ?? NONE]) };
    expect((await contributor.put(`/allSpots/${id}`, again)).status).toBe(200);
    expect(await decide(id, 'approve')).toBe(200);
    expect(await shown(id)).toEqual([third?.url, [third?._id]]);

    careful.clock.advance(DAY_MS + 1000);
    await careful.runJob('delete-idle-pictures');
    const statuses = [first, second, third].map(
      async (one) => (await served(careful, one?.url ?? '')).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
  });
});
