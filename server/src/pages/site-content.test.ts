import { SETTING_KEYS, SETTINGS } from '@wayfarer/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import type { TestPerson } from '../test/people.ts';
import { halves } from '../test/pictures/corpus.ts';
import { upload } from '../test/pictures/uploading.ts';
import type { PageRenderer } from './page-renderer.ts';

/** In place of the web build, shows the agency's details. */
const renderer: PageRenderer = {
  csp: { scriptHashes: [], styleHashes: ["'sha256-usual'"] },
  pages: ['/', '/unkept'].map((path) => ({ path, query: {}, unkept: path === '/unkept' })),
  sitemap: {
    listed: ['/', '/services/hotels', '/services/flights', '/terms'],
    destination: (id) => id,
  },
  refused: [],
  render: ({ config, brandColor }) =>
    Promise.resolve({
      status: 200,
      html: JSON.stringify({ ...config, brandColor }),
      styleHashes: brandColor === '' ? [] : [`'sha256-${brandColor}'`],
    }),
};

let world: TestApp;
let owner: TestPerson;
beforeAll(async () => {
  world = await createTestApp({ renderer, env: { CONTACT_PHONE: '+1 207 555 0100' } });
  owner = await world.createAdministrator();
});
afterAll(() => world.close());

const get = (url: string) => world.app.inject({ url, headers: { accept: 'text/html' } });
const put = async (key: string, value: unknown) => {
  const { body } = await owner.get('/operator/settings');
  const found = (body as { key: string; revision: number }[]).find((one) => one.key === key);
  const saved = await owner.put(`/operator/settings/${key}`, {
    value,
    revision: found?.revision ?? 0,
  });
  expect(saved.status).toBe(200);
};

it('shows the logo as small as the header needs it', async () => {
  const { body: logo } = await upload(world, owner, await halves(1200, 300));
  await put('agency.logoPicture', { url: logo.url, width: 1200, height: 300 });
  const { site } = JSON.parse((await get('/')).body) as { site: { logo: unknown } };
  const src = logo.url.replace('-1200.', '-480.');
  expect(site.logo).toMatchObject({ src, width: 144, height: 36 });
  await put('agency.logoPicture', '');
});

it('shows nothing of an agency that has set nothing, except for the texts of a demonstration', async () => {
  // the menu's entries are names of screens, not claims
  const said = SETTING_KEYS.filter((key) => key.startsWith('site.') && key !== 'site.menu')
    .map((key) => SETTINGS[key].default)
    .filter((value) => typeof value !== 'boolean' && String(value) !== '');
  expect(said).toEqual([]);
  const { site, contact } = JSON.parse((await get('/')).body) as Record<string, object>;
  expect(site).toMatchObject({
    name: 'Wayfarer',
    heroTitle: world.context.config.settingDefaults['site.heroTitle'],
  });
  expect(contact).toEqual({ email: 'journeys@example.com', phone: '+1 207 555 0100' });
});

it('shows what the agency has set on the next page, in its color, and nothing else', async () => {
  await get('/');
  await put('agency.name', 'Blue Journeys');
  await put('agency.phone', '+1 207 555 0199');
  await put('agency.whatsapp', '+351 912 345 678');
  await put('site.story', 'One.\n\n  Two\nlines.\n\n\n');
  await put('site.brandColor', '#0F5C6B');
  for (const path of ['/', '/unkept']) {
    const { body, headers } = await get(path);
    expect(JSON.parse(body)).toMatchObject({
      site: { name: 'Blue Journeys', story: ['One.', 'Two\nlines.'] },
      contact: { phone: '+1 207 555 0199', whatsapp: '+351 912 345 678' },
      brandColor: '#0f5c6b',
    });
    expect(headers['content-security-policy']).toContain(
      "style-src 'self' 'sha256-usual' 'sha256-#0f5c6b'",
    );
    expect(body).not.toContain(owner.uid);
  }
});

it('removes a color, and with it what the policy allows', async () => {
  await put('site.brandColor', '');
  const { headers } = await get('/');
  expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-usual';");
});

it.each([
  ['site.brandColor', 'red'],
  ['site.brandColor', '#0f5c6b;}*{}'],
  ['site.services', ['hotels', 'hotels']],
  ['site.services', ['moon']],
  ['site.socials', [{ name: 'X', url: 'javascript:alert(1)' }]],
  ['site.heroFigures', [{ value: '', label: 'countries' }]],
  ['site.team', [{ name: 'Ada', post: '', mail: 'no address', quote: '', expertise: '' }]],
])('%s refuses %j [attack script and style in the agency’s texts]', async (key, value) => {
  const refused = await owner.put(`/operator/settings/${key}`, { value, revision: 0 });
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
});

it('contains rates of other currencies only if the agency has set some', async () => {
  const ratesOn = async (path: string) =>
    (JSON.parse((await get(path)).body) as { rates?: unknown }).rates;
  expect(await ratesOn('/')).toBeUndefined();
  const rates = [{ currency: 'EUR', perUnit: 0.92 }];
  await put('site.currencyRates', { base: 'usd', asOf: '2026-11-26', rates });
  expect(await ratesOn('/')).toEqual({ asOf: '2026-11-26', perUnit: { eur: 0.92 } });
  // from before the site's currency was changed, without a rate for the new currency
  await put('site.currencyRates', { base: 'gbp', asOf: '2026-11-26', rates });
  expect(await ratesOn('/')).toBeUndefined();
  await put('site.currencyRates', '');
  expect(await ratesOn('/')).toBeUndefined();
});

it.each([
  [{ base: 'usd', asOf: '2026-11-26', rates: [{ currency: 'euro', perUnit: 1 }] }],
  [{ base: 'usd', asOf: 'yesterday', rates: [{ currency: 'eur', perUnit: 1 }] }],
  [{ base: 'usd', asOf: '2026-11-26', rates: [{ currency: 'eur', perUnit: -1 }] }],
  [{ base: 'usd', asOf: '2026-11-26', rates: [] }],
  ['EUR 0.92'],
])('refuses invalid rates: %j', async (value) => {
  const { body: settings } = await owner.get('/operator/settings');
  const found = (settings as { key: string; revision: number }[]).find(
    ({ key }) => key === 'site.currencyRates',
  );
  const { status, body } = await owner.put('/operator/settings/site.currencyRates', {
    value,
    revision: found?.revision ?? 0,
  });
  expect([status, body.code, body.field]).toEqual([400, 'invalid_input', 'value']);
});

it('says how trips are paid for, once the agency has set it', async () => {
  const shown = async () => (JSON.parse((await get('/')).body) as { plan?: unknown }).plan;
  expect(await shown()).toBeUndefined();
  const plan = { now: { percent: 30 }, balanceDays: 30 };
  await put('money.plan', plan);
  expect(await shown()).toEqual(plan);
});

it('lists only the pages of services that the agency offers, an hour later at most', async () => {
  const listed = async () => (await get('/sitemap.xml')).body;
  expect(await listed()).toContain('/services/flights<');
  await put('site.services', ['hotels']);
  world.clock.advance(2 * 3_600_000); // files for crawlers are rebuilt after an hour, not after a change
  await expect.poll(listed).not.toContain('/services/flights');
  expect(await listed()).toContain('/services/hotels<');
});
