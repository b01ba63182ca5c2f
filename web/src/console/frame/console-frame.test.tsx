import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffPerson } from '@wayfarer/contract';
import { PERMISSIONS } from '@wayfarer/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { aStaffPerson } from '../test/booking-list-items.ts';
import { ADA } from '../../test/fake-identity.ts';
import { fakeApi, ok, refused } from '../../test/fake-api.ts';
import { renderInConsole } from '../../test/render-in-console.tsx';
import { aRecord } from '../test/a-record.ts';
import { staffMark } from '../../domain/staff-mark.ts';
import { aBookingListItem } from '../test/booking-list-items.ts';
import { consolePages } from '../pages.ts';
import { consolePath } from '../kit/address/paths.ts';
import { ConsoleFrame } from './console-frame.tsx';

const OWNER = aStaffPerson();

const MAYA = {
  _id: 'u1',
  name: 'Maya Brennan',
  email: 'maya@example.com',
  phone: '',
  account: true,
  emailVerified: true,
  since: '2026-01-01T00:00:00.000Z',
  bookings: 1,
  paid: [],
  lastTrip: null,
  blocked: false,
  staff: false,
};
/** A cancellation without a refund, so that it can be reversed. */
const CANCELED = aRecord(
  {},
  {
    state: 'cancelled',
    cancellation: {
      at: '2027-03-20T10:00:00.000Z',
      by: 'staff',
      reasonCode: 'weather',
      message: '',
      currency: 'usd',
      total: 47_500,
      taken: 14_500,
      backBefore: 0,
      refund: { card: 0, counter: 0 },
      backLater: 0,
      kept: 14_500,
      lapsed: 33_000,
      progress: 'done',
      sentAt: null,
    },
  },
);
const HOI_AN = {
  _id: 'hoi-an',
  spot: 'Hoi An',
  country: 'Vietnam',
  location: '',
  category: null,
  image: '/media/hoi-an.webp',
  average_cost: '$95',
  currency: 'usd',
  contributed: false,
  state: 'published',
  waits: null,
  createdAt: '2027-01-02T09:00:00.000Z',
};

afterEach(() => localStorage.clear());

function openConsole(staff: Partial<StaffPerson> = {}, at = '/admin') {
  const { api, calls } = fakeApi({
    'GET /operator/me': () => ok({ ...OWNER, ...staff }),
    'GET /operator/bookings': ({ query }) =>
      ok(query?.['q'] === 'brennan' ? [aBookingListItem()] : []),
    'GET /operator/customers': ({ query }) => ok(query?.['q'] === 'brennan' ? [MAYA] : []),
    'GET /operator/spots': ({ query }) => ok(query?.['q'] === 'hoi' ? [HOI_AN] : []),
    'GET /operator/bookings/maya': () => ok(aRecord()),
    'GET /operator/bookings/canceled': () => ok(CANCELED),
    'GET /operator/bookings/noah': () => ok(aRecord({}, { _id: 'noah', reference: 'WF-222222' })),
  });
  const view = renderInConsole(
    <ConsoleFrame theme={null} />,
    { api, user: ADA, at, routes: [{ path: '/', element: <p>Home</p> }] },
    '/admin/*',
  );
  return { ...view, calls, person: userEvent.setup() };
}

const menu = async () => {
  const [beside] = await screen.findAllByRole('navigation', { name: 'Console' });
  if (!beside) throw new Error('no menu');
  return within(beside);
};
const pathname = (router: { state: { location: { pathname: string } } }) =>
  router.state.location.pathname;

describe('the console', () => {
  it('shows the agency, the signed-in person, the test mode, and every screen', async () => {
    openConsole();
    const links = within((await menu()).getAllByRole('list')[0] ?? document.body);
    expect(links.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByText('Harbor Journeys')[0]).toBeVisible();
    expect(screen.getAllByText('Nadia Rahman')[0]).toBeVisible();
    expect(screen.getAllByText('Owner')[0]).toBeVisible();
    expect(screen.getAllByText('Test mode, no real money')[0]).toBeVisible();
    const hrefs = (await menu()).getAllByRole('link').map((link) => link.getAttribute('href'));
    const inMenu = consolePages
      .filter(({ menu }) => menu && !menu.unless)
      .map(({ path }) => consolePath(path));
    expect([...hrefs].sort()).toEqual(inMenu.sort());
  });

  it.each(consolePages.filter(({ permission }) => permission))(
    'shows $title only to those who may see it',
    async ({ path, permission }) => {
      const permissions = PERMISSIONS.filter((other) => other !== permission);
      openConsole({ role: 'staff', permissions }, consolePath(path.replaceAll(':id', '7')));
      expect(await screen.findByRole('heading', { name: 'Not part of your role' })).toBeVisible();
      expect((await menu()).queryByRole('link', { name: path })).not.toBeInTheDocument();
      const hrefs = (await menu()).getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(hrefs).not.toContain(consolePath(path));
    },
  );

  it.each(consolePages.filter(({ permission }) => permission))(
    'shows $title to those who may do nothing else',
    async ({ path, permission, menu: entry }) => {
      const permissions = PERMISSIONS.filter((one) => one === permission);
      openConsole({ role: 'staff', permissions }, consolePath(path.replaceAll(/:\w+/g, '7')));
      const hrefs = (await menu()).queryAllByRole('link').map((link) => link.getAttribute('href'));
      expect(hrefs.includes(consolePath(path))).toBe(entry !== undefined);
      const refusal = { name: 'Not part of your role' };
      expect(screen.queryByRole('heading', refusal)).not.toBeInTheDocument();
    },
  );

  it('tells visitors who are not staff whose console it is, and links home', async () => {
    openConsole({ role: null, permissions: [] });
    const title = 'This area is for the agency’s staff';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Console' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('leaves the notice of test mode out when payments are real', async () => {
    openConsole({ live: true });
    await menu();
    expect(screen.queryByText('Test mode, no real money')).not.toBeInTheDocument();
  });

  it('starts each record fresh, without input from the one before', async () => {
    const { router } = openConsole({}, '/admin/bookings/noah');
    await screen.findByRole('heading', { name: 'WF-222222' });
    await act(() => router.navigate('/admin/bookings/maya'));
    await screen.findByRole('heading', { name: 'WF-7K3M9Q' });
    fireEvent.change(screen.getByLabelText('New note'), { target: { value: 'Of Maya' } });
    await act(() => router.navigate('/admin/bookings/noah'));
    await screen.findByRole('heading', { name: 'WF-222222' });
    expect(screen.getByLabelText('New note')).toHaveValue('');
  });

  it('has nothing at other addresses', async () => {
    openConsole({}, '/admin/nowhere');
    expect(await screen.findByRole('heading', { name: 'No such screen' })).toBeVisible();
  });

  it('offers another try if the person’s permissions cannot be loaded', async () => {
    let broken = true;
    const { api } = fakeApi({
      'GET /operator/me': () => (broken ? refused(500, 'internal') : ok(OWNER)),
    });
    renderInConsole(<ConsoleFrame theme={null} />, { api, user: ADA, at: '/admin' });
    await screen.findByRole('heading', { name: 'The console couldn’t be loaded.' });
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await menu()).toBeTruthy();
  });
});

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** Presses a button by keyboard, after moving the focus to it. */
async function press(person: ReturnType<typeof userEvent.setup>, name: string, inside = 'main') {
  const around = within(await screen.findByRole(inside));
  (await around.findByRole('button', { name })).focus();
  await person.keyboard('{Enter}');
}

describe('the keyboard', () => {
  it('opens a screen by its name', async () => {
    const { person, router } = openConsole();
    await menu();
    await person.keyboard('/');
    const field = await screen.findByRole('combobox', { name: 'Where to?' });
    await waitFor(() => expect(field).toHaveFocus());
    await person.keyboard('chec');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await person.keyboard('x');
    expect(await screen.findByText('Nothing found.')).toBeVisible();
    await person.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(pathname(router)).toBe('/admin/check-in'));
    expect(screen.queryByRole('dialog', { name: 'Go to' })).not.toBeInTheDocument();
  });

  it('opens a booking by its reference or name, for those who may see bookings', async () => {
    const { calls, person, router } = openConsole();
    await menu();
    await person.keyboard('/');
    await screen.findByRole('combobox', { name: 'Where to?' });
    await person.keyboard('brennan');
    const booking = await screen.findByRole('option', { name: /^Maya Brennan.*WF-7K3M9Q/ });
    expect(booking).toHaveAttribute('aria-selected', 'true');
    const asked = calls.filter(({ path }) => path === '/operator/bookings');
    expect(asked.at(-1)?.query).toMatchObject({ q: 'brennan', limit: 6 });
    await person.keyboard('{Enter}');
    await waitFor(() => expect(pathname(router)).toBe('/admin/bookings/maya'));
  });

  it('opens the search with Ctrl+K, and moves in it with the arrow keys', async () => {
    const { person } = openConsole();
    await menu();
    await person.keyboard('{Control>}k{/Control}');
    const options = await screen.findAllByRole('option');
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await person.keyboard('{ArrowDown}');
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await person.keyboard('{ArrowUp}{ArrowUp}');
    expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
  });

  it('finds customers, destinations and actions for those who may use them', async () => {
    const { person, router } = openConsole();
    await menu();
    await person.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Where to?' });
    await person.type(field, 'hoi');
    await person.click(await screen.findByRole('option', { name: /^Hoi An.*Vietnam/ }));
    await waitFor(() => expect(pathname(router)).toBe('/admin/destinations/hoi-an'));
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await screen.findByRole('combobox', { name: 'Where to?' }), 'new b');
    await person.click(await screen.findByRole('option', { name: 'New booking' }));
    await waitFor(() => expect(pathname(router)).toBe('/admin/bookings/new'));
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await screen.findByRole('combobox', { name: 'Where to?' }), 'brennan');
    await person.click(await screen.findByRole('option', { name: /maya@example\.com/ }));
    await waitFor(() => expect(pathname(router)).toBe('/admin/customers/u1'));
  });

  it('shows no actions or people that the person has no access to', async () => {
    const { calls, person } = openConsole({ role: 'staff', permissions: ['bookings.read'] });
    await menu();
    await person.keyboard('n');
    await person.keyboard('{Control>}k{/Control}');
    await person.type(await screen.findByRole('combobox', { name: 'Where to?' }), 'new');
    expect(await screen.findByText('Nothing found.')).toBeInTheDocument();
    const asked = calls.map(({ path }) => path);
    expect(asked).not.toContain('/operator/customers');
    expect(asked).not.toContain('/operator/spots');
  });

  it('starts a new booking with n', async () => {
    const { person, router } = openConsole({}, '/admin/nowhere');
    await menu();
    await person.keyboard('n');
    await waitFor(() => expect(pathname(router)).toBe('/admin/bookings/new'));
  });

  it('makes the site link back to it until the person signs out', async () => {
    openConsole();
    await menu();
    await waitFor(() => expect(staffMark.read()).toBe(true));
  });

  it('opens screens with g and a letter, and lists its keys', async () => {
    const { person, router } = openConsole({}, '/admin/nowhere');
    await menu();
    await person.keyboard('gt');
    await waitFor(() => expect(pathname(router)).toBe('/admin'));
    await person.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(screen.getByText('Go to Today')).toBeVisible();
  });

  it('ignores shortcuts while someone types or if they are switched off', async () => {
    const { person } = openConsole({}, '/admin');
    await menu();
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
    await person.keyboard('g/?');
    expect(field).toHaveValue('g/?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    field.remove();

    await person.keyboard('?');
    await person.click(await screen.findByRole('checkbox', { name: /Use single-key shortcuts/ }));
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await person.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Go to' })).toBeVisible();
  });

  it('keeps the focus nearby when an action removes its element, unless the person has moved it', async () => {
    const { person } = openConsole({}, '/admin/bookings?q=brennan');
    const clear = await screen.findByRole('button', { name: 'Clear filters' });
    clear.focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(clear).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(screen.getByRole('main')).toContainElement(focused());
    expect(screen.getByRole('main')).not.toHaveFocus();

    await person.type(screen.getByRole('searchbox'), 'brennan{Enter}');
    const again = await screen.findByRole('button', { name: 'Clear filters' });
    again.focus();
    again.blur();
    fireEvent.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await screen.findByText('No bookings yet');
    expect(document.body).toHaveFocus();
  });

  it('returns the focus to a choice that is disabled while it is saved', async () => {
    openConsole();
    await menu();
    const choice = document.createElement('select');
    screen.getByRole('main').append(choice);
    choice.focus();
    // as a browser does by itself
    choice.blur();
    choice.disabled = true;
    await waitFor(() => expect(document.body).toHaveFocus());
    choice.disabled = false;
    await waitFor(() => expect(choice).toHaveFocus());
  });

  it('moves the focus to the invalid field at every attempt', async () => {
    const { person } = openConsole({}, '/admin/bookings/canceled');
    await press(person, 'Reinstate');
    await press(person, 'Reinstate', 'dialog');
    expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveFocus();
    await press(person, 'Reinstate', 'dialog');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveFocus());
  });
});
