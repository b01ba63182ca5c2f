import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, localToday } from '@wayfarer/contract';
import { toast as messages } from 'react-hot-toast/headless';
import { afterEach, describe, expect, it } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { page } from './bookings-page.tsx';
import { fakeApi, ok } from '../../../test/fake-api.ts';
import { aBooking, aCanceledBooking } from '../test/bookings.ts';

const today = localToday(new Date());
const fuji = aBooking({ paid: true });
const past = aBooking({ _id: 'past', travelSpot: 'Uluwatu', travelDate: '2020-02-29' });
const canceled = aCanceledBooking({ _id: 'off', travelSpot: 'Bromo', travelCountry: 'Indonesia' });

function show(bookings: unknown[], at = '/bookings') {
  const world = fakeApi({
    'GET /bookings': () => ok(bookings),
    'DELETE /bookings/off': () => ok({ deletedCount: 1 }),
  });
  const user = userEvent.setup();
  return {
    ...world,
    user,
    ...renderScreen(<page.Component />, { api: world.api, user: ADA, at }, '/bookings'),
  };
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const chip = (name: string) => screen.findByRole('radio', { name });
const figure = async (label: string) =>
  (await screen.findByText(label)).parentElement?.querySelector('dd')?.textContent;
async function card(name: string) {
  const title = await screen.findByRole('heading', { level: 2, name });
  const article = title.closest('article');
  if (!article) throw new Error(`${name} stands in no card`);
  return within(article);
}

afterEach(() => messages.remove());

describe('the parts of the list', () => {
  it('cover every booking, and show the count in each', async () => {
    const { calls } = show([fuji, past, canceled]);
    expect(await chip('All')).toBeChecked();
    for (const [name, count] of Object.entries({ All: 2, Upcoming: 1, Past: 1, Canceled: 1 })) {
      expect(await chip(name)).toHaveAccessibleDescription(String(count));
    }
    expect(calls[0]?.query).toEqual({ state: 'all' });
  });

  it('separate canceled trips from all others, also in the figures', async () => {
    const { user } = show([fuji, past, canceled]);
    await chip('All');
    expect(titles()).toEqual(['Mount Fuji', 'Uluwatu']);
    expect(screen.getByText('Showing 2 of 2 bookings')).toBeVisible();
    expect(await figure('Total Bookings')).toBe('2');
    expect(await figure('Countries Visited')).toBe('1');
    expect(await figure('Total Spent')).toBe('$1,200');
    await user.click(await chip('Canceled'));
    expect(titles()).toEqual(['Bromo']);
    expect(screen.getByText('Showing 1 of 1 booking')).toBeVisible();
    expect(await figure('Total Bookings')).toBe('2');
  });

  it('are kept in the address, and can be chosen by keyboard', async () => {
    const { user, router } = show([fuji, canceled], '/bookings?trips=canceled');
    expect(await chip('Canceled')).toBeChecked();
    expect(titles()).toEqual(['Bromo']);
    (await chip('Canceled')).focus();
    await user.keyboard('{ArrowLeft}');
    expect(await chip('Past')).toBeChecked();
    await waitFor(() => expect(router.state.location.search).toBe('?trips=past'));
    await user.click(await chip('All'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('start with the canceled ones if there are no others', async () => {
    const { user } = show([canceled]);
    expect(await chip('Canceled')).toBeChecked();
    expect(titles()).toEqual(['Bromo']);
    await user.click(await chip('All'));
    expect(screen.getByRole('heading', { name: 'No Bookings Yet!' })).toBeVisible();
  });

  it('say that no trip is canceled', async () => {
    show([fuji], '/bookings?trips=canceled');
    expect(await screen.findByText('You have no canceled trips.')).toBeVisible();
  });

  it('can be searched like the others', async () => {
    const { user } = show([canceled, { ...canceled, _id: 'b', travelSpot: 'Ubud' }]);
    await user.type(await screen.findByRole('searchbox'), 'ubud');
    expect(titles()).toEqual(['Ubud']);
    expect(screen.getByText('Showing 1 of 2 bookings')).toBeVisible();
  });
});

describe('a canceled booking', () => {
  it('says so, and what happened to its money', async () => {
    show([canceled]);
    const shown = await card('Bromo');
    expect(shown.getByText('Canceled')).toBeVisible();
    expect(shown.getByText('Refund on its way')).toBeVisible();
    expect(shown.getByText('Refund').parentElement).toHaveTextContent('Refund$200');
    expect(shown.getByText('Not refunded').parentElement).toHaveTextContent('Not refunded$0');
    expect(shown.getByText('$600').tagName).toBe('S');
    expect(shown.queryByText('Refunded later')).not.toBeInTheDocument();
  });

  it('shows later refunds, and what is retained now', async () => {
    const later = { refund: { card: 100_00, counter: 0 }, backLater: 30_00, kept: 70_00 };
    show([aCanceledBooking({ travelSpot: 'Bromo' }, { ...later, progress: 'done' })]);
    const shown = await card('Bromo');
    expect(shown.getByText('Refund').parentElement).toHaveTextContent('Refund$100');
    expect(shown.getByText('Refunded later').parentElement).toHaveTextContent('$30');
    expect(shown.getByText('Not refunded').parentElement).toHaveTextContent('Not refunded$70');
  });

  it.each([
    ['decided', 'Refund approved'],
    ['done', 'Refund sent'],
    ['held', 'Waiting for your bank'],
    ['failed', 'Refund failed; we’re on it'],
  ] as const)('whose refund is %s says %j', async (progress, text) => {
    show([aCanceledBooking({ travelSpot: 'Bromo' }, { progress })]);
    expect((await card('Bromo')).getByText(text)).toBeVisible();
  });

  it('mentions no refund if it was never paid', async () => {
    const nothing = { taken: 0, refund: { card: 0, counter: 0 }, lapsed: 600_00 };
    show([aCanceledBooking({ travelSpot: 'Bromo' }, { ...nothing, progress: 'none' })]);
    const shown = await card('Bromo');
    expect(shown.queryByText('Paid')).not.toBeInTheDocument();
    expect(shown.queryByText(/[Rr]efund/)).not.toBeInTheDocument();
  });

  it('refunds a cash payment in person', async () => {
    const refund = { card: 0, counter: 200_00 };
    show([aCanceledBooking({ travelSpot: 'Bromo' }, { refund, progress: 'none' })]);
    expect((await card('Bromo')).getByText('We’ll refund you in person')).toBeVisible();
  });

  it('can be booked again, viewed and deleted, nothing else', async () => {
    show([canceled]);
    const shown = await card('Bromo');
    expect(shown.getByRole('link', { name: /^Book again/ })).toHaveAttribute(
      'href',
      '/allTouristSpots/touristSpot/fuji',
    );
    expect(shown.getByRole('link', { name: /^Details/ })).toHaveAttribute(
      'href',
      '/bookings/off/cancel',
    );
    expect(shown.getByRole('link', { name: 'Bromo' })).toHaveAttribute('href', '/bookings/off');
    expect(shown.getAllByRole('link')).toHaveLength(3);
    expect(shown.getAllByRole('button')).toEqual([shown.getByRole('button', { name: /^Delete/ })]);
  });

  it('cannot be booked again if its destination is gone', async () => {
    show([{ ...canceled, spotId: null }]);
    const shown = await card('Bromo');
    expect(shown.queryByRole('link', { name: /^Book again/ })).not.toBeInTheDocument();
  });

  it('is removed from the list after a confirmation', async () => {
    const { user, callsOf } = show([fuji, canceled], '/bookings?trips=canceled');
    await user.click((await card('Bromo')).getByRole('button', { name: /^Delete/ }));
    const dialog = screen.getByRole('alertdialog', { name: 'Remove this booking from your list?' });
    expect(dialog).toHaveAccessibleDescription(/Bromo on Apr 12, 2090.*Its refund and receipts/);
    await user.click(within(dialog).getByRole('button', { name: 'Yes, delete it' }));
    await waitFor(() => expect(callsOf('DELETE')).toHaveLength(1));
  });
});

describe('the cancel link', () => {
  const cancel = { name: /^Cancel/ };

  it('is offered for a paid upcoming trip', async () => {
    show([fuji]);
    const link = (await card('Mount Fuji')).getByRole('link', cancel);
    expect(link).toHaveAttribute('href', '/bookings/fuji-trip/cancel');
  });

  it.each([
    ['has begun', aBooking({ paid: true, travelDate: today })],
    ['is over', aBooking({ paid: true, travelDate: addDays(today, -30) })],
    ['is not paid, which is deleted instead', aBooking()],
  ])('is not offered for a booking that %s', async (_, booking) => {
    show([booking]);
    expect((await card('Mount Fuji')).queryByRole('link', cancel)).not.toBeInTheDocument();
  });

  it('is offered in place of Delete if a payment was made at the counter', async () => {
    const { breakdown } = aBooking();
    show([aBooking({ breakdown: { ...breakdown, paid: 50_00, dueNow: 150_00 } })]);
    const shown = await card('Mount Fuji');
    expect(shown.getByRole('link', cancel)).toBeVisible();
    expect(shown.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });
});
