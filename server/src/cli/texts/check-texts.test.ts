import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SpotTranslation } from '@wayfarer/contract/schemas';
import { loadConfig } from '../../config/config.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { TestPerson } from '../../test/people.ts';
import { addSpot } from '../../test/factories.ts';
import { checkTexts, countedTexts, toldTexts } from './check-texts.ts';

const SITE = loadConfig({ LANGUAGES: 'en,de,fr' });

let world: TestApp;
let owner: TestPerson;
beforeAll(async () => {
  world = await createTestApp({ env: { LANGUAGES: 'en,de,fr' } });
  owner = await world.createAdministrator();
});
afterAll(() => world.close());

const counted = (config = SITE) => countedTexts(world.db.orm, config);
const found = async () => checkTexts(await counted(), SITE);

async function translate(id: string, texts: Record<string, string>, state = 'published') {
  const at = `/operator/spots/${id}/texts/de`;
  const { revision } = (await owner.get(at)).body as SpotTranslation;
  expect((await owner.put(at, { texts, state, revision })).status).toBe(200);
}

it('counts the texts that travelers read in the first language, and the outdated ones', async () => {
  const spot = await addSpot(owner, { spot: 'Lisbon', location: 'Alfama' });
  const meetAt = (meetingPoint: string, revision: number) =>
    owner.put(`/operator/spots/${spot._id}/details`, { details: { meetingPoint }, revision });
  await meetAt('Pier 3', 0);
  const before = (await counted())?.find(({ language }) => language === 'de');
  const { texts } = before?.destinations ?? { texts: 0 };
  expect(before?.destinations).toEqual({ texts, missing: texts, toCheck: 0 });
  expect(texts).toBeGreaterThan(2);
  const { fields } = (await owner.get(`/operator/spots/${spot._id}/texts/de`))
    .body as SpotTranslation;
  const german = Object.fromEntries(fields.map(({ name, original }) => [name, `${original} (de)`]));

  await translate(spot._id, german, 'draft');
  expect(await found()).toMatchObject([
    {
      about: 'texts in German',
      state: 'ok',
      says: expect.stringContaining(`${texts} of ${texts}`),
    },
    { about: 'texts in French', state: 'ok' },
  ]);
  await translate(spot._id, german);
  const [done] = await found();
  expect(done?.says).toContain(`destinations: all ${texts} are translated`);

  await meetAt('Pier 4', 1);
  expect(await found()).toMatchObject([
    { about: 'texts in German', state: 'ok' },
    {
      about: 'texts in German',
      state: 'warning',
      says: '1 text is to check, because the English original has changed since',
    },
    { about: 'texts in French', state: 'ok' },
  ]);
});

it('counts the words of the site', async () => {
  const saved = await owner.put('/operator/settings/site.notice', {
    value: 'We are closed on Monday.',
    revision: 0,
  });
  expect(saved.status).toBe(200);
  const at = '/operator/settings/site.notice/texts/de';
  const words = async () => (await counted())?.map((one) => one.words.missing);
  const [german = 0, french = 0] = (await words()) ?? [];
  expect(german).toBe(french);
  const input = { texts: { text: 'Montag ist zu.' }, state: 'published', revision: 0 };
  expect((await owner.put(at, input)).status).toBe(200);
  expect(await words()).toEqual([german - 1, french]);
});

it('says nothing about a site in one language, or about counts that an older version doesn’t report', async () => {
  expect(await counted(loadConfig({ LANGUAGES: 'de' }))).toEqual([]);
  expect(checkTexts(toldTexts(undefined), SITE)).toEqual([]);
  expect(checkTexts(toldTexts(await counted()), SITE)).toEqual(await found());
});
