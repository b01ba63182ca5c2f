import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { page } from './my-spots-page.tsx';
import { Stats } from './stats.tsx';
import { later, ownApi, ownSpot } from './test/own-api.ts';

const PATH = '/myTouristSpots';
const ELSEWHERE = [
  { path: '/', element: <p>Home here</p> },
  { path: '/addTouristSpots', element: <p>The form here</p> },
  { path: '/updateTouristSpot/:id', element: <p>The edit form here</p> },
  { path: '/allTouristSpots/touristSpot/:id', element: <p>The destination here</p> },
];

const fuji = ownSpot({ createdAt: '2026-01-03T00:00:00.000Z', average_cost: '$210' });
const uluwatu = ownSpot({
  _id: 'bali',
  spot: 'Uluwatu',
  country: 'Indonesia',
  average_cost: '$120',
  createdAt: '2026-01-02T00:00:00.000Z',
  description: '',
  seasonality: '',
  travel_time: '',
  totalVisitorsPerYear: '',
});
const kyoto = ownSpot({
  _id: 'kyoto',
  spot: 'Kyoto',
  average_cost: '$1,000',
  createdAt: '2026-01-01T00:00:00.000Z',
});
const all = [fuji, uluwatu, kyoto];

// toasts stay after their screen is gone
afterEach(() => toast.remove());

function show(api = ownApi(all), at = PATH) {
  const element = (
    <>
      <page.Component />
      <ToastHost />
    </>
  );
  const user = userEvent.setup({ delay: null });
  const options = { api: api.api, user: ADA, at, routes: ELSEWHERE };
  return { ...renderScreen(element, options, PATH), user, sent: api.sent };
}

const card = async (name: string) => {
  const found = (await screen.findByRole('heading', { name, level: 3 })).closest('article');
  if (!found) throw new Error(`${name} is in no card`);
  return within(found);
};
const names = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search by spot or country' });

describe('the list', () => {
  it('[spec §2 My spots: own only] requests the signed-in visitor’s spots', async () => {
    const { sent } = show();
    await card('Mount Fuji');
    expect(names()).toEqual(['Mount Fuji', 'Uluwatu', 'Kyoto']);
    expect(sent('GET')).toMatchObject([{ path: '/allSpotsById', query: { email: ADA.email } }]);
  });

  it('[spec §2 My spots: loading] shows the loading text, and never an empty list before the answer', async () => {
    const answer = later();
    show(ownApi([], { 'GET /allSpotsById': () => answer.promise }));
    expect(screen.getByText('Loading your amazing destinations...')).toBeInTheDocument();
    expect(screen.queryByText('No destinations added yet.')).not.toBeInTheDocument();
    await act(async () => answer.answer({ status: 200, body: [] }));
    expect(await screen.findByText('No destinations added yet.')).toBeInTheDocument();
    expect(screen.queryByText('Loading your amazing destinations...')).not.toBeInTheDocument();
  });

  it('[spec §2 My spots: error] says that it failed, why, and retries', async () => {
    let broken = true;
    const answer = () => (broken ? { status: 503, body: null } : { status: 200, body: all });
    const { user } = show(ownApi([], { 'GET /allSpotsById': answer }));
    expect(await screen.findByText('Failed to load tourist spots.')).toBeInTheDocument();
    expect(screen.getByText(/went wrong on our side/)).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Uluwatu' })).toBeInTheDocument();
  });

  it('[spec §2 My spots: empty] says that nothing was added yet', async () => {
    show(ownApi([]));
    expect(await screen.findByText('No destinations added yet.')).toBeInTheDocument();
    expect(screen.queryByText('100%')).not.toBeInTheDocument();
  });

  it('[spec §2 My spots: Add New] links to the form', async () => {
    const { user } = show();
    await user.click(screen.getByRole('link', { name: 'Add New' }));
    expect(await screen.findByText('The form here')).toBeInTheDocument();
  });

  it('[spec §2 My spots: Back to Home] links home', async () => {
    const { user } = show();
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    expect(await screen.findByText('Home here')).toBeInTheDocument();
  });
});

describe('the figures', () => {
  const figure = (label: string) => screen.getByText(label).closest('div');

  it('[spec §2 My spots: number of spots] [spec §2 My spots: number of countries] [spec §2 My spots: average cost] [spec §2 My spots: Passion] sums up what was added', async () => {
    show();
    expect(await screen.findByText('Passion')).toBeInTheDocument();
    expect(figure('Destinations')).toHaveTextContent('3');
    expect(figure('Countries')).toHaveTextContent('2');
    // (210 + 120 + 1000) / 3 = 443.33
    expect(figure('Average cost')).toHaveTextContent('$443');
    expect(figure('Passion')).toHaveTextContent('100%');
  });

  it('[spec §9 My spots: delay of the stats] appear after 200 ms', () => {
    vi.useFakeTimers();
    try {
      renderScreen(<Stats spots={all} />, { user: ADA });
      act(() => void vi.advanceTimersByTime(199));
      expect(screen.queryByText('Passion')).not.toBeInTheDocument();
      act(() => void vi.advanceTimersByTime(1));
      expect(screen.getByText('Passion')).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('search, order and view', () => {
  it('[spec §2 My spots: count line] shows how many of all are shown', async () => {
    const { user } = show();
    expect(await screen.findByText('Showing 3 of 3 destinations')).toBeInTheDocument();
    await user.type(search(), 'JAPAN');
    expect(await screen.findByText('Showing 2 of 3 destinations')).toBeInTheDocument();
    expect(names()).toEqual(['Mount Fuji', 'Kyoto']);
  });

  it('[spec §2 My spots: no match] [spec §2 My spots: Clear Search] says so and clears the search', async () => {
    const { user, router } = show();
    await card('Kyoto');
    await user.type(search(), 'atlantis');
    expect(await screen.findByText('No destinations found')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?search=atlantis'));
    await user.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(await screen.findByText('Showing 3 of 3 destinations')).toBeInTheDocument();
    expect(search()).toHaveValue('');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('[spec §2 My spots: sort choices] orders as chosen and keeps it in the address', async () => {
    const { user, router } = show();
    await card('Kyoto');
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Newest first', 'Oldest first', 'Name', 'Country', 'Cost']);
    await user.selectOptions(sort, 'Cost');
    await waitFor(() => expect(names()).toEqual(['Kyoto', 'Mount Fuji', 'Uluwatu']));
    expect(router.state.location.search).toBe('?sort=cost');
  });

  it('[spec §2 My spots: grid and list] switches between grid and list', async () => {
    const { user, router } = show();
    await card('Kyoto');
    expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'List' })).toBeChecked());
    expect(router.state.location.search).toBe('?view=list');
    expect(names()).toHaveLength(3);
  });

  it('opens as the address says', async () => {
    show(ownApi(all), `${PATH}?search=japan&sort=oldest&view=list`);
    expect(await screen.findByText('Showing 2 of 3 destinations')).toBeInTheDocument();
    expect(names()).toEqual(['Kyoto', 'Mount Fuji']);
    expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
  });
});

describe('a card', () => {
  it('[spec §2 My spots: card facts] [spec §2 My spots: Your Creation] shows picture, badge, cost, name and country', async () => {
    show();
    const mount = await card('Mount Fuji');
    expect(mount.getByRole('img', { name: 'Mount Fuji' })).toBeInTheDocument();
    expect(mount.getByText('Your Creation')).toBeInTheDocument();
    expect(mount.getByText('$210')).toBeInTheDocument();
    expect(mount.getByText(/Japan/)).toBeInTheDocument();
  });

  it('[spec §2 My spots: optional description] [spec §2 My spots: optional chips] shows description and chips where there are any', async () => {
    show();
    const mount = await card('Mount Fuji');
    expect(mount.getByText(fuji.description)).toBeInTheDocument();
    expect(mount.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'Best season: Spring (March - May)',
      'Recommended duration: 3-4 days',
      'Annual visitors: 4.5M+',
    ]);
    const bare = await card('Uluwatu');
    expect(bare.queryByText(fuji.description)).not.toBeInTheDocument();
    expect(bare.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('says which pictures have no description, and links to where to add one', async () => {
    const picture = (id: string, alt: string) =>
      ({ _id: id, url: '', widths: [], width: 0, height: 0, alt, credit: '', placeholder: '' }); // prettier-ignore
    const pictures = [picture('a', 'The lake'), picture('b', ''), picture('c', '')];
    show(
      ownApi([
        { ...fuji, pictures },
        { ...kyoto, pictures: pictures.slice(0, 1) },
      ]),
    );
    const mount = await card('Mount Fuji');
    expect(mount.getByText(/^2 of 3 pictures have no description/)).toBeVisible();
    expect(mount.getByRole('link', { name: 'Describe' })).toHaveAttribute(
      'href',
      '/updateTouristSpot/fuji',
    );
    expect((await card('Kyoto')).queryByRole('link', { name: 'Describe' })).toBeNull();
  });

  it('[spec §2 My spots: edit] leads to the edit form', async () => {
    const { user, router } = show();
    await user.click((await card('Kyoto')).getByRole('link', { name: 'Edit Kyoto' }));
    expect(await screen.findByText('The edit form here')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/updateTouristSpot/kyoto');
  });

  it('[spec §2 My spots: View Details] leads to the destination', async () => {
    const { user, router } = show();
    await user.click((await card('Kyoto')).getByRole('link', { name: 'View Details Kyoto' }));
    expect(await screen.findByText('The destination here')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/allTouristSpots/touristSpot/kyoto');
  });
});

describe('sharing', () => {
  const address = 'http://localhost:3000/allTouristSpots/touristSpot/kyoto';

  it('[spec §2 My spots: share] opens the share sheet of the device', async () => {
    const { user } = show();
    const sheet = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: sheet }));
    await user.click((await card('Kyoto')).getByRole('button', { name: 'Share Kyoto' }));
    await waitFor(() =>
      expect(sheet).toHaveBeenCalledWith({
        title: 'Kyoto',
        text: 'Check out Kyoto in Japan!',
        url: address,
      }),
    );
  });

  it("[spec §2 My spots: share without a share sheet] [spec §2 My spots: link copied] copies 'spot - URL' and says so", async () => {
    const { user } = show();
    await user.click((await card('Kyoto')).getByRole('button', { name: 'Share Kyoto' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`Kyoto - ${address}`);
  });
});

describe('deleting', () => {
  const askFor = async (user: ReturnType<typeof show>['user'], name: string) => {
    await user.click((await card(name)).getByRole('button', { name: `Delete ${name}` }));
    return within(screen.getByRole('alertdialog', { name: 'Are you sure?' }));
  };

  it('[spec §2 My spots: delete asks first] [spec §8 My spots: confirmation texts] [spec §8 My spots: confirmation buttons] deletes nothing without a yes', async () => {
    const { user, sent } = show();
    const dialog = await askFor(user, 'Kyoto');
    expect(dialog.getByText("You won't be able to revert this!")).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Yes, delete it!' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent('DELETE')).toEqual([]);
    expect(names()).toHaveLength(3);
  });

  it('[spec §4 My spots: deleting] [spec §8 My spots: delete toast] [spec §4 My spots: refresh after delete] disables only its own button, says so and refreshes the list', async () => {
    const answer = later();
    let kept = all;
    const api = ownApi([], {
      'GET /allSpotsById': () => ({ status: 200, body: kept }),
      'DELETE /allSpots': () => answer.promise,
    });
    const { user, sent } = show(api);
    const dialog = await askFor(user, 'Uluwatu');
    await user.click(dialog.getByRole('button', { name: 'Yes, delete it!' }));
    const own = await screen.findByRole('button', { name: 'Delete Uluwatu' });
    await waitFor(() => expect(own).toHaveAttribute('aria-disabled', 'true'));
    expect(own).toHaveAttribute('aria-busy', 'true');
    for (const name of ['Delete Kyoto', 'Delete Mount Fuji']) {
      expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
    }

    kept = [fuji, kyoto];
    await act(async () => answer.answer({ status: 200, body: { deletedCount: 1 } }));
    expect(await screen.findByText('Tourist spot deleted successfully!')).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['Mount Fuji', 'Kyoto']));
    await waitFor(() => expect(sent('GET')).toHaveLength(2));
    expect(sent('DELETE')).toMatchObject([{ path: '/allSpots/bali' }]);
    expect(screen.getByText('Showing 2 of 2 destinations')).toBeInTheDocument();
  });

  it('moves the focus to the card that takes its place', async () => {
    const { user } = show();
    const dialog = await askFor(user, 'Uluwatu');
    await user.click(dialog.getByRole('button', { name: 'Yes, delete it!' }));
    const next = screen.getByRole('heading', { name: 'Kyoto' }).closest('li');
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('shows the empty state after the last one', async () => {
    const { user } = show(ownApi([kyoto]));
    const dialog = await askFor(user, 'Kyoto');
    await user.click(dialog.getByRole('button', { name: 'Yes, delete it!' }));
    expect(await screen.findByText('No destinations added yet.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'My Tourist Spots' })).toHaveFocus();
  });

  it.each([
    ['the server fails', { status: 503, body: null }],
    ['nothing was deleted', { status: 200, body: { deletedCount: 0 } }],
  ])(
    '[spec §8 My spots: delete failure toast] says so when %s and keeps the spot',
    async (_when, answer) => {
      const { user } = show(ownApi(all, { 'DELETE /allSpots': () => answer }));
      const dialog = await askFor(user, 'Kyoto');
      await user.click(dialog.getByRole('button', { name: 'Yes, delete it!' }));
      expect(
        await screen.findByText('Failed to delete spot. Please try again.'),
      ).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Delete Kyoto' })).not.toHaveAttribute(
        'aria-disabled',
      );
      expect(names()).toHaveLength(3);
    },
  );
});
