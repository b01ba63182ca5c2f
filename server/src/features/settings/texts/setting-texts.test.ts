import type { SettingTranslation } from '@wayfarer/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember, type TestPerson } from '../../../test/people.ts';
import type { PageRenderer } from '../../../pages/page-renderer.ts';

/** Replaces the web builds: shows the content that each language gets. */
const renderer: PageRenderer = {
  csp: { scriptHashes: [], styleHashes: [] },
  pages: [{ path: '/', query: {} }],
  sitemap: { listed: ['/'], destination: (id) => id },
  refused: [],
  render: ({ config }) => Promise.resolve({ status: 200, html: JSON.stringify(config.site) }),
  inLanguage: () => Promise.resolve(renderer),
};

let world: TestApp;
let owner: TestPerson;

beforeAll(async () => {
  world = await createTestApp({ renderer, env: { LANGUAGES: 'en,de,fr' } });
  owner = await world.createAdministrator();
});
afterAll(() => world.close());

async function set(key: string, value: unknown) {
  const { body } = await owner.get('/operator/settings');
  const found = (body as { key: string; revision: number }[]).find((one) => one.key === key);
  const revision = found?.revision ?? 0;
  expect((await owner.put(`/operator/settings/${key}`, { value, revision })).status).toBe(200);
}

async function read(key: string, language = 'de'): Promise<SettingTranslation> {
  const { body } = await owner.get(`/operator/settingTexts?language=${language}`);
  const found = (body as SettingTranslation[]).find((one) => one.key === key);
  if (!found) throw new Error(`${key} has no words`);
  return found;
}

const at = (key: string, language = 'de') => `/operator/settings/${key}/texts/${language}`;

async function translate(key: string, texts: Record<string, string>, state = 'published') {
  const { revision } = await read(key);
  return owner.put(at(key), { texts, state, revision });
}

interface Site {
  heroTitle: string;
  story: string[];
  promises: { title: string; text: string }[];
  included: string[];
  notice: string;
  originals?: { language: string; names: string[] };
}

async function page(url: string): Promise<Site> {
  const { body } = await world.app.inject({ url, headers: { accept: 'text/html' } });
  return JSON.parse(body) as Site;
}

describe('the words of a setting in another language', () => {
  it('are empty at first, next to the originals', async () => {
    await set('site.heroTitle', 'Sail away');
    expect(await read('site.heroTitle')).toEqual({
      key: 'site.heroTitle',
      state: 'missing',
      revision: 0,
      fields: [{ name: 'text', original: 'Sail away', text: '', changed: false }],
      updatedAt: null,
    });
  });

  it('are on the pages of the language once they are published; others name the untranslated texts', async () => {
    await set('site.story', 'One.\n\nTwo.');
    expect((await page('/de')).originals).toMatchObject({ language: 'en' });
    expect((await translate('site.heroTitle', { text: 'Leinen los' }, 'draft')).status).toBe(200);
    expect(await page('/de')).toMatchObject({ heroTitle: 'Sail away' });

    const saved = await translate('site.heroTitle', { text: 'Leinen los' });
    expect([saved.status, saved.body]).toMatchObject([200, { state: 'published', revision: 2 }]);
    const german = await page('/de');
    expect(german).toMatchObject({ heroTitle: 'Leinen los', story: ['One.', 'Two.'] });
    expect(german.originals?.names).toContain('story');
    expect(german.originals?.names).not.toContain('heroTitle');
    expect(await page('/fr')).toMatchObject({ heroTitle: 'Sail away' });
    const first = await page('/');
    expect(first).toMatchObject({ heroTitle: 'Sail away' });
    expect(first).not.toHaveProperty('originals');
    const { body: audit } = await owner.get('/audit');
    expect(audit[0]).toMatchObject({
      action: 'setting_texts_changed',
      subjectId: 'site.heroTitle',
      detail: { language: 'de', state: 'published', revision: 2 },
    });
  });

  it('are to check when the original changes, and stay until then', async () => {
    await set('site.heroTitle', 'Sail away with us');
    expect(await read('site.heroTitle')).toMatchObject({
      state: 'toCheck',
      fields: [{ text: 'Leinen los', changed: true }],
    });
    expect(await page('/de')).toMatchObject({ heroTitle: 'Leinen los' });
  });

  it('aren’t shown for a former original that travelers rely on', async () => {
    await set('site.notice', 'We reply by Monday.');
    await translate('site.notice', { text: 'Wir antworten bis Montag.' });
    expect(await page('/de')).toMatchObject({ notice: 'Wir antworten bis Montag.' });
    await set('site.notice', 'We reply by Friday.');
    const shown = await page('/de');
    expect(shown.notice).toBe('We reply by Friday.');
    expect(shown.originals?.names).toContain('notice');
  });

  it('follow an entry that has moved, and leave out one that was changed', async () => {
    const lines = [
      { title: 'Honest prices', text: 'No surprises.' },
      { title: 'Real people', text: 'We answer.' },
    ];
    await set('site.promises', lines);
    await translate('site.promises', {
      '0.title': 'Ehrliche Preise',
      '0.text': 'Keine Überraschungen.',
      '1.title': 'Echte Menschen',
      '1.text': 'Wir antworten.',
    });
    await set('site.promises', [lines[1], { ...lines[0], text: 'None at all.' }]);
    const { originals, promises } = await page('/de');
    expect(promises).toEqual([
      { title: 'Echte Menschen', text: 'Wir antworten.' },
      { title: 'Ehrliche Preise', text: 'None at all.' },
    ]);
    expect(originals?.names).toContain('promises.1.text');
    expect(originals?.names).not.toContain('promises.1.title');
  });

  it('include legal pages, which state their language', async () => {
    const legal = async (query = '') =>
      (await world.anonymous.get(`/legalTexts/imprint${query}`)).body as object;
    expect(await legal('?language=de')).toEqual({ text: '' });
    await set('legal.imprint', 'Harbor Journeys');
    expect(await legal('?language=de')).toEqual({ text: 'Harbor Journeys', textLanguage: 'en' });
    await translate('legal.imprint', { text: 'Harbor Journeys, Hamburg' });
    expect(await legal('?language=de')).toEqual({
      text: 'Harbor Journeys, Hamburg',
      textLanguage: 'de',
    });
    expect(await legal()).toEqual({ text: 'Harbor Journeys' });
  });

  it('are never overwritten unseen, and fit the setting', async () => {
    const stale = await owner.put(at('site.heroTitle'), { texts: {}, state: 'draft', revision: 0 });
    expect([stale.status, stale.body.code]).toEqual([409, 'revision_changed']);
    const { revision } = await read('site.heroTitle');
    for (const [texts, field] of [
      [{ text: 'x'.repeat(81) }, 'texts.text'],
      [{ '0.title': 'x' }, 'texts.0.title'],
    ] as const) {
      const { status, body } = await owner.put(at('site.heroTitle'), {
        texts,
        state: 'draft',
        revision,
      });
      expect([status, body]).toMatchObject([400, { code: 'invalid_input', field }]);
    }
    expect((await owner.put(at('site.brandColor'), { texts: {}, state: 'draft', revision: 0 })).status).toBe(400); // prettier-ignore
  });

  it('must be in another language of the site', async () => {
    const body = { texts: {}, state: 'draft', revision: 0 };
    expect((await owner.put(at('site.heroTitle', 'es'), body)).body.code).toBe('not_built');
    expect((await owner.put(at('site.heroTitle', 'en'), body)).body.code).toBe('invalid_input');
    expect((await owner.get('/operator/settingTexts?language=xx')).status).toBe(400);
    expect((await world.anonymous.get('/legalTexts/terms?language=es')).status).toBe(400);
  });

  it('require the permission to change the setting', async () => {
    const traveler = await world.createTraveler();
    const member = await world.createTraveler();
    await makeMember(world, member, 'staff');
    const body = { texts: {}, state: 'draft', revision: 0 };
    const rows = [{ id: 'site.heroTitle', name: 'text', text: 'x' }];
    const imported = { language: 'de', rows, state: 'draft', apply: true };
    for (const [who, status] of [
      [world.anonymous, 401],
      [traveler, 403],
      [member, 403],
    ] as const) {
      expect((await who.put(at('site.heroTitle'), body)).status).toBe(status);
      expect((await who.get('/operator/settingTexts?language=de')).status).toBe(status);
      expect((await who.get('/operator/settingTexts.csv?language=de')).status).toBe(status);
      expect((await who.post('/operator/settingTexts/import', imported)).status).toBe(status);
    }
  });
});

describe("a translator's file of the site's words", () => {
  const send = (rows: object[], apply: boolean) =>
    owner.post('/operator/settingTexts/import', {
      language: 'fr',
      rows,
      state: 'published',
      apply,
    });

  it('has every text, and first shows what it would change', async () => {
    const { body: file } = await owner.get('/operator/settingTexts.csv?language=fr');
    expect(String(file)).toContain('"site.heroTitle","text","Sail away with us","",""');
    const rows = [
      { id: 'site.heroTitle', name: 'text', text: 'Larguez les amarres' },
      { id: 'site.heroTitle', name: '3.title', text: 'x' },
      { id: 'site.brandColor', name: 'text', text: 'x' },
      { id: 'site.heroText', name: 'text', text: '' },
    ];
    const preview = await send(rows, false);
    const change = {
      id: 'site.heroTitle',
      spot: 'site.heroTitle',
      name: 'text',
      before: '',
      after: 'Larguez les amarres',
      changed: false,
    };
    expect([preview.status, preview.body]).toMatchObject([
      200,
      { changes: [change], refused: [{ row: 1 }, { row: 2 }] },
    ]);
    expect(await page('/fr')).toMatchObject({ heroTitle: 'Sail away with us' });
    expect((await send(rows.slice(0, 1), true)).body).toEqual({ changes: [change], refused: [] });
    expect(await page('/fr')).toMatchObject({ heroTitle: 'Larguez les amarres' });
    expect((await send(rows.slice(0, 1), true)).body).toEqual({ changes: [], refused: [] });
  });

  it('doesn’t update translations of former originals that it lacks', async () => {
    const lines = [
      { value: '10', label: 'people' },
      { value: '3', label: 'boats' },
    ];
    await set('site.footerFigures', lines);
    await send([{ id: 'site.footerFigures', name: '0.label', text: 'personnes' }], true);
    await set('site.footerFigures', [{ value: '10', label: 'friends' }, lines[1]]);
    await send([{ id: 'site.footerFigures', name: '1.label', text: 'bateaux' }], true);
    const former = {
      id: 'site.footerFigures',
      name: '1.label',
      text: 'navires',
      original: 'ships',
    };
    expect((await send([former, former], false)).body).toMatchObject({
      changes: [{ after: 'navires', changed: true }],
      refused: [{ row: 1, code: 'repeated' }],
    });
    const { fields, state } = await read('site.footerFigures', 'fr');
    expect(state).toBe('toCheck');
    expect(fields).toMatchObject([
      { name: '0.value' },
      { name: '0.label', text: 'personnes', changed: true },
      { name: '1.value' },
      { name: '1.label', text: 'bateaux', changed: false },
    ]);
  });
});
