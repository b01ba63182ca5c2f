import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localToday } from '@wayfarer/contract';
import { toast as messages } from 'react-hot-toast/headless';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { recentTripChanged } from '../../../session/notices.ts';
import { renderScreen } from '../../../test/render.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { page } from './bookings-page.tsx';
import { fakeApi, later, ok, refused } from '../../../test/fake-api.ts';
import { aBooking } from '../test/bookings.ts';

const PATH = '/bookings';
const today = localToday(new Date());

const fuji = aBooking();
const bali = aBooking({
  _id: 'bali-trip',
  travelSpot: 'Uluwatu',
  travelCountry: 'Indonesia',
  travelCost: '$1,000',
  travelDate: '2020-02-29',
  travelDuration: 1,
  paid: true,
});

const holding = (...bookings: unknown[]) => fakeApi({ 'GET /bookings': () => ok(bookings) });

function show({ api }: ReturnType<typeof fakeApi>, at = PATH) {
  const user = userEvent.setup();
  const shown = (
    <>
      <page.Component />
      <ToastHost />
    </>
  );
  return { user, ...renderScreen(shown, { api, user: ADA, at }, PATH) };
}

function onWideScreen() {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === '(min-width: 72rem)',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}
afterEach(() => {
  vi.restoreAllMocks();
  messages.remove();
});

it('marks a request as unanswered, and asks for no payment', async () => {
  const request = aBooking({ travelDate: '2090-06-15', state: 'held', awaitsAgency: true });
  show(holding(request));
  expect(await screen.findByText('Waiting for our answer')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay Now/ })).toBeNull();
  expect(screen.queryByText('Not paid yet')).toBeNull();
  expect(screen.getByRole('link', { name: /^Update/ })).toBeVisible();
});

it('loads further pages if the answer is only the first of several', async () => {
  const link = '</api/bookings?cursor=abc>; rel="next"';
  const others = aBooking({ _id: 'other', travelSpot: 'Bromo', travelEmail: 'eve@example.com' });
  const world = fakeApi({
    'GET /bookings': ({ query }) =>
      query?.['cursor'] === 'abc' ? ok([fuji]) : { ...ok([others, bali]), headers: { link } },
  });
  show(world);
  expect(await screen.findByRole('heading', { level: 2, name: 'Mount Fuji' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Uluwatu' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'Bromo' })).not.toBeInTheDocument();
});

it('scrolls to the new booking when it opens, and does not move afterward', async () => {
  const scrolled: (string | undefined)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    scrolled.push(this.dataset['row']);
  });
  const { store } = show(holding(fuji, bali));
  act(() => void store.dispatch(recentTripChanged({ trip: bali, paid: '$1,000', open: false })));
  const where = await new Promise((resolve) => {
    new MutationObserver(() => {
      if (screen.queryByRole('link', { name: 'Uluwatu' })) resolve([...scrolled]);
    }).observe(document, { childList: true, subtree: true });
  });
  expect(where).toEqual(['bali-trip']);
  await new Promise(requestAnimationFrame);
  expect(scrolled).toEqual(['bali-trip']);
});

const card = async (name: string) => {
  const title = await screen.findByRole('heading', { level: 2, name });
  const article = title.closest('article');
  if (!article) throw new Error(`${name} stands in no card`);
  return article;
};
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const figure = async (label: string) =>
  (await screen.findByText(label)).parentElement?.querySelector('dd')?.textContent;

describe('while the list loads', () => {
  it('[spec §2 My bookings: loading] says so, and mentions no empty list', async () => {
    const list = later();
    show(fakeApi({ 'GET /bookings': () => list.promise }));
    expect(screen.getByText('Loading All Bookings Data')).toBeVisible();
    expect(screen.queryByText('No Bookings Yet!')).not.toBeInTheDocument();
    await list.answer(ok([]));
    expect(await screen.findByText('No Bookings Yet!')).toBeVisible();
    expect(screen.queryByText('Loading All Bookings Data')).not.toBeInTheDocument();
  });

  it('[spec §2 My bookings: error] says what failed and why, and tries again', async () => {
    let broken = true;
    const api = fakeApi({
      'GET /bookings': () => (broken ? { status: 503, body: null } : ok([fuji])),
    });
    const { user } = show(api);
    expect(await screen.findByText('Failed to load tourist Bookings')).toBeVisible();
    expect(screen.getByText(/went wrong on our side/)).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mount Fuji')).toBeVisible();
  });

  it('[spec §2 My bookings: empty state] links to destinations', async () => {
    show(holding());
    expect(await screen.findByText('No Bookings Yet!')).toBeVisible();
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Explore destinations')).toBe('/allTouristSpots');
    expect(link('See popular spots')).toBe('/popularSpots');
  });

  it("[spec §6 My bookings: own only] shows an administrator their own bookings, not everyone's", async () => {
    const others = aBooking({ _id: 'x', travelSpot: 'Paris', travelEmail: 'ben@example.com' });
    const mine = aBooking({ _id: 'y', travelEmail: 'ADA@example.com' });
    show(holding(others, mine));
    expect(await card('Mount Fuji')).toBeVisible();
    expect(screen.queryByText('Paris')).not.toBeInTheDocument();
    expect(await figure('Total Bookings')).toBe('1');
  });
});

describe('the figures and links', () => {
  it('[spec §2 My bookings: Total Bookings] counts the bookings', async () => {
    show(holding(fuji, bali));
    expect(await figure('Total Bookings')).toBe('2');
  });
  it('[spec §2 My bookings: Upcoming Trips] counts those of today or later', async () => {
    show(holding(fuji, bali, aBooking({ _id: 'now', travelDate: today })));
    expect(await figure('Upcoming Trips')).toBe('2');
  });
  it('[spec §2 My bookings: Total Spent] sums the trips', async () => {
    show(holding(fuji, bali));
    expect(await figure('Total Spent')).toBe('$1,600');
  });

  it('links to a plan’s balance, and says by when it is due', async () => {
    const paid = aBooking({ paid: true });
    const breakdown = { ...paid.breakdown, balanceDueOn: '2090-03-13' };
    show(holding({ ...paid, breakdown }));
    expect(await screen.findByText('$400 by Mar 13, 2090')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Paid/ })).toBeDisabled();
    expect(screen.getByRole('link', { name: /^Pay the balance/ })).toHaveAttribute(
      'href',
      '/payment/fuji-trip?part=balance',
    );
  });

  it('shows how much of the total is paid, and what is due on arrival under Paid', async () => {
    show(holding(fuji, aBooking({ _id: 'paid', paid: true })));
    expect(await screen.findByText('$200 paid so far')).toBeVisible();
    expect(screen.getByText('including upcoming trips')).toBeVisible();
    expect(screen.getByText('$400 due on arrival')).toBeVisible();
  });
  it('[spec §2 My bookings: Countries Visited] counts distinct countries', async () => {
    show(holding(fuji, bali, aBooking({ _id: 'again' })));
    expect(await figure('Countries Visited')).toBe('2');
  });
  it('[spec §2 My bookings: New Booking] leads to the destinations', async () => {
    show(holding());
    const link = screen.getByRole('link', { name: 'New Booking' });
    expect(link).toHaveAttribute('href', '/allTouristSpots');
  });
  it('[spec §2 My bookings: Back to Home] leads home', async () => {
    show(holding());
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});

describe('search and order', () => {
  it('[spec §2 My bookings: search] filters the list, keeps the text in the address and clears it', async () => {
    const { user, router } = show(holding(fuji, bali));
    await card('Mount Fuji');
    await user.type(screen.getByRole('searchbox', { name: 'Search your bookings' }), 'ulu');
    expect(titles()).toEqual(['Uluwatu']);
    expect(screen.getByText('Showing 1 of 2 bookings')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?search=ulu'));
    await user.type(screen.getByRole('searchbox'), 'xyz');
    expect(screen.getByText('No bookings match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(titles()).toEqual(['Mount Fuji', 'Uluwatu']);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('[spec §2 My bookings: sort choices] offers date, name, spot and cost, and keeps the choice in the address', async () => {
    const { user, router } = show(holding(fuji, bali));
    await card('Mount Fuji');
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    const choices = within(sort).getAllByRole('option');
    expect(choices.map((one) => one.getAttribute('value'))).toEqual([
      'date',
      'name',
      'spot',
      'cost',
      'soonest',
    ]);
    expect(titles()).toEqual(['Mount Fuji', 'Uluwatu']);
    await user.selectOptions(sort, 'cost');
    await waitFor(() => expect(titles()).toEqual(['Uluwatu', 'Mount Fuji']));
    expect(router.state.location.search).toBe('?sort=cost');
  });

  it('shows only upcoming trips, with the next departure first', async () => {
    const soon = aBooking({ _id: 'soon', travelSpot: 'Bromo', travelDate: today });
    const { user, router } = show(holding(fuji, bali, soon));
    await user.click(await screen.findByRole('radio', { name: 'Upcoming' }));
    expect(router.state.location.search).toBe('?trips=upcoming');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'soonest');
    expect(titles()).toEqual(['Bromo', 'Mount Fuji']);
    expect(screen.getByText('Showing 2 of 3 bookings')).toBeVisible();
    expect(within(await card('Bromo')).getByText('Today')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Past' }));
    expect(titles()).toEqual(['Uluwatu']);
  });

  it('says that a part is empty, in the singular if there is one trip', async () => {
    const { user } = show(holding(fuji));
    expect(await screen.findByText('Showing 1 of 1 booking')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Past' }));
    expect(screen.getByText('You have no past trips.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all bookings' }));
    expect(titles()).toEqual(['Mount Fuji']);
  });

  it('opens as its address says', async () => {
    show(holding(fuji, bali), '/bookings?sort=cost&search=a');
    await card('Uluwatu');
    expect(titles()).toEqual(['Uluwatu', 'Mount Fuji']);
    expect(screen.getByRole('searchbox')).toHaveValue('a');
  });
});

describe('a booking', () => {
  it('[spec §2 My bookings: mobile cards] is a card on a small screen', async () => {
    show(holding(fuji));
    const shown = await card('Mount Fuji');
    for (const text of ['Japan', 'Apr 12, 2090', '3 days', 'Ada Lovelace', '$600', '$400', 'USD']) {
      expect(within(shown).getByText(text)).toBeVisible();
    }
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('that was never paid is not due anymore once its day is past', async () => {
    show(holding(fuji, { ...bali, paid: false, breakdown: aBooking().breakdown }));
    const past = within(await card('Uluwatu'));
    expect(past.getByText('Not paid')).toBeVisible();
    expect(past.queryByText('Due now')).not.toBeInTheDocument();
    expect(within(await card('Mount Fuji')).getByText('Due now')).toBeVisible();
  });

  it('[spec §2 My bookings: table columns] is a row of the table on a wide screen', async () => {
    onWideScreen();
    show(holding(fuji, bali));
    const table = await screen.findByRole('table', { name: 'Your bookings' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      '#',
      'Traveler',
      'Destination',
      'Cost',
      'Travel Date',
      'Duration',
      'Status',
      'Actions',
    ]);
    const [, row] = within(table).getAllByRole('row');
    expect(row).toHaveTextContent(
      /^1Ada LovelaceMount FujiJapanWF-7K3M9Q\$200 per adult, per dayTotal\$600Due now\$200Due on arrival\$400CurrencyUSDApr 12, 20903 daysUpcomingIn [\d,]+ daysNot paid yetPay Now/,
    );
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('[spec §4 Upcoming or Completed: status] is upcoming from today on, completed before', async () => {
    show(holding(bali, aBooking({ travelDate: today })));
    expect(within(await card('Mount Fuji')).getByText('Upcoming')).toBeVisible();
    expect(within(await card('Uluwatu')).getByText('Completed')).toBeVisible();
  });

  it('[spec §4 My bookings: upcoming highlighted] stands out while it is upcoming', async () => {
    onWideScreen();
    show(holding(fuji, bali));
    const [, upcoming, completed] = await screen.findAllByRole('row');
    expect(upcoming).toHaveClass('bg-lagoon-soft/45');
    expect(completed).not.toHaveClass('bg-lagoon-soft/45');
  });

  it('[spec §2 My bookings: Pay Now] is paid under its own address', async () => {
    show(holding(fuji));
    const link = within(await card('Mount Fuji')).getByRole('link', { name: /^Pay Now/ });
    expect(link).toHaveAttribute('href', '/payment/fuji-trip');
  });

  it('[spec §2 My bookings: Update] is changed under its own address', async () => {
    show(holding(fuji));
    const link = within(await card('Mount Fuji')).getByRole('link', { name: /^Update/ });
    expect(link).toHaveAttribute('href', '/updateBooking/fuji-trip');
  });
});

describe('a paid booking', () => {
  it('[spec §2 My bookings: Paid] [spec §4 Booking paid: by a payment record] says so in place of Pay Now', async () => {
    show(holding(bali));
    const shown = await card('Uluwatu');
    expect(within(shown).getByRole('button', { name: /^Paid/ })).toBeDisabled();
    expect(within(shown).queryByRole('link', { name: /^Pay Now/ })).not.toBeInTheDocument();
    const [trip, receipt, ...others] = within(shown).getAllByRole('link');
    expect(trip).toHaveAttribute('href', '/bookings/bali-trip');
    expect(receipt).toHaveAccessibleName(/^Receipt ?\(Uluwatu\)$/);
    expect(receipt).toHaveAttribute('href', '/payment/bali-trip');
    expect(others).toEqual([]);
  });
  it('[spec §4 My bookings: paid disables Update] cannot be changed', async () => {
    show(holding(bali));
    const update = within(await card('Uluwatu')).getByRole('button', { name: /^Update/ });
    expect(update).toBeDisabled();
  });
  it('[spec §4 My bookings: paid disables Delete] cannot be deleted', async () => {
    show(holding(bali));
    const remove = within(await card('Uluwatu')).getByRole('button', { name: /^Delete/ });
    expect(remove).toBeDisabled();
  });
});

describe('deleting', () => {
  async function ask(user: ReturnType<typeof userEvent.setup>, name: string) {
    await user.click(within(await card(name)).getByRole('button', { name: /^Delete/ }));
    return screen.getByRole('alertdialog', { name: 'Delete this booking?' });
  }

  it('[spec §2 My bookings: Delete] asks first, and keeps the trip if the answer is no', async () => {
    const api = holding(fuji);
    const { user } = show(api);
    const dialog = await ask(user, 'Mount Fuji');
    expect(dialog).toHaveAccessibleDescription(/Mount Fuji on Apr 12, 2090/);
    await user.click(within(dialog).getByRole('button', { name: 'Keep trip' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.callsOf('DELETE')).toEqual([]);
  });

  it("[spec §4 My bookings: deleting row] disables only that row's button, with a spinner", async () => {
    const answer = later();
    const kept = aBooking({ _id: 'kept', travelSpot: 'Kyoto' });
    const { user } = show(
      fakeApi({
        'GET /bookings': () => ok([fuji, kept]),
        'DELETE /bookings/fuji-trip': () => answer.promise,
      }),
    );
    await user.click(within(await ask(user, 'Mount Fuji')).getByText('Yes, delete it'));
    const button = within(await card('Mount Fuji')).getByRole('button', { name: /^Delete/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
    const other = within(await card('Kyoto')).getByRole('button', { name: /^Delete/ });
    expect(other).not.toHaveAttribute('aria-disabled');
    await answer.answer(ok({ deletedCount: 0 }));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  });

  it('[spec §7 My bookings: removed after delete] [spec §8 My bookings: delete toast] removes the row before the list is fetched again', async () => {
    const again = later();
    let fetched = 0;
    const { user } = show(
      fakeApi({
        'GET /bookings': () => {
          fetched += 1;
          return fetched === 1 ? ok([fuji, bali]) : again.promise;
        },
        'DELETE /bookings/fuji-trip': () => ok({ deletedCount: 1 }),
      }),
    );
    await user.click(within(await ask(user, 'Mount Fuji')).getByText('Yes, delete it'));
    expect(await screen.findByText('Booking deleted successfully! 🗑️')).toBeVisible();
    expect(titles()).toEqual(['Uluwatu']);
    expect((await card('Uluwatu')).closest('li')).toHaveFocus();
    await waitFor(() => expect(fetched).toBe(2));
    await again.answer(ok([bali]));
    expect(titles()).toEqual(['Uluwatu']);
  });

  it('keeps the row if nothing was deleted', async () => {
    const { user } = show(
      fakeApi({
        'GET /bookings': () => ok([fuji]),
        'DELETE /bookings/fuji-trip': () => ok({ deletedCount: 0 }),
      }),
    );
    await user.click(within(await ask(user, 'Mount Fuji')).getByText('Yes, delete it'));
    expect(await screen.findByText('Failed to delete booking')).toBeVisible();
    expect(titles()).toEqual(['Mount Fuji']);
  });

  it('[spec §8 My bookings: delete failure toast] says that it failed and why, and shows the current state', async () => {
    let paid = false;
    const { user } = show(
      fakeApi({
        'GET /bookings': () => ok([{ ...fuji, paid }]),
        'DELETE /bookings/fuji-trip': () => {
          paid = true;
          return refused(409, 'booking_paid', 'This booking is paid.');
        },
      }),
    );
    await user.click(within(await ask(user, 'Mount Fuji')).getByText('Yes, delete it'));
    expect(await screen.findByText('Failed to delete booking')).toBeVisible();
    expect(await screen.findByText('This booking is paid.')).toBeVisible();
    const shown = await card('Mount Fuji');
    expect(await within(shown).findByRole('button', { name: /^Paid/ })).toBeDisabled();
  });
});
