import { screen } from '@testing-library/react';
import { LEGAL_PAGES } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { createStore } from '../../api/store.ts';
import { DEMO_SITE } from '../../test/demo-site.ts';
import { fakeApi, ok } from '../../test/fake-api.ts';
import { renderScreen, TEST_CONFIG } from '../../test/render.tsx';
import { page as cookies } from './legal/cookies-page.tsx';
import { page as imprint } from './legal/imprint-page.tsx';
import { page as privacy } from './legal/privacy-page.tsx';
import { page as service } from './services/service-page.tsx';
import { services } from './services/services.ts';
import { page as terms } from './legal/terms-page.tsx';

describe('the services', () => {
  it.each(services.map((one) => [one.slug, one] as const))(
    '%s has a page with its own text',
    (slug, { title, intro, steps }) => {
      renderScreen(<service.Component />, { at: `/services/${slug}` });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByText(intro)).toBeVisible();
      expect(screen.getAllByRole('listitem')).toHaveLength(steps.length);
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'true');
    },
  );

  it('have their own titles, descriptions and canonical addresses, in any letter case', () => {
    const state = createStore({}).getState();
    const metas = services.map(({ slug }) =>
      service.meta({
        params: {},
        url: new URL(`http://x/Services/${slug.toUpperCase()}`),
        state,
        config: TEST_CONFIG,
      }),
    );
    expect(metas.map(({ canonical }) => canonical)).toEqual(
      services.map(({ slug }) => `/services/${slug}`),
    );
    expect(new Set(metas.map(({ title }) => title)).size).toBe(services.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(services.length);
  });
});

describe('the legal pages', () => {
  const written = (text: string) => {
    const pages = LEGAL_PAGES.map((name) => [`GET /legalTexts/${name}`, () => ok({ text })]);
    return fakeApi(Object.fromEntries(pages)).api;
  };

  it('Cookies lists every entry that the product stores in a browser', async () => {
    renderScreen(<cookies.Component />, { api: written('') });
    await screen.findByRole('heading', { level: 1, name: 'Cookies' });
    for (const name of [
      'identity_flow',
      'theme',
      'session',
      'signed-out',
      'booking-draft',
      'typed-input',
      'react-router-scroll-positions',
      'firebaseLocalStorageDb',
      'firebase-heartbeat-database',
    ]) {
      expect(screen.getByText(new RegExp(`^${name}[:,]|named ${name}`))).toBeVisible();
    }
  });

  it.each([
    [
      'Privacy',
      privacy,
      /Destinations you added stay in the catalog with their pictures, but without your name/,
    ],
    ['Terms', terms, /A trip lasts from 1 to 30 days/],
    ['Cookies', cookies, /^theme: whether you chose/],
  ])(
    '%s describes what the product really does, with a linked table of contents',
    async (title, page, truth) => {
      renderScreen(<page.Component />, { api: written('') });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByText(truth)).toBeVisible();
      const targets = screen
        .getAllByRole('link')
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('#'));
      expect(targets.length).toBeGreaterThan(4);
      for (const target of targets) expect(document.querySelector(target)).not.toBeNull();
    },
  );

  it('use the agency’s own text if there is one, without markup', async () => {
    renderScreen(<privacy.Component />, {
      api: written('We keep it short.\n\n## Who we are\n- <b>Blue Journeys</b>\n- Porto'),
    });
    expect(await screen.findByText('We keep it short.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Who we are' })).toHaveAttribute('href', '#who-we-are');
    expect(screen.getByText('<b>Blue Journeys</b>')).toBeVisible();
    expect(screen.queryByText(/When you just browse|Who is responsible/)).not.toBeInTheDocument();
  });

  it('include an imprint only if the agency has one', async () => {
    const first = renderScreen(<imprint.Component />, { api: written('') });
    expect(screen.getByRole('heading', { level: 1, name: 'There is no imprint' })).toBeVisible();
    first.unmount();
    const site = { ...DEMO_SITE, hasImprint: true };
    renderScreen(<imprint.Component />, { api: written('Blue Journeys, Porto'), config: { site } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
    expect(screen.getByText('Blue Journeys, Porto')).toBeVisible();
  });
});
