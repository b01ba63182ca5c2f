import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import type { SettingTranslation } from '../../kit/texts/api.ts';
import { SiteTextsScreen } from './site-texts-screen.tsx';

const LANGUAGES = [
  { tag: 'en', name: 'English', prefix: '' },
  { tag: 'de', name: 'Deutsch', prefix: '/de' },
];

const WORDS: SettingTranslation[] = [
  {
    key: 'site.heroTitle',
    state: 'toCheck',
    revision: 2,
    fields: [{ name: 'text', original: 'Sail away', text: 'Leinen los', changed: true }],
    updatedAt: '2027-03-19T09:12:00.000Z',
  },
  {
    key: 'site.promises',
    state: 'missing',
    revision: 0,
    fields: [
      { name: '0.title', original: 'Honest prices', text: '', changed: false },
      { name: '0.text', original: 'No surprises.', text: '', changed: false },
    ],
    updatedAt: null,
  },
];

function show(answers: Parameters<typeof fakeApi>[0] = {}, languages = LANGUAGES) {
  const saved = ({ body }: { body?: unknown }) =>
    ok({ ...WORDS[0], ...(body as object), state: 'published', revision: 3 });
  const fake = fakeApi({
    'GET /operator/settingTexts': () => ok(WORDS),
    'PUT /operator/settings/site.heroTitle/texts/de': saved,
    'PUT /operator/settings/site.promises/texts/de': saved,
    ...answers,
  });
  const element = (
    <>
      <SiteTextsScreen />
      <ToastHost />
    </>
  );
  renderInConsole(element, {
    api: fake.api,
    user: ADA,
    at: '/admin/site-texts',
    config: { languages },
  });
  return { ...fake, person: userEvent.setup({ delay: null }) };
}

const headline = () => screen.findByRole('region', { name: 'Home: Headline' });

it('shows each original next to its translation, with those to check', async () => {
  show();
  const region = await headline();
  expect(within(region).getByText('Sail away')).toHaveAttribute('lang', 'en');
  const field = within(region).getByRole('textbox', { name: 'Headline' });
  expect(field).toHaveValue('Leinen los');
  expect(field).toHaveAttribute('lang', 'de');
  expect(within(region).getByText('The original has changed since.')).toBeVisible();
  expect(within(region).getByText('To check')).toBeVisible();
});

it('publishes typed and checked texts, but no setting without a translation', async () => {
  const { callsOf, person } = show();
  await headline();
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published')).toBeVisible();
  const [put, ...others] = callsOf('PUT');
  expect(others).toEqual([]);
  expect(put).toMatchObject({
    path: '/operator/settings/site.heroTitle/texts/de',
    body: { texts: { text: 'Leinen los' }, state: 'published', revision: 2 },
  });
  await person.type(screen.getByRole('textbox', { name: 'Promise 1' }), 'Ehrliche Preise');
  await person.click(screen.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() =>
    expect(callsOf('PUT').at(-1)).toMatchObject({
      path: '/operator/settings/site.promises/texts/de',
      body: { texts: { '0.title': 'Ehrliche Preise', '0.text': '' }, state: 'draft', revision: 0 },
    }),
  );
});

it('keeps the input if a colleague has saved in the meantime, and says so', async () => {
  const { person } = show({
    'PUT /operator/settings/site.heroTitle/texts/de': () => refused(409, 'revision_changed'),
  });
  const field = within(await headline()).getByRole('textbox');
  await person.clear(field);
  await person.type(field, 'Ablegen');
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field).toHaveValue('Ablegen');
});

it('says how to add a language if there is none', async () => {
  show({}, LANGUAGES.slice(0, 1));
  expect(await screen.findByText('Only one language')).toBeVisible();
});
