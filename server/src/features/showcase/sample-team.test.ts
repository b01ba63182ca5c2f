import type { TeamMember } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';

const LANGUAGES = ['de', 'es', 'fr', 'ar'];

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ env: { SEED: 'demo', LANGUAGES: `en,${LANGUAGES.join(',')}` } });
});
afterAll(() => world.close());

const team = async (query = '') =>
  (await world.anonymous.get(`/team${query}`)).body as TeamMember[];

it.each(LANGUAGES)('shows the demonstration’s team in another language: %s', async (language) => {
  const originals = await team();
  const translated = await team(`?language=${language}`);
  expect(translated).toHaveLength(originals.length);
  for (const [index, member] of translated.entries()) {
    const original = originals[index];
    expect(member).toMatchObject({
      id: original?.id,
      name: original?.name,
      textLanguage: language,
    });
    expect(member.post).not.toBe(original?.post);
    expect(member.quote).not.toBe(original?.quote);
    expect(member.expertise).toHaveLength(original?.expertise.length ?? 0);
    expect(original).not.toHaveProperty('textLanguage');
  }
});

it('shows a sample entirely in English if a part of it isn’t translated', async () => {
  await world.db.sql.query(
    "update setting_texts set texts = texts - '0.quote' where key = 'site.team' and language = 'de'",
  );
  await world.context.invalidate('settings');
  const [original] = await team();
  const [first, second] = await team('?language=de');
  expect(first).toEqual({ ...original, textLanguage: 'en' });
  expect(second?.textLanguage).toBe('de');
});
