import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type StaffPerson } from '@wayfarer/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import * as documents from '../../../lib/device/open-address.ts';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { ConsoleFrame } from '../console-frame.tsx';
import { addressIn, rememberedLanguage, rememberLanguage } from './own-language.ts';

const LANGUAGES = [
  { tag: 'en', name: 'English', prefix: '' },
  { tag: 'de', name: 'Deutsch', prefix: '/de' },
  { tag: 'ar', name: 'العربية', prefix: '/ar' },
];
const OWNER = aStaffPerson();

const ACCOUNT = {
  _id: 'u1',
  name: 'Nadia Rahman',
  email: 'nadia@example.com',
  role: 'administrator',
  photoUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

let opened: string[];
beforeEach(() => {
  opened = [];
  history.pushState(null, '', '/admin/nowhere?a=1#part');
  vi.spyOn(documents, 'openAddress').mockImplementation((address) => void opened.push(address));
});
afterEach(() => {
  rememberLanguage(LANGUAGES, null);
  history.pushState(null, '', '/');
  localStorage.clear();
});

function openConsole(staff: Partial<StaffPerson>, languages = LANGUAGES) {
  const fake = fakeApi({
    'GET /operator/me': () => ok({ ...OWNER, ...staff }),
    'PATCH /account': ({ body }) =>
      (body as { language: string }).language === 'ar'
        ? refused(503, 'unavailable')
        : ok({ ...ACCOUNT, language: 'de' }),
  });
  renderInConsole(
    <ConsoleFrame theme={null} />,
    { api: fake.api, user: ADA, at: '/admin/nowhere', config: { languages } },
    '/admin/*',
  );
  return { ...fake, person: userEvent.setup({ delay: null }) };
}

test('a page’s address in another language keeps its path, query and fragment', () => {
  expect(addressIn(LANGUAGES, 'de')).toBe('/de/admin/nowhere?a=1#part');
  expect(addressIn(LANGUAGES, 'en')).toBeUndefined();
  expect(addressIn(LANGUAGES, 'fr')).toBeUndefined();
  expect(addressIn(LANGUAGES, undefined)).toBeUndefined();
});

test('the language is remembered only for the console’s addresses', () => {
  rememberLanguage(LANGUAGES, 'de');
  expect(rememberedLanguage()).toBe('de');
  for (const path of ['/de/admin', '/ar/admin/bookings']) {
    history.pushState(null, '', path);
    expect(rememberedLanguage()).toBe('de');
  }
  for (const path of ['/', '/de', '/bookings']) {
    history.pushState(null, '', path);
    expect(document.cookie).toBe('');
  }
});

test('a person who has chosen another language never sees the console in this one', async () => {
  openConsole({ language: 'de' });
  await waitFor(() => expect(opened).toEqual(['/de/admin/nowhere?a=1#part']));
  expect(screen.getByRole('heading', { name: 'Loading the console...' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(rememberedLanguage()).toBe('de');
});

test.each([
  ['chose this one', { language: 'en' }, 'en'],
  ['chose none', {}, undefined],
])('a person who %s stays', async (_, staff, remembered) => {
  openConsole(staff);
  expect((await screen.findAllByRole('navigation', { name: 'Console' }))[0]).toBeVisible();
  expect([rememberedLanguage(), opened]).toEqual([remembered, []]);
});

test('a previous colleague’s language in this browser is forgotten', async () => {
  rememberLanguage(LANGUAGES, 'en');
  openConsole({ role: null, permissions: [], language: 'de' });
  expect(await screen.findByText(/isn’t on the agency’s team/)).toBeVisible();
  expect([rememberedLanguage(), opened]).toEqual([undefined, []]);
});

test('a language chosen in the menu applies to every device', async () => {
  const { callsOf, person } = openConsole({});
  const [group] = await screen.findAllByRole('group', {
    name: 'Language of the console',
    hidden: true,
  });
  const within1 = within(group ?? document.body);
  const choice = (name: string) => within1.getByRole('button', { name, hidden: true });
  expect(choice('English')).toHaveAttribute('aria-pressed', 'true');
  expect(choice('العربية')).toHaveAttribute('lang', 'ar');
  await person.click(choice('Deutsch'));
  await waitFor(() => expect(opened).toContain('/de/admin/nowhere?a=1#part'));
  expect(callsOf('PATCH').map(({ body }) => body)).toEqual([{ language: 'de' }]);
  expect(rememberedLanguage()).toBe('de');
});

test('a language that could not be saved is reported, and nothing changes', async () => {
  const { person } = openConsole({});
  const [group] = await screen.findAllByRole('group', {
    name: 'Language of the console',
    hidden: true,
  });
  const arabic = within(group ?? document.body).getByRole('button', {
    name: 'العربية',
    hidden: true,
  });
  await person.click(arabic);
  await waitFor(() => expect(arabic).toBeEnabled());
  expect([rememberedLanguage(), opened]).toEqual([undefined, []]);
});

test('a site in one language offers no choice', async () => {
  openConsole({ language: 'de' }, []);
  expect((await screen.findAllByRole('navigation', { name: 'Console' }))[0]).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Language of the console', hidden: true })).toBeNull();
});
