import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, formatDay, localDay, localToday } from '@wayfarer/contract';
import { toast as messages } from 'react-hot-toast/headless';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingHref } from '../../../domain/booking-start.ts';
import type { PublicConfig } from '../../../api/public-config.ts';
import type { ApiRequest } from '../../../api/transport.ts';
import { tripDraft } from '../../../domain/trip-draft.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { page } from './booking-page.tsx';
import { fakeApi, later, ok, refused } from '../../../test/fake-api.ts';
import { aBooking, aSpot } from '../test/bookings.ts';

const PATH = '/booking';
const ELSEWHERE = [
  { path: '/', element: <p>Home here</p> },
  { path: '/allTouristSpots', element: <p>Catalogue here</p> },
  { path: '/allTouristSpots/touristSpot/:id', element: <p>Destination here</p> },
  {
    path: '/bookings',
    element: (
      <>
        <p>Bookings here</p>
        <ToastHost />
      </>
    ),
  },
];
const spot = aSpot();
const start = { spot, travelDate: '2090-04-12', travelDuration: 3 };
const carried = { pathname: PATH, state: start };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  history.replaceState(null, '');
  messages.remove();
});

const answering = (extra: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /allSpots/fuji': () => ok(spot),
    'POST /bookings': () => ok(aBooking(), 201),
    ...extra,
  });

type At = NonNullable<Parameters<typeof renderScreen>[1]>['at'];

function show(
  api = answering(),
  at: At = carried,
  more: RouteObject[] = [],
  config: Partial<PublicConfig> = {},
) {
  const user = userEvent.setup();
  const shown = (
    <>
      <page.Component />
      <ToastHost />
    </>
  );
  const options = {
    api: api.api,
    user: ADA,
    routes: [...ELSEWHERE, ...more],
    ...(at && { at }),
    config,
  };
  return { user, ...renderScreen(shown, options, PATH) };
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = (name = 'Confirm booking') => fireEvent.click(screen.getByRole('button', { name }));
const summary = () => screen.getByRole('region', { name: 'Booking summary' });
const bodyOf = (call: ApiRequest | undefined) => call?.body;

it('asks for confirmation of a destination on request, and says when to pay', async () => {
  const asked = answering({ 'GET /allSpots/fuji': () => ok({ ...spot, onRequest: true }) });
  show(asked, bookingHref(start));
  expect(await screen.findByRole('button', { name: 'Request to book' })).toBeVisible();
  expect(screen.getByText(/You pay only once we’ve accepted/)).toBeVisible();
});

describe('without a spot', () => {
  it("[spec §2 Booking form: without a spot] says 'No Booking Data Found'", () => {
    show(answering(), PATH);
    expect(screen.getByRole('heading', { level: 1, name: 'No Booking Data Found' })).toBeVisible();
  });

  it('[spec §2 Booking form: without a spot, links] leads to the destinations and to the bookings', () => {
    show(answering(), { pathname: PATH, state: { spot: { _id: 'half a spot' } } });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/allTouristSpots', '/bookings']);
  });
});

describe('a spot by its address, after a reload or through a shared link', () => {
  const address = bookingHref(start);

  it('is fetched, with its date and days', async () => {
    const answer = later();
    show(answering({ 'GET /allSpots/fuji': () => answer.promise }), address);
    expect(screen.getByText('Loading your destination...')).toBeVisible();
    expect(screen.queryByText('No Booking Data Found')).not.toBeInTheDocument();
    await answer.answer(ok(spot));
    expect(await screen.findByLabelText(/^Travel date/)).toHaveValue('2090-04-12');
    expect(field(/^Duration/)).toHaveValue(3);
    expect(field(/^Destination/)).toHaveValue('Mount Fuji');
  });

  it('that does not exist anymore counts as no booking data', async () => {
    show(answering({ 'GET /allSpots/fuji': () => refused(404, 'not_found') }), address);
    expect(await screen.findByText('No Booking Data Found')).toBeVisible();
    expect(screen.getByText(/no longer available/)).toBeVisible();
  });

  it('that cannot be fetched is retried', async () => {
    let broken = true;
    const api = answering({
      'GET /allSpots/fuji': () => (broken ? { status: 503, body: null } : ok(spot)),
    });
    const { user } = show(api, address);
    expect(await screen.findByText('Failed to load this destination')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Destination/)).toHaveValue('Mount Fuji');
  });

  it('ignores an invalid date and number of days', async () => {
    show(answering(), '/booking?spot=fuji&date=2090-02-30&days=99');
    expect(await screen.findByLabelText(/^Travel date/)).toHaveValue('');
    expect(field(/^Duration/)).toHaveValue(30);
  });
});

describe('the summary', () => {
  it('[spec §2 Booking form: summary base cost] shows the base cost', () => {
    show();
    expect(within(summary()).getByText('Base cost').parentElement).toHaveTextContent(
      'Base cost$200 per adult, per day',
    );
  });
  it('[spec §2 Booking form: summary season] shows the best season', () => {
    show();
    expect(within(summary()).getByText('Spring (March - May)')).toBeVisible();
  });
  it('[spec §2 Booking form: summary duration] shows the duration', () => {
    show(answering(), { pathname: PATH, state: start });
    fill(/^Duration/, '1');
    expect(within(summary()).getByText('1 day')).toBeVisible();
  });
  it('[spec §2 Booking form: summary total] shows the total, which follows the number of days', async () => {
    const { user } = show();
    fill(/^Duration/, '3');
    expect(within(summary()).getByText('$600')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'One more day' }));
    expect(within(summary()).getByText('$800')).toBeVisible();
  });
  it('[spec §2 Booking form: summary inclusions] shows what is included', () => {
    show();
    const items = within(summary()).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Round-trip flight',
      '4-star hotels',
      'Local transfers',
      'Travel insurance',
    ]);
  });
});

describe('a payment plan', () => {
  const plan = { now: { percent: 30 }, balanceDays: 30 };

  it('is shown with the amounts and the due date of the chosen trip', async () => {
    show(answering(), carried, [], { plan });
    expect(within(summary()).getByText('First payment').nextSibling).toHaveTextContent('$180');
    const balance = within(summary()).getByText('Balance by Mar 13, 2090');
    expect(balance.nextSibling).toHaveTextContent('$420');
    fill(/^Travel date/, '');
    expect(within(summary()).getByText('Balance 30 days before the trip')).toBeVisible();
  });

  it('leaves no balance if the trip is soon', () => {
    show(answering(), carried, [], { plan });
    fill(/^Travel date/, localToday(new Date()));
    expect(within(summary()).getByText('Due when you pay').nextSibling).toHaveTextContent('$600');
  });
});

describe('the texts', () => {
  it('[spec §2 Booking form: package] name the package', () => {
    show();
    expect(screen.getByText(/flight.*4-star hotels.*local transfers/)).toBeVisible();
  });
  it('[spec §2 Booking form: terms confirmation] promise a confirmation', () => {
    show();
    expect(screen.getByText(/confirmation within 24 hours/)).toBeVisible();
  });
  it('[spec §2 Booking form: terms cancellation] say until when the booking can be canceled', () => {
    show();
    expect(screen.getByText(/cancel up to 48 hours before the travel date/)).toBeVisible();
  });
  it('[spec §2 Booking form: terms insurance] say that insurance is included', () => {
    show();
    expect(screen.getByText('Travel insurance is included.')).toBeVisible();
  });
  it('[spec §2 Booking form: terms ID] say what to bring', () => {
    show();
    expect(screen.getByText('A valid ID or passport is required.')).toBeVisible();
  });
});

describe('the fields', () => {
  it('[spec §5 Booking form: full name] starts with the name, can be edited and is required', async () => {
    const api = answering();
    show(api, bookingHref(start));
    await screen.findByLabelText(/^Full name/);
    expect(field(/^Full name/)).toHaveValue('Ada Lovelace');
    fill(/^Full name/, '   ');
    submit();
    expect(await screen.findByText('Full name is required')).toBeVisible();
    expect(field(/^Full name/)).toBeInvalid();
    expect(api.callsOf('POST')).toEqual([]);
    fill(/^Full name/, ' Augusta King ');
    submit();
    await waitFor(() => expect(api.callsOf('POST')).toHaveLength(1));
    expect(bodyOf(api.callsOf('POST')[0])).toMatchObject({ travelName: 'Augusta King' });
  });

  it('applies the destination’s lead time, and names the first possible date', async () => {
    const today = localToday(new Date());
    const first = addDays(today, 3);
    const details = { leadDays: 3, included: [], notIncluded: [], bring: [] };
    const api = answering();
    show(api, { pathname: PATH, state: { ...start, spot: { ...spot, details } } });
    expect(field(/^Travel date/)).toHaveAttribute('min', first);
    expect(screen.getByText('Book at least 3 days ahead.')).toBeVisible();
    fill(/^Travel date/, addDays(today, 2));
    submit();
    const refusal = `This trip must be booked at least 3 days ahead. The first possible date is ${formatDay(first)}.`;
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(api.callsOf('POST')).toEqual([]);
    fill(/^Travel date/, first);
    submit();
    await waitFor(() => expect(api.callsOf('POST')).toHaveLength(1));
  });

  const fixed = [/^Destination/, /^Country/, /^Cost per day/, /^Best season/, /^Email/];
  it('[spec §5 Booking form: read-only fields] shows spot and e-mail as read-only', () => {
    show();
    for (const name of fixed) {
      expect(field(name)).toHaveAttribute('readonly');
      // a read-only field can't be reached with Tab
      expect(field(name)).toHaveAttribute('tabindex', '-1');
    }
  });
  it('[spec §5 Booking form: pre-filled] fills them in from the spot and the user', () => {
    show();
    expect(fixed.map((name) => field(name).value)).toEqual([
      'Mount Fuji',
      'Japan',
      '$200',
      'Spring (March - May)',
      'ada@example.com',
    ]);
  });

  it.each([
    ['[spec §5 Booking form: travel date required]', /^Travel date/, '', 'Travel date is required'],
    [
      '[spec §5 Booking form: travel date from today]',
      /^Travel date/,
      '2020-01-01',
      'Travel date cannot be earlier than today',
    ],
    ['[spec §5 Booking form: duration required]', /^Duration/, '', 'Duration is required'],
    [
      '[spec §5 Booking form: duration range]',
      /^Duration/,
      '31',
      'Duration must be from 1 to 30 days',
    ],
    ['none at all is refused', /^Duration/, '0', 'Duration must be from 1 to 30 days'],
    ['half a day is refused', /^Duration/, '1.5', 'Duration must be from 1 to 30 days'],
  ])('%s %s: %j is answered by %s', async (_tag, name, value, text) => {
    const api = answering();
    show(api, bookingHref(start));
    await screen.findByLabelText(/^Travel date/);
    fill(name, value);
    submit();
    expect(await screen.findByText(text)).toBeVisible();
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(api.callsOf('POST')).toEqual([]);
  });

  it('[spec §5 Booking form: travel date required] and [spec §5 Booking form: duration required] are marked as such', () => {
    show();
    expect(field(/^Travel date/)).toBeRequired();
    expect(field(/^Duration/)).toBeRequired();
  });

  it('[spec §5 Booking form: travel date from today] accepts today', async () => {
    const api = answering();
    show(api);
    fill(/^Travel date/, localToday(new Date()));
    submit();
    await waitFor(() => expect(api.callsOf('POST')).toHaveLength(1));
  });

  it('counts days in the destination’s calendar, and says so if the date differs there', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T11:00:00Z') });
    const here = localToday(new Date());
    // at this hour, three calendar days exist on earth, so at least one of these zones has another day than `here`
    const zone = here === '2027-03-11' ? 'Etc/GMT+12' : 'Pacific/Kiritimati';
    const there = localDay(new Date(), zone);
    const api = answering();
    show(api, { ...carried, state: { ...start, spot: aSpot({ timeZone: zone }) } });
    expect(field(/^Travel date/)).toHaveAttribute('min', there);
    const said = expect.stringContaining(`At the destination, today is ${formatDay(there)}`);
    expect(field(/^Travel date/)).toHaveAccessibleDescription(said);
    fill(/^Travel date/, addDays(there, -1));
    submit();
    expect(await screen.findByText('Travel date cannot be earlier than today')).toBeVisible();
    expect(api.callsOf('POST')).toEqual([]);
    fill(/^Travel date/, there);
    submit();
    await waitFor(() => expect(api.callsOf('POST')).toHaveLength(1));
  });

  it('shows the return date, and the deadline for canceling under the terms', () => {
    show();
    fill(/^Travel date/, '');
    expect(screen.queryByRole('region', { name: 'Your dates' })).not.toBeInTheDocument();
    fill(/^Travel date/, '2090-04-29');
    fill(/^Duration/, '4');
    const dates = screen.getByRole('region', { name: 'Your dates' });
    expect(dates).toHaveTextContent('DepartureApr 29, 2090ReturnMay 2, 2090');
    expect(screen.getByText('Free cancellation until Apr 26, 2090').closest('p')).toHaveTextContent(
      'Free cancellation until Apr 26, 2090: all of your $200 back',
    );
    fill(/^Travel date/, localToday(new Date()));
    expect(
      screen.getByText('Too close to the travel date for a refund if you cancel'),
    ).toBeVisible();
  });

  it('shows the destination’s own terms if they differ from the default', () => {
    const own = aSpot({ policy: { sentences: ['Nothing is refunded.'] } });
    show(answering(), { ...carried, state: { ...start, spot: own } });
    expect(screen.getByText('Nothing is refunded.')).toBeVisible();
    fill(/^Travel date/, '2090-04-29');
    expect(screen.getByRole('region', { name: 'Your dates' })).toHaveTextContent(
      /^Departure.*2090$/,
    );
    expect(screen.queryByText(/48 hours|You can cancel/)).not.toBeInTheDocument();
  });

  it('says whether the date is in the best season', () => {
    show();
    fill(/^Travel date/, '2090-04-12');
    expect(screen.getByText('In the best season: Spring (March - May)')).toBeVisible();
    fill(/^Travel date/, '2090-08-12');
    expect(screen.getByText('Outside the best season: Spring (March - May)')).toBeVisible();
  });
});

describe('saving', () => {
  it('[spec §2 Booking form: Processing] shows ’Processing...’, and sends once the fields that spec §7 lists', async () => {
    const answer = later();
    const api = answering({ 'POST /bookings': () => answer.promise });
    show(api, bookingHref(start));
    await screen.findByLabelText(/^Travel date/);
    submit();
    const button = await screen.findByRole('button', { name: 'Processing...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(api.callsOf('POST').map(bodyOf)).toEqual([
      {
        spotId: 'fuji',
        travelSpot: 'Mount Fuji',
        travelCountry: 'Japan',
        travelCost: '$200',
        travelSeason: 'Spring (March - May)',
        travelName: 'Ada Lovelace',
        travelEmail: 'ada@example.com',
        travelDate: '2090-04-12',
        travelDuration: 3,
      },
    ]);
    await answer.answer(ok(aBooking(), 201));
    expect(await screen.findByText('Bookings here')).toBeVisible();
  });

  it('sends an optional note to the agency, and keeps it through a reload', async () => {
    const first = show(answering(), bookingHref(start));
    await screen.findByLabelText(/^Note to us/);
    fill(/^Note to us/, ' A crib, please. ');
    first.unmount();
    const api = answering();
    show(api, bookingHref(start));
    expect(await screen.findByLabelText(/^Note to us/)).toHaveValue(' A crib, please. ');
    submit();
    await waitFor(() => expect(api.callsOf('POST')).toHaveLength(1));
    expect(bodyOf(api.callsOf('POST')[0])).toMatchObject({ wishes: 'A crib, please.' });
  });

  it('sends the companions’ names, and asks a single traveler for none', async () => {
    const first = show(answering(), bookingHref(start));
    await screen.findByLabelText(/^Travel date/);
    expect(screen.queryByLabelText(/^Who comes along/)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'More adults' }));
    fill(/^Who comes along/, 'Cy Lovelace');
    first.unmount();
    const api = answering();
    show(api, bookingHref(start));
    expect(await screen.findByLabelText(/^Who comes along/)).toHaveValue('Cy Lovelace');
    submit();
    await waitFor(() => expect(api.callsOf('POST')).toHaveLength(1));
    expect(bodyOf(api.callsOf('POST')[0])).toMatchObject({ companionNames: 'Cy Lovelace' });
  });

  it('[spec §8 Booking form: success toast] says that it is booked', async () => {
    show(answering(), bookingHref(start));
    await screen.findByLabelText(/^Travel date/);
    submit();
    expect(await screen.findByText('Booking Added Successfully!')).toBeVisible();
  });

  it('[spec §8 Booking form: failure toast] says that it failed and why, and keeps the input', async () => {
    const api = answering({
      'POST /bookings': () => refused(409, 'spot_unknown', 'This destination is gone.'),
    });
    show(api, bookingHref(start));
    await screen.findByLabelText(/^Travel date/);
    fill(/^Full name/, 'Augusta King');
    submit();
    expect(await screen.findByText('Failed to create booking. Please try again.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This destination is gone.');
    expect(field(/^Full name/)).toHaveValue('Augusta King');
    expect(screen.getByRole('button', { name: 'Confirm booking' })).not.toHaveAttribute(
      'aria-disabled',
    );
  });

  it('does not move people who have navigated elsewhere in the meantime, and discards the draft', async () => {
    tripDraft.keep('fuji', { date: '2090-04-12', daysText: '3' });
    const answer = later();
    const api = answering({ 'POST /bookings': () => answer.promise });
    const { router } = show(api);
    submit();
    await waitFor(() => expect(api.callsOf('POST')).toHaveLength(1));
    await act(() => router.navigate('/'));
    await answer.answer(ok(aBooking(), 201));
    expect(router.state.location.pathname).toBe('/');
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not interrupt a navigation in progress', async () => {
    const answer = later();
    const api = answering({ 'POST /bookings': () => answer.promise });
    let arrive: (value: { element: ReactNode }) => void = () => undefined;
    const slow = new Promise<{ element: ReactNode }>((resolve) => {
      arrive = resolve;
    });
    const { router } = show(api, carried, [{ path: '/slow', lazy: () => slow }]);
    submit();
    await waitFor(() => expect(api.callsOf('POST')).toHaveLength(1));
    act(() => void router.navigate('/slow'));
    await answer.answer(ok(aBooking(), 201));
    await act(async () => arrive({ element: <p>At last</p> }));
    expect(await screen.findByText('At last')).toBeVisible();
  });

  it('shows a changed price and asks again', async () => {
    const dearer = aSpot({ average_cost: '$250' });
    const api = answering({
      'POST /bookings': ({ body }) =>
        (body as { travelCost: string }).travelCost === '$250'
          ? ok(aBooking(), 201)
          : refused(409, 'price_changed', 'The cost per day is $250 now.'),
      'GET /allSpots/fuji': () => ok(dearer),
    });
    show(api);
    fill(/^Travel date/, '2090-04-12');
    fill(/^Duration/, '3');
    submit();
    expect(
      await screen.findByText(/changed from \$200 per adult to \$250 per adult/),
    ).toBeVisible();
    expect(within(summary()).getByText('$750')).toBeVisible();
    expect(field(/^Cost per day/)).toHaveValue('$250');
    expect(screen.queryByText(/Failed to create booking/)).not.toBeInTheDocument();
    submit('Book at the new price');
    expect(await screen.findByText('Bookings here')).toBeVisible();
  });
});

describe('leaving', () => {
  async function walkHere() {
    const view = show(answering(), '/allTouristSpots');
    await view.router.navigate('/allTouristSpots/touristSpot/fuji');
    await view.router.navigate(bookingHref(start), { state: start });
    history.replaceState({ idx: 2 }, '');
    await screen.findByLabelText(/^Travel date/);
    return view;
  }

  it('[spec §2 Booking form: success goes back] goes two steps back after booking', async () => {
    const { router } = await walkHere();
    submit();
    expect(await screen.findByText('Catalogue here')).toBeVisible();
    expect(router.state.historyAction).toBe('POP');
  });

  it('[spec §2 Booking form: cancel goes back] goes two steps back on Cancel and forgets the draft', async () => {
    const { user } = await walkHere();
    fill(/^Full name/, 'Augusta King');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Catalogue here')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes to the bookings if there are fewer than two steps, and remembers the new booking', async () => {
    history.replaceState({ idx: 1 }, '');
    const { store } = show();
    submit();
    expect(await screen.findByText('Bookings here')).toBeVisible();
    expect(store.getState().notices.recentTrip).toEqual({
      trip: aBooking(),
      paid: null,
      open: true,
    });
  });

  it('goes to the destination on Cancel if there are fewer than two steps', async () => {
    history.replaceState({ idx: 1 }, '');
    const { user, store } = show();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Destination here')).toBeVisible();
    expect(store.getState().notices.recentTrip).toBeNull();
  });
});

describe('the draft', () => {
  it('survives a reload', async () => {
    const first = show(answering(), bookingHref(start));
    await screen.findByLabelText(/^Travel date/);
    fill(/^Full name/, 'Augusta King');
    fill(/^Travel date/, '2091-05-01');
    fill(/^Duration/, '7');
    first.unmount();
    show(answering(), bookingHref(start));
    expect(await screen.findByLabelText(/^Full name/)).toHaveValue('Augusta King');
    expect(field(/^Travel date/)).toHaveValue('2091-05-01');
    expect(field(/^Duration/)).toHaveValue(7);
  });

  it('is replaced by the date and days of a newer Book Now', async () => {
    const first = show(answering(), bookingHref(start));
    await screen.findByLabelText(/^Travel date/);
    fill(/^Full name/, 'Augusta King');
    fill(/^Duration/, '7');
    first.unmount();
    show(answering(), bookingHref({ ...start, travelDuration: 5 }));
    expect(await screen.findByLabelText(/^Full name/)).toHaveValue('Augusta King');
    expect(field(/^Duration/)).toHaveValue(5);
  });

  it('is ignored if it is invalid', async () => {
    sessionStorage.setItem('booking-draft:ada@example.com:fuji', '{"start":1}');
    show(answering(), bookingHref(start));
    expect(await screen.findByLabelText(/^Full name/)).toHaveValue('Ada Lovelace');
  });
});
