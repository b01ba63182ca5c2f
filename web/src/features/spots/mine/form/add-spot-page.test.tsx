import { COUNTRIES } from '@wayfarer/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADA } from '../../../../test/fake-identity.ts';
import { renderScreen } from '../../../../test/render.tsx';
import { ToastHost } from '../../../../ui/feedback/toast-host.tsx';
import { page } from './add-spot-page.tsx';
import { later, ownApi, ownSpot } from '../test/own-api.ts';

const PATH = '/addTouristSpots';
const PICTURE = 'https://pictures.example/salt.jpg';
const ELSEWHERE = [
  {
    path: '/allTouristSpots',
    element: (
      <>
        <p>All destinations here</p>
        <ToastHost />
      </>
    ),
  },
  { path: '/login', element: <p>Login here</p> },
  { path: '/about', element: <ToastHost /> },
];

// toasts stay after their screen is gone
afterEach(() => {
  vi.useRealTimers();
  toast.remove();
  sessionStorage.clear();
});

function show(api = ownApi(), signedIn = true) {
  const element = (
    <>
      <page.Component />
      <ToastHost />
    </>
  );
  const user = userEvent.setup({ delay: null });
  const options = { api: api.api, user: signedIn ? ADA : null, at: PATH, routes: ELSEWHERE };
  return { ...renderScreen(element, options, PATH), user, sent: api.sent };
}

type User = ReturnType<typeof show>['user'];

const field = (name: RegExp | string) => screen.getByLabelText(name);
const name = () => field(/^Tourist spot name/);
const country = () => screen.getByRole('combobox', { name: /^Country/ });
const cost = () => field(/^Average cost per day/);
const image = () => field(/^Image URL/);
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Add Destination' }));
const messages = () => screen.findByRole('region', { name: 'Messages' });

async function enter(user: User, into: HTMLElement, text: string) {
  await user.click(into);
  await user.paste(text);
}

async function chooseCountry(user: User, name: string) {
  await user.click(await screen.findByRole('combobox', { name: /^Country/ }));
  await user.click(screen.getByRole('option', { name }));
}

async function fillIn(user: User) {
  await enter(user, name(), 'Salt flats');
  await chooseCountry(user, 'Chile');
  await enter(user, cost(), '120');
  await enter(user, image(), PICTURE);
}

describe('validation on submit', () => {
  it.each([
    ['[spec §5 Add spot: name blank]', [], 'Please enter a tourist spot name'],
    ['[spec §5 Add spot: country blank]', ['name'], 'Please enter a country name'],
    ['[spec §5 Add spot: cost blank]', ['name', 'country'], 'Please enter the average cost'],
    ['[spec §5 Add spot: image blank]', ['name', 'country', 'cost'], 'Please provide an image URL'],
  ])(
    '%s says so in a toast and next to the field, and sends nothing',
    async (_tag, given, message) => {
      const { user, sent } = show();
      await screen.findByRole('combobox', { name: /^Country/ });
      if (given.includes('name')) await enter(user, name(), 'Salt flats');
      if (given.includes('country')) await chooseCountry(user, 'Chile');
      if (given.includes('cost')) await enter(user, cost(), '120');
      await submit(user);
      expect(within(await messages()).getByText(message)).toBeInTheDocument();
      const [wrong] = [name, country, cost, image].slice(given.length).map((find) => find());
      expect(wrong).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(wrong).toBeInvalid();
      expect(wrong).toHaveFocus();
      expect(sent('POST')).toEqual([]);
    },
  );

  it('shows only the first failure', async () => {
    const { user } = show();
    await screen.findByRole('combobox', { name: /^Country/ });
    await submit(user);
    await messages();
    expect(screen.getAllByText('Please enter a tourist spot name')).toHaveLength(2);
    expect(screen.queryByText('Please enter a country name')).not.toBeInTheDocument();
    expect(country()).toBeValid();
  });
});

describe('the form', () => {
  it('[spec §5 Add spot: digits only] keeps only the digits of the cost', async () => {
    const { user } = show();
    await user.type(cost(), '$1a2b0');
    expect(cost()).toHaveValue('120');
    await user.clear(cost());
    await user.click(cost());
    await user.paste('$1,200.50');
    expect(cost()).toHaveValue('1,200.50');
  });

  it('reads a comma before cents, and asks which amount was meant if there are two', async () => {
    const { user } = show();
    await enter(user, cost(), '139,50');
    const preview = screen.getByRole('region', { name: 'Live preview' });
    expect(preview).toHaveTextContent('$139.50');
    await user.clear(cost());
    await enter(user, cost(), '1.250');
    expect(screen.getByText('Did you mean $1,250.00 or $1.25?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '$1,250.00' }));
    expect(cost()).toHaveValue('1250');
    expect(preview).toHaveTextContent('$1,250');
  });

  it('[spec §5 Add spot: country list] offers the 36 countries first, then all others', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('combobox', { name: /^Country/ }));
    const namesIn = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(namesIn('Popular countries')).toEqual([...COUNTRIES]);
    expect(namesIn('All other countries')).toEqual(
      expect.arrayContaining(['Croatia', 'Iceland', 'Peru', 'Portugal', 'Switzerland']),
    );
  });

  it('[spec §5 Add spot: season list] [spec §9 Seasons: options] offers the seasons', () => {
    show();
    const options = within(field('Best season')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Spring (March - May)',
      'Summer (June - August)',
      'Fall (September - November)',
      'Winter (December - February)',
      'Year Round',
      'Dry Season',
      'Wet Season',
    ]);
  });

  it('[spec §5 Add spot: image field type] takes the picture in a URL field', () => {
    show();
    expect(image()).toHaveAttribute('type', 'url');
  });

  it('[spec §2 Add spot: contributor] shows who adds it', () => {
    show();
    const block = screen.getByRole('region', { name: 'Contributor' });
    expect(block).toHaveTextContent(ADA.name);
    expect(block).toHaveTextContent(ADA.email);
  });

  it('[spec §2 Add spot: Cancel] leads to all destinations', async () => {
    const { user, sent } = show();
    await enter(user, name(), 'Salt flats');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('All destinations here')).toBeInTheDocument();
    expect(sent('POST')).toEqual([]);
  });

  it('[spec §2 Add spot: Back to All Destinations] leads back', async () => {
    const { user } = show();
    await user.click(screen.getByRole('link', { name: 'Back to All Destinations' }));
    expect(await screen.findByText('All destinations here')).toBeInTheDocument();
  });
});

describe('the live preview', () => {
  it('[spec §2 Add spot: live preview] follows the input', async () => {
    const { user } = show();
    const preview = screen.getByRole('region', { name: 'Live preview' });
    await fillIn(user);
    await enter(user, field('Recommended duration'), '3 days');
    await enter(user, field('Description'), 'White to the horizon.');
    await user.selectOptions(field('Category'), 'Nature');
    for (const text of ['Salt flats', 'Chile', '$120', '3 days', 'White to the horizon.', 'Nature'])
      expect(preview).toHaveTextContent(text);
    const picture = await within(preview).findByRole('img', { name: 'Salt flats' });
    expect(picture).toHaveAttribute('src', PICTURE);
  });

  it('shows a price above the limit as it was typed', async () => {
    const { user } = show();
    await enter(user, cost(), '999999999');
    expect(screen.getByRole('region', { name: 'Live preview' })).toHaveTextContent('$999999999');
  });

  it('[spec §5 Add spot: preview image hides] hides a picture that cannot be loaded', async () => {
    const { user } = show();
    await enter(user, name(), 'Salt flats');
    await enter(user, image(), PICTURE);
    const picture = await screen.findByRole('img', { name: 'Salt flats' });
    fireEvent.error(picture);
    expect(picture).not.toBeVisible();
    // the form also says before publishing that no picture loads
    expect(image()).toHaveAccessibleDescription(expect.stringContaining('No picture loads'));
    await enter(user, image(), '?size=2');
    expect(await screen.findByRole('img', { name: 'Salt flats' })).toHaveAttribute(
      'src',
      `${PICTURE}?size=2`,
    );
  });
});

describe('saving', () => {
  it('[spec §5 Add spot: currency prefix] [spec §5 Add spot: description optional] sends the cost with its symbol, the owner and the time', async () => {
    const { user, sent } = show();
    await fillIn(user);
    await submit(user);
    await screen.findByText('All destinations here');
    const [call] = sent('POST');
    expect(sent('POST')).toHaveLength(1);
    expect(call?.path).toBe('/allSpots');
    const { createdAt, ...body } = (call?.body ?? {}) as { createdAt: string };
    expect(body).toEqual({
      spot: 'Salt flats',
      country: 'Chile',
      average_cost: '$120',
      seasonality: '',
      travel_time: '',
      totalVisitorsPerYear: '',
      image: PICTURE,
      description: '',
      email: ADA.email,
      createdBy: ADA.email,
    });
    expect(new Date(createdAt).toISOString()).toBe(createdAt);
  });

  it('[spec §5 Add spot: free texts] takes any words for visitors and duration', async () => {
    const { user, sent } = show();
    await fillIn(user);
    await enter(user, field('Annual visitors'), ' about 20 thousand ');
    await enter(user, field('Recommended duration'), 'a long weekend');
    await submit(user);
    await screen.findByText('All destinations here');
    expect(sent('POST')[0]?.body).toMatchObject({
      totalVisitorsPerYear: 'about 20 thousand',
      travel_time: 'a long weekend',
    });
  });

  it('[spec §8 Add spot: success toast] [spec §8 Add spot: success goes to the catalogue] says so and shows all destinations', async () => {
    const { user, router } = show();
    await fillIn(user);
    await user.type(name(), '{Enter}');
    expect(await screen.findByText('Tourist Spot Added Successfully!')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/allTouristSpots'));
  });

  it('[spec §2 Add spot: Adding] ignores a second press while saving', async () => {
    const answer = later();
    const { user, sent } = show(ownApi([], { 'POST /allSpots': () => answer.promise }));
    await fillIn(user);
    await submit(user);
    const busy = await screen.findByRole('button', { name: 'Adding Destination...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.type(name(), '{Enter}');
    expect(sent('POST')).toHaveLength(1);
    answer.answer({ status: 201, body: ownSpot() });
    expect(await screen.findByText('All destinations here')).toBeInTheDocument();
  });

  it('sends exactly the same when it is pressed again after a lost answer', async () => {
    let lost = true;
    const { user, sent } = show(
      ownApi([], {
        'POST /allSpots': () =>
          lost ? Promise.reject(new Error()) : { status: 201, body: ownSpot() },
      }),
    );
    await fillIn(user);
    await submit(user);
    await screen.findByRole('alert');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    lost = false;
    await submit(user);
    await screen.findByText('All destinations here');
    const [first, second] = sent('POST');
    expect(second?.body).toEqual(first?.body);
  });

  it('does not move people who have navigated elsewhere in the meantime', async () => {
    const answer = later();
    const { user, router } = show(ownApi([], { 'POST /allSpots': () => answer.promise }));
    await fillIn(user);
    await submit(user);
    await act(() => router.navigate('/about'));
    answer.answer({ status: 201, body: ownSpot() });
    expect(await screen.findByText('Tourist Spot Added Successfully!')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/about');
  });

  it('[spec §8 Add spot: failure toast] says that it failed and why, and keeps the input', async () => {
    const refuse = () => ({ status: 503, body: null });
    const { user, router } = show(ownApi([], { 'POST /allSpots': refuse }));
    await fillIn(user);
    await submit(user);
    const failed = 'Failed to add tourist spot. Please try again.';
    expect(await screen.findByText(failed)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/went wrong on our side/);
    expect(name()).toHaveValue('Salt flats');
    expect(cost()).toHaveValue('120');
    expect(router.state.location.pathname).toBe(PATH);
    expect(screen.getByRole('button', { name: 'Add Destination' })).not.toHaveAttribute(
      'aria-disabled',
    );
  });
});

it('[spec §2 Add spot: without an e-mail] [spec §2 Add spot: Go to Login] is blocked and links to the login', async () => {
  const { user } = show(ownApi(), false);
  expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeInTheDocument();
  expect(screen.getByText('Please login to add tourist spots.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Go to Login' }));
  expect(await screen.findByText('Login here')).toBeInTheDocument();
});

describe('the draft', () => {
  it('is restored for people who left the form, until it is published', async () => {
    const first = show();
    await fillIn(first.user);
    first.unmount();
    const second = show();
    expect(name()).toHaveValue('Salt flats');
    expect(await screen.findByRole('combobox', { name: /^Country/ })).toHaveValue('Chile');
    expect(cost()).toHaveValue('120');
    expect(image()).toHaveValue(PICTURE);
    await submit(second.user);
    await screen.findByText('All destinations here');
    expect(sessionStorage).toHaveLength(0);
    // with this state, the catalog links to the new destination
    expect(second.router.state.location.state).toEqual({
      published: { _id: 'new', spot: 'Salt flats' },
    });
  });

  it('is discarded on Cancel', async () => {
    const { user } = show();
    await fillIn(user);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await screen.findByText('All destinations here');
    expect(sessionStorage).toHaveLength(0);
  });
});
