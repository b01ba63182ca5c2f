import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, localDay, USUAL_PRICE_RULES } from '@wayfarer/contract';
import { toast as messages } from 'react-hot-toast/headless';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '../../../session/identity.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { fakeApi, later, ok, refused } from '../../../test/fake-api.ts';
import { aBooking, aCanceledBooking, aSpot } from '../test/bookings.ts';
import { page } from './update-booking-page.tsx';

afterEach(() => messages.remove());

const AT = '/updateBooking/fuji-trip';
const CALL = '/bookings/fuji-trip';
const BOOKINGS = {
  path: '/bookings',
  element: (
    <>
      <p>Bookings here</p>
      <ToastHost />
    </>
  ),
};

const holding = (booking = aBooking(), extra: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [`GET ${CALL}`]: () => ok(booking),
    [`PUT ${CALL}`]: ({ body }) => ok({ ...booking, ...(body as object) }),
    'GET /allSpots/fuji': () => ok(aSpot()),
    ...extra,
  });

function show(api = holding(), user: SessionUser | null | undefined = ADA) {
  const shown = (
    <>
      <page.Component />
      <ToastHost />
    </>
  );
  const options = {
    api: api.api,
    at: AT,
    routes: [BOOKINGS, { path: '/about', element: <ToastHost /> }],
    ...(user !== undefined && { user }),
  };
  return { user: userEvent.setup(), ...renderScreen(shown, options, '/updateBooking/:id') };
}

async function shownForm(api = holding()) {
  const view = show(api);
  await screen.findByLabelText(/^New travel date/);
  return view;
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
/** The button's label contains the new price. */
const SUBMIT = /^Update booking/;
const submit = () => fireEvent.click(screen.getByRole('button', { name: SUBMIT }));

// the form's script loads on first use, which takes long on a busy machine
beforeAll(() => import('./update-form.tsx'), 60_000);

describe('while it loads', () => {
  it('says so, and mentions no missing booking', async () => {
    const answer = later();
    show(holding(aBooking(), { [`GET ${CALL}`]: () => answer.promise }));
    expect(screen.getByText('Loading your booking...')).toBeVisible();
    expect(screen.queryByText('Booking Not Found')).not.toBeInTheDocument();
    await answer.answer(ok(aBooking()));
    expect(await screen.findByText('Current details')).toBeVisible();
  });

  it("[spec §2 Update booking: not found] says 'Booking Not Found' and leads back", async () => {
    show(holding(aBooking(), { [`GET ${CALL}`]: () => refused(404, 'not_found') }));
    expect(await screen.findByText('Booking Not Found')).toBeVisible();
    const back = screen.getByRole('link', { name: 'Back to Bookings' });
    expect(back).toHaveAttribute('href', '/bookings');
  });

  it('distinguishes a failure from a missing booking and tries again', async () => {
    let broken = true;
    const api = holding(aBooking(), {
      [`GET ${CALL}`]: () => (broken ? { status: 503, body: null } : ok(aBooking())),
    });
    const { user } = show(api);
    expect(await screen.findByText('Failed to load this booking')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Current details')).toBeVisible();
  });

  it('[spec §2 Guard: update booking is open] asks an anonymous visitor to sign in, on this page', () => {
    const api = holding();
    const { router } = show(api, null);
    expect(screen.getByText('Sign in to see this booking')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(router.state.location.pathname).toBe(AT);
    expect(api.calls).toEqual([]);
  });
});

describe('a canceled booking', () => {
  it('says so, and offers links', async () => {
    show(holding(aCanceledBooking()));
    expect(await screen.findByRole('heading', { name: 'This trip is canceled' })).toBeVisible();
    expect(screen.getByText('Canceled')).toBeVisible();
    expect(screen.queryByRole('button', { name: SUBMIT })).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'See the cancellation' });
    expect(link).toHaveAttribute('href', '/bookings/fuji-trip/cancel');
  });

  it('is shown as canceled if that happened while the form was open', async () => {
    let canceled = false;
    await shownForm(
      holding(aBooking(), {
        [`GET ${CALL}`]: () => ok(canceled ? aCanceledBooking() : aBooking()),
        [`PUT ${CALL}`]: () => {
          canceled = true;
          return refused(409, 'booking_cancelled');
        },
      }),
    );
    submit();
    expect(await screen.findByRole('heading', { name: 'This trip is canceled' })).toBeVisible();
  });
});

describe('a paid booking', () => {
  it('is explained instead of showing a form', async () => {
    show(holding(aBooking({ paid: true })));
    expect(await screen.findByRole('heading', { name: 'This trip is paid' })).toBeVisible();
    expect(screen.getByText('Apr 12, 2090')).toBeVisible();
    expect(screen.queryByRole('button', { name: SUBMIT })).not.toBeInTheDocument();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/bookings',
      '/bookings',
      '/bookings/fuji-trip/cancel',
      '/paymentHistory',
    ]);
  });

  it('is shown as paid if that happened while the form was open', async () => {
    let paid = false;
    const api = holding(aBooking(), {
      [`GET ${CALL}`]: () => ok(aBooking({ paid })),
      [`PUT ${CALL}`]: () => {
        paid = true;
        return refused(409, 'booking_paid', 'This booking is paid.');
      },
    });
    await shownForm(api);
    submit();
    expect(await screen.findByRole('heading', { name: 'This trip is paid' })).toBeVisible();
  });
});

describe('a booking that only the agency can change', () => {
  it.each([
    [
      'with a deposit',
      { breakdown: { ...aBooking().breakdown, paid: 5000 } },
      'Contact us to change this trip',
      /^You’ve already paid something/,
    ],
    [
      'of who was checked in',
      { attendance: 'checked_in' },
      'Contact us to change this trip',
      /^You’ve been checked in/,
    ],
    [
      'that has begun',
      { travelDate: '2020-02-29' },
      'This trip has started',
      /^You can’t change its date or duration/,
    ],
  ] as const)('%s says so, and whom to contact', async (_, part, title, text) => {
    show(holding(aBooking(part)));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact?about=WF-7K3M9Q',
    );
    expect(screen.queryByRole('button', { name: SUBMIT })).not.toBeInTheDocument();
  });

  it('says so if a payment was made while the form was open', async () => {
    let paid = 0;
    const { breakdown } = aBooking();
    const api = holding(aBooking(), {
      [`GET ${CALL}`]: () => ok(aBooking({ breakdown: { ...breakdown, paid } })),
      [`PUT ${CALL}`]: () => {
        paid = 5000;
        return refused(409, 'ask_agency', 'Something was paid for this trip.');
      },
    });
    await shownForm(api);
    submit();
    expect(
      await screen.findByRole('heading', { name: 'Contact us to change this trip' }),
    ).toBeVisible();
  });
});

describe('the price of a change', () => {
  const dearer = (extra = {}) =>
    holding(aBooking(), {
      'GET /allSpots/fuji': () => ok(aSpot({ average_cost: '$300' })),
      ...extra,
    });
  const total = () => screen.getByText('New total').nextSibling?.textContent;

  it('is today’s price for additions, and the displayed total is sent', async () => {
    const api = dearer();
    await shownForm(api);
    expect(total()).toBe('$600');
    fill(/^Duration/, '4');
    await waitFor(() => expect(total()).toBe('$1,200'));
    expect(screen.getByText(/cost today’s price: \$300 per adult, per day/)).toBeVisible();
    submit();
    await waitFor(() => expect(api.callsOf('PUT')).toHaveLength(1));
    expect(api.callsOf('PUT')[0]?.body).toEqual({
      travelDate: '2090-04-12',
      travelDuration: 4,
      total: 120_000,
    });
  });

  it('is the agreed price for fewer days', async () => {
    const api = dearer();
    await shownForm(api);
    fill(/^Duration/, '2');
    expect(total()).toBe('$400');
    submit();
    await waitFor(() => expect(api.callsOf('PUT')).toHaveLength(1));
    expect(api.callsOf('PUT')[0]?.body).toEqual({ travelDate: '2090-04-12', travelDuration: 2 });
  });

  it('is unknown if the destination is no longer offered', async () => {
    await shownForm(dearer({ 'GET /allSpots/fuji': () => refused(404, 'not_found') }));
    fill(/^New travel date/, '2091-01-01');
    expect(await screen.findByText(/^This destination is no longer offered/)).toBeVisible();
  });
});

describe('a booking with a payment plan', () => {
  const plan = { now: { percent: 30 }, balanceDays: 30 };
  const planned = () => aBooking({ prices: { ...USUAL_PRICE_RULES, plan } });
  const amountOf = (label: string) =>
    screen.getAllByText(label).map((term) => term.nextSibling?.textContent);

  it('keeps its plan if the trip stays within what was agreed', async () => {
    await shownForm(holding(planned()));
    expect(amountOf('Balance by Mar 13, 2090')).toEqual(['$420']);
    fill(/^Duration/, '2');
    expect(amountOf('Balance by Mar 13, 2090')).toEqual(['$280']);
  });

  it('follows today’s terms otherwise', async () => {
    await shownForm(holding(planned()));
    fill(/^Duration/, '4');
    await waitFor(() => expect(amountOf('Due on arrival')).toEqual(['$400', '$600']));
  });
});

describe('the form', () => {
  it('[spec §2 Update booking: editable fields] edits date and duration, and the party', async () => {
    await shownForm();
    const inputs = document.querySelectorAll('form :is(input, select, textarea)[name]');
    const [date, duration, ...party] = [...inputs];
    expect([date, duration]).toEqual([field(/^New travel date/), field(/^Duration/)]);
    expect(party.map((input) => input.getAttribute('name'))).toEqual([
      'adults',
      'children',
      'infants',
    ]);
    expect(field(/^New travel date/)).toHaveValue('2090-04-12');
    expect(field(/^Duration/)).toHaveValue(3);
  });

  it('[spec §2 Update booking: current details] shows the booking as it is', async () => {
    await shownForm();
    const current = screen.getByRole('region', { name: 'Current details' });
    expect(current).toHaveTextContent(
      'Current detailsUpcomingDestinationMount Fuji, JapanTravelerAda LovelaceTravel DateApr 12, 2090Duration3 daysBest seasonSpring (March - May)Cost$200 per adult, per dayTotal$600Due now$200Due on arrival$400CurrencyUSD',
    );
  });

  it('[spec §2 Update booking: new total] shows the new total as the days change', async () => {
    await shownForm();
    const total = () => screen.getByText('New total').nextSibling?.textContent;
    expect(total()).toBe('$600');
    fill(/^Duration/, '10');
    expect(total()).toBe('$2,000');
  });

  it('[spec §2 Update booking: cost increase] says by how much it costs more', async () => {
    const { user } = await shownForm();
    await user.click(screen.getByRole('button', { name: 'One more day' }));
    expect(screen.getByText('Cost increase of $200')).toBeVisible();
  });
  it('[spec §2 Update booking: cost decrease] says by how much it costs less', async () => {
    const { user } = await shownForm();
    await user.click(screen.getByRole('button', { name: 'One day fewer' }));
    expect(screen.getByText('Cost decrease of $200')).toBeVisible();
  });
  it('[spec §2 Update booking: cost unchanged] says that the cost is unchanged', async () => {
    await shownForm();
    fill(/^New travel date/, '2091-01-01');
    expect(screen.getByText('No change in cost')).toBeVisible();
  });

  it('has the new price in its button, before anything is sent', async () => {
    const api = holding();
    await shownForm(api);
    expect(screen.getByRole('button', { name: 'Update booking (total $600)' })).toBeVisible();
    fill(/^Duration/, '10');
    expect(screen.getByRole('button', { name: 'Update booking (total $2,000)' })).toBeVisible();
    expect(api.callsOf('PUT')).toEqual([]);
  });

  it('adds travelers at today’s price, and sends the displayed total', async () => {
    const api = holding(aBooking(), {
      'GET /allSpots/fuji': () => ok(aSpot({ average_cost: '$300' })),
    });
    const { user } = await shownForm(api);
    await user.click(screen.getByText('1 adult'));
    await user.click(screen.getByRole('button', { name: 'More adults' }));
    await user.click(await screen.findByRole('button', { name: 'Update booking (total $1,800)' }));
    await waitFor(() => expect(api.callsOf('PUT')).toHaveLength(1));
    expect(api.callsOf('PUT')[0]?.body).toEqual({
      travelDate: '2090-04-12',
      travelDuration: 3,
      travellers: { adults: 2, children: 0, infants: 0 },
      total: 180_000,
    });
  });

  it('removes travelers at the agreed price', async () => {
    const travellers = { adults: 2, children: 0, infants: 0 };
    const api = holding(aBooking({ travellers }), {
      'GET /allSpots/fuji': () => ok(aSpot({ average_cost: '$300' })),
    });
    const { user } = await shownForm(api);
    await user.click(screen.getByText('2 adults', { selector: 'summary *' }));
    await user.click(screen.getByRole('button', { name: 'Fewer adults' }));
    await user.click(await screen.findByRole('button', { name: 'Update booking (total $600)' }));
    await waitFor(() => expect(api.callsOf('PUT')).toHaveLength(1));
    expect(api.callsOf('PUT')[0]?.body).toMatchObject({
      travellers: { adults: 1, children: 0, infants: 0 },
      total: 60_000,
    });
  });

  it('[spec §2 Update booking: Cancel] goes to the bookings', async () => {
    const { user } = await shownForm();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByText('Bookings here')).toBeVisible();
  });
  it('[spec §2 Update booking: Back] goes to the bookings', async () => {
    const { user } = await shownForm();
    await user.click(screen.getByRole('link', { name: 'Back to Bookings' }));
    expect(await screen.findByText('Bookings here')).toBeVisible();
  });

  it.each([
    [
      '[spec §5 Update booking: travel date required]',
      /^New travel date/,
      '',
      'Travel date is required',
    ],
    [
      '[spec §5 Update booking: travel date from today]',
      /^New travel date/,
      '2020-01-01',
      'Travel date cannot be earlier than today',
    ],
    ['[spec §5 Update booking: duration]', /^Duration/, '', 'Duration is required'],
    ['at least a day', /^Duration/, '0', 'Duration must be from 1 to 30 days'],
    ['at most 30 days', /^Duration/, '31', 'Duration must be from 1 to 30 days'],
  ])('%s %s: %j is answered by %s', async (_tag, name, value, text) => {
    const api = holding();
    await shownForm(api);
    fill(name, value);
    submit();
    expect(await screen.findByText(text)).toBeVisible();
    expect(field(name)).toBeInvalid();
    expect(api.callsOf('PUT')).toEqual([]);
  });

  it('refuses a past day, and accepts today at the destination', async () => {
    const api = holding();
    await shownForm(api);
    fill(/^New travel date/, '2020-02-29');
    submit();
    expect(await screen.findByText('Travel date cannot be earlier than today')).toBeVisible();
    const today = localDay(new Date(), 'Asia/Tokyo');
    fill(/^New travel date/, today);
    submit();
    await waitFor(() => expect(api.callsOf('PUT')).toHaveLength(1));
    expect(api.callsOf('PUT')[0]?.body).toMatchObject({ travelDate: today, travelDuration: 3 });
  });
});

describe('saving', () => {
  it("[spec §2 Update booking: Updating] shows 'Updating...' and sends once", async () => {
    const answer = later();
    const api = holding(aBooking(), { [`PUT ${CALL}`]: () => answer.promise });
    await shownForm(api);
    submit();
    const button = await screen.findByRole('button', { name: 'Updating...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(api.callsOf('PUT')).toHaveLength(1);
    await answer.answer(ok(aBooking()));
    expect(await screen.findByText('Bookings here')).toBeVisible();
  });

  it('[spec §8 Update booking: success toast] [spec §8 Update booking: success goes to bookings] says so on the bookings', async () => {
    const { router } = await shownForm();
    submit();
    expect(await screen.findByText('Booking updated successfully!')).toBeVisible();
    expect(router.state.location.pathname).toBe('/bookings');
  });

  it('does not move people who have navigated elsewhere in the meantime', async () => {
    const answer = later();
    const api = holding(aBooking(), { [`PUT ${CALL}`]: () => answer.promise });
    const { router } = await shownForm(api);
    submit();
    await waitFor(() => expect(api.callsOf('PUT')).toHaveLength(1));
    await act(() => router.navigate('/about'));
    await answer.answer(ok(aBooking()));
    expect(await screen.findByText('Booking updated successfully!')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/about');
  });

  it('[spec §8 Update booking: failure toast] says that it failed and why, and keeps the input', async () => {
    const api = holding(aBooking(), {
      [`PUT ${CALL}`]: () => refused(409, 'payment_in_progress', 'A payment is under way.'),
    });
    await shownForm(api);
    fill(/^Duration/, '9');
    submit();
    expect(await screen.findByText('Failed to update booking. Please try again.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('A payment is under way.');
    expect(field(/^Duration/)).toHaveValue(9);
  });
});

it('applies the lead time to a new date, and accepts the booked one', async () => {
  const today = localDay(new Date(), 'Asia/Tokyo');
  const booked = aBooking({ travelDate: addDays(today, 1) });
  const details = { leadDays: 5, included: [], notIncluded: [], bring: [] };
  const api = holding(booked, { 'GET /allSpots/fuji': () => ok({ ...aSpot(), details }) });
  await shownForm(api);
  await waitFor(() => expect(field(/^New travel date/)).toHaveAttribute('min', addDays(today, 5)));
  fill(/^New travel date/, addDays(today, 2));
  submit();
  expect(await screen.findByText(/must be booked at least 5 days ahead/)).toBeVisible();
  expect(api.callsOf('PUT')).toEqual([]);
  fill(/^New travel date/, booked.travelDate);
  fill(/^Duration/, '1');
  submit();
  await waitFor(() => expect(api.callsOf('PUT')).toHaveLength(1));
});
