import type { Setting, SettingKey } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { TestPerson } from '../../test/people.ts';
import { halves } from '../../test/pictures/corpus.ts';
import { deleteIdlePictures } from '../pictures/index.ts';
import { served, upload } from '../../test/pictures/uploading.ts';

let world: TestApp;
let owner: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
  other = await world.createAdministrator();
});
afterAll(() => world.close());

const pictureOf = async (person: TestPerson, width: number, height: number) =>
  (await upload(world, person, await halves(width, height))).body;
const put = async (key: SettingKey, value: unknown, by = owner) => {
  const { body } = await by.get('/operator/settings');
  const { revision = 0 } = (body as Setting[]).find((one) => one.key === key) ?? {};
  return by.put(`/operator/settings/${key}`, { value, revision });
};
const cleaned = async () => {
  // a day later; moving the clock would sign everyone out
  await world.db.sql.query(
    'update pictures set idle_since = to_timestamp(0) where idle_since is not null',
  );
  await deleteIdlePictures(world.context);
};
const statusOf = async (url: string) => (await served(world, url)).status;

it('keeps the logo as long as it is shown, in its real size, and no longer', async () => {
  const logo = await pictureOf(owner, 400, 100);
  const set = await put('agency.logoPicture', { url: logo.url, width: 1, height: 9 });
  expect([set.status, set.body.value]).toEqual([200, { url: logo.url, width: 400, height: 100 }]);
  await cleaned();
  expect(await statusOf(logo.url)).toBe(200);

  // someone else can save the value without changing the picture
  const kept = await put('agency.logoPicture', { url: logo.url, width: 400, height: 100 }, other);
  expect(kept.status).toBe(200);
  const next = await pictureOf(other, 300, 300);
  const size = { width: 300, height: 300 };
  expect((await put('agency.logoPicture', { url: next.url, ...size }, other)).status).toBe(200);
  await cleaned();
  expect([await statusOf(logo.url), await statusOf(next.url)]).toEqual([404, 200]);

  // the picture of this value from the history was deleted for good
  const again = await put('agency.logoPicture', set.body.value);
  expect([again.status, again.body]).toMatchObject([400, { field: 'value' }]);
  expect((await put('agency.logoPicture', '')).body).toMatchObject({ value: '' });
  await cleaned();
  expect(await statusOf(next.url)).toBe(404);
});

it('shows no picture of someone else, and none from another site', async () => {
  const foreign = await pictureOf(other, 64, 64);
  for (const url of [
    foreign.url,
    'https://example.com/logo.png',
    '/media/pictures/0123456789abcdef-64.webp',
    foreign.url.replace('-64.', '-32.'),
  ]) {
    const refused = await put('agency.logoPicture', { url, width: 64, height: 64 });
    expect([refused.status, refused.body]).toMatchObject([400, { field: 'value' }]);
  }
  expect((await put('agency.logoPicture', foreign.url)).status).toBe(400);
});

it('shows the portraits of the team in the smallest size, and keeps them', async () => {
  const face = await pictureOf(owner, 800, 800);
  const nadia = { name: 'Nadia', post: '', mail: '', quote: '', expertise: '', portrait: face.url };
  expect((await put('site.team', [nadia, { ...nadia, name: 'Twin' }])).status).toBe(200);
  const { body } = await world.anonymous.get('/team');
  const small = face.url.replace('-800.', '-480.');
  expect(body).toMatchObject([
    { name: 'Nadia', img: small },
    { name: 'Twin', img: small },
  ]);
  await cleaned();
  expect(await statusOf(small)).toBe(200);
  // a value from before members had portraits
  const { portrait: _none, ...before } = nadia;
  expect((await put('site.team', [before])).body.value).toEqual([{ ...nadia, portrait: '' }]);
  await cleaned();
  expect(await statusOf(small)).toBe(404);
});

it('keeps the pictures of Home and of the tour as long as they are shown', async () => {
  const wide = await pictureOf(owner, 1600, 400);
  const step = await pictureOf(owner, 640, 480);
  const hero = { url: wide.url, width: 1600, height: 400 };
  expect((await put('site.heroPicture', { ...hero, width: 1 })).body.value).toEqual(hero);
  const tour = [{ title: 'Sail', text: 'Lunch is on board.', picture: step.url }];
  expect((await put('site.tour', tour)).body.value).toEqual(tour);
  await cleaned();
  expect([await statusOf(wide.url), await statusOf(step.url)]).toEqual([200, 200]);
  await put('site.heroPicture', '');
  await put('site.tour', []);
  await cleaned();
  expect([await statusOf(wide.url), await statusOf(step.url)]).toEqual([404, 404]);
  const foreign = await pictureOf(other, 640, 480);
  const refused = await put('site.tour', [{ ...tour[0], picture: foreign.url }]);
  expect([refused.status, refused.body]).toMatchObject([400, { field: 'value' }]);
});
