import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { type AppStore, createStore } from '../../../api/store.ts';
import type { TransportAnswer } from '../../../api/transport.ts';
import { App } from '../../../app/app.tsx';
import { renderScreen, TEST_CONFIG } from '../../../test/render.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { aSpot, facetsOf, fakeApi, ok, spotsNumbered } from '../test/spots.ts';
import { page } from './catalogue-page.tsx';

const PATH = '/allTouristSpots';
const ELSEWHERE = [
  { path: '/', element: <p>Home here</p> },
  { path: '/allTouristSpots/touristSpot/:id', element: <p>A destination here</p> },
];

const islands = [
  aSpot({ _id: 'bali', spot: 'Uluwatu', country: 'Indonesia', category: 'beach', rating: 4.75 }),
  aSpot({ _id: 'fuji', rating: 5 }),
];

/** An API that filters by the query, like the server. */
function narrowing(extra: Parameters<typeof fakeApi>[0] = {}) {
  return fakeApi({
    '/allSpots': (query) =>
      ok(
        islands.filter(
          ({ spot, category }) =>
            spot.toLowerCase().includes(query.get('search') ?? '') &&
            (query.get('category') ?? category) === category,
        ),
      ),
    '/allSpots/facets': () => ok(facetsOf(2, 48)),
    ...extra,
  });
}

function show(api: ReturnType<typeof fakeApi>, at = PATH) {
  const screenAt = (
    <>
      <page.Component />
      <ToastHost />
    </>
  );
  const user = userEvent.setup();
  const view = renderScreen(screenAt, { api: api.api, user: null, at, routes: ELSEWHERE }, PATH);
  const search = () => view.router.state.location.search;
  return { ...view, user, search };
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

function later() {
  let answer: (value: TransportAnswer) => void = () => undefined;
  const promise = new Promise<TransportAnswer>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (value: TransportAnswer) => act(async () => answer(value)) };
}

describe('the list', () => {
  it('[spec §2 Catalogue: loading] shows the loading text and never an empty list before the answer', async () => {
    const list = later();
    show(narrowing({ '/allSpots': () => list.promise }));
    expect(screen.getByText('Loading tourist spots...')).toBeInTheDocument();
    expect(screen.queryByText('No destinations found')).not.toBeInTheDocument();
    await list.answer(ok([]));
    expect(await screen.findByText('No destinations found')).toBeInTheDocument();
    expect(screen.queryByText('Loading tourist spots...')).not.toBeInTheDocument();
  });

  it('[spec §2 Catalogue: error] says that the list failed, why, and retries', async () => {
    let broken = true;
    const api = narrowing({
      '/allSpots': () => (broken ? { status: 503, body: null } : ok(islands)),
    });
    const { user } = show(api);
    expect(await screen.findByText('Failed to load tourist spots')).toBeInTheDocument();
    expect(screen.getByText(/went wrong on our side/)).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Mount Fuji' })).toBeInTheDocument();
  });

  it('[spec §2 Catalogue: count line] shows how many of all are shown', async () => {
    show(narrowing());
    expect(await screen.findByText('Showing 2 of 48 destinations')).toBeInTheDocument();
  });

  it('[spec §2 Catalogue: View link] each card links to its destination', async () => {
    const { user, router } = show(narrowing({ '/allSpots/fuji': () => ok(islands[1]) }));
    const link = await screen.findByRole('link', { name: 'View Mount Fuji' });
    expect(link).toHaveAttribute('href', '/allTouristSpots/touristSpot/fuji');
    await user.click(link);
    expect(await screen.findByText('A destination here')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/allTouristSpots/touristSpot/fuji');
  });

  it('[spec §1 Cards: rating and likes] shows the stored rating and likes', async () => {
    show(
      narrowing({
        '/allSpots': () =>
          ok([aSpot({ rating: 4.2, likes: 12_345 }), aSpot({ _id: 'b', spot: 'New', likes: 1 })]),
      }),
    );
    const card = async (name: string) =>
      (await screen.findByRole('heading', { name })).closest('article');
    expect(await card('Mount Fuji')).toHaveTextContent(/Rated4\.2out of 5.*12,345 likes/);
    expect(await card('New')).toHaveTextContent(/1 like\D/);
  });

  it('says that a rating without reviews is an estimate', async () => {
    show(narrowing({ '/allSpots': () => ok([aSpot({ rating: 4.6, rated: false })]) }));
    const card = (await screen.findByRole('heading', { name: 'Mount Fuji' })).closest('article');
    expect(card).toHaveTextContent('Rated4.6out of 5est.');
  });

  it('says that the agency’s own unrated place is new', async () => {
    show(narrowing({ '/allSpots': () => ok([aSpot({ rating: 4.5, rated: false })]) }));
    const card = (await screen.findByRole('heading', { name: 'Mount Fuji' })).closest('article');
    expect(card).toHaveTextContent('New');
    expect(card).not.toHaveTextContent('4.5');
  });

  it('[spec §9 Catalogue: one decimal] shows ratings with one decimal out of 5', async () => {
    show(narrowing());
    const card = (await screen.findByRole('heading', { name: 'Mount Fuji' })).closest('article');
    expect(card).toHaveTextContent('Rated5.0out of 5');
    expect(screen.getByRole('heading', { name: 'Uluwatu' }).closest('article')).toHaveTextContent(
      'Rated4.8out of 5',
    );
  });

  it('[spec §2 Catalogue: clamped descriptions] clamps descriptions to three lines', async () => {
    show(narrowing());
    const [description] = await screen.findAllByText('A lake that holds a mountain.');
    expect(description).toHaveClass('line-clamp-3');
  });

  it('[spec §2 Catalogue: Go Back Home] leads home', async () => {
    const { user } = show(narrowing());
    const link = screen.getByRole('link', { name: 'Go Back Home' });
    expect(link).toHaveAttribute('href', '/');
    await user.click(link);
    expect(await screen.findByText('Home here')).toBeInTheDocument();
  });

  it('[spec §1 Catalogue and Footer: figures] shows the fixed figures', () => {
    show(narrowing());
    for (const figure of ['50K+', '4.8', '98%']) {
      expect(screen.getByText(figure)).toBeInTheDocument();
    }
  });
});

describe('filtering and sorting', () => {
  it('[spec §2 Catalogue: search box] filters the list by the typed text and keeps it in the address', async () => {
    const api = narrowing({ '/allSpots/suggestions': () => ok([]) });
    const { search } = show(api);
    await screen.findByRole('heading', { name: 'Mount Fuji' });
    const box = screen.getByRole('combobox', { name: 'Search destinations' });
    // in one go, because typing has pauses on a busy machine, and each pause fetches a list
    for (const value of ['u', 'ul', 'ulu']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(names()).toEqual(['Uluwatu']));
    expect(search()).toBe('?search=ulu');
    expect(screen.getByText('Showing 1 of 48 destinations')).toBeInTheDocument();
    expect(api.calls.filter((call) => call.startsWith('GET /allSpots?'))).toHaveLength(2);
  });

  it('[spec §2 Catalogue: category filter] offers all and the six categories with their counts', async () => {
    show(narrowing());
    const chips = within(screen.getByRole('navigation', { name: 'Filter by category' }));
    await waitFor(() =>
      expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
        'All2',
        'Beach1',
        'Mountain2',
        'City3',
        'Historical4',
        'Nature5',
        'Adventure6',
      ]),
    );
  });

  it('[spec §2 Catalogue: category filter narrows] shows one category only, and all again', async () => {
    const { user, search } = show(narrowing());
    await screen.findByRole('heading', { name: 'Mount Fuji' });
    await user.click(screen.getByRole('link', { name: /^Beach/ }));
    await waitFor(() => expect(names()).toEqual(['Uluwatu']));
    expect(search()).toBe('?category=beach');
    await user.click(screen.getByRole('link', { name: /^All/ }));
    await waitFor(() => expect(names()).toEqual(['Uluwatu', 'Mount Fuji']));
    expect(search()).toBe('');
  });

  it('[spec §2 Catalogue: sort choices] offers name, price, rating and popularity', () => {
    show(narrowing());
    const sort = within(screen.getByRole('combobox', { name: 'Sort by' }));
    expect(sort.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Name',
      'Price',
      'Rating',
      'Popularity',
    ]);
  });

  it.each([
    ['[spec §2 Catalogue: sort by name]', 'name'],
    ['[spec §2 Catalogue: sort by price]', 'price'],
    ['[spec §2 Catalogue: sort by rating]', 'rating'],
  ])('%s requests the order and keeps the filters', async (_tag, sort) => {
    const api = narrowing();
    const { user, search } = show(api, `${PATH}?category=beach`);
    await screen.findByRole('heading', { name: 'Uluwatu' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), sort);
    await waitFor(() =>
      expect(api.calls).toContain(`GET /allSpots?category=beach&sort=${sort}&limit=24`),
    );
    expect(search()).toBe(`?category=beach&sort=${sort}`);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue(sort),
    );
  });

  it('[spec §2 Catalogue: sort by popularity] is the default order', async () => {
    const api = narrowing();
    show(api);
    await screen.findByRole('heading', { name: 'Uluwatu' });
    expect(api.calls).toContain('GET /allSpots?sort=popularity&limit=24');
  });

  it('[spec §2 Catalogue: empty state] [spec §2 Catalogue: Reset Filters] offers a reset for an empty list', async () => {
    const { user, search } = show(narrowing(), `${PATH}?search=atlantis&category=city`);
    expect(await screen.findByText('No destinations found')).toBeInTheDocument();
    expect(screen.getByText('Showing 0 of 48 destinations')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(search()).toBe('');
    expect(screen.getByRole('combobox', { name: 'Search destinations' })).toHaveValue('');
  });

  it('keeps the last list visible, marked as old, until the new one has loaded', async () => {
    const list = later();
    const api = narrowing({
      '/allSpots': (query) => (query.get('category') === 'city' ? list.promise : ok(islands)),
    });
    const { user } = show(api);
    await screen.findByRole('heading', { name: 'Mount Fuji' });
    await user.click(screen.getByRole('link', { name: /^City/ }));
    expect(await screen.findByText('Loading tourist spots...')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Mount Fuji' })).toBeInTheDocument();
    await list.answer(ok([]));
    expect(await screen.findByText('No destinations found')).toBeInTheDocument();
  });
});

describe('filters', () => {
  const narrower = {
    months: [1, 2, 9, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    lengths: { short: 20, medium: 18, long: 10 },
    costs: [
      { from: 0, to: 90, count: 17 },
      { from: 90, to: 140, count: 15 },
      { from: 140, to: 480, count: 16 },
    ],
  };
  const counted = (extra: Parameters<typeof fakeApi>[0] = {}) =>
    narrowing({
      '/allSpots/facets': () =>
        ok({
          ...facetsOf(16, 48),
          narrower,
          countries: [{ country: 'Japan', count: 3 }],
        }),
      ...extra,
    });

  it('are chosen in a dialog with counts, and kept in the address', async () => {
    const { user, search, router } = show(counted(), `${PATH}?category=beach`);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await dialog.findByRole('button', { name: /^\$140 or more/ }));
    expect(dialog.getByRole('textbox', { name: 'Minimum' })).toHaveValue('140');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'When' }), 'March (9)');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'How long' }), '1–3 days (20)');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Japan (3)');
    await user.click(dialog.getByRole('button', { name: 'Show 16 destinations' }));
    expect(search()).toBe('?category=beach&country=Japan&minCost=140&month=3&length=short');
    expect(screen.getByRole('button', { name: /^Filters\s*4\s*active$/ })).toBeVisible();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(search()).toBe('?category=beach'));
  });

  it('read prices as people write them, and ask about ambiguous or wrong ones', async () => {
    const { user, search } = show(counted());
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const [least, most] = ['Minimum', 'Maximum'].map((name) =>
      dialog.getByRole<HTMLInputElement>('textbox', { name }),
    ) as [HTMLInputElement, HTMLInputElement];
    const apply = () => user.click(dialog.getByRole('button', { name: /^Show/ }));
    await user.type(least, '139,50');
    expect(dialog.getByText('$139.50', { selector: 'p' })).toBeVisible();
    await user.type(most, '1.250');
    expect(dialog.getByText('Did you mean $1,250.00 or $1.25?', { selector: 'p' })).toBeVisible();
    await apply();
    expect(most).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: '$1,250.00' }));
    expect(most).toHaveValue('1250');
    await user.clear(least);
    await user.type(least, 'cheap');
    await apply();
    expect(least).toHaveFocus();
    expect(least).toBeInvalid();
    expect(least).toHaveAccessibleDescription('The amount is not an amount of money.');
    await user.clear(least);
    await user.type(least, '139,50');
    expect(least).toBeValid();
    await apply();
    expect(search()).toBe('?minCost=139&maxCost=1250');
  });

  it('are chips that can be removed one by one or all at once', async () => {
    const at = `${PATH}?country=Japan&minCost=90&maxCost=140&month=3`;
    const { user, search } = show(counted(), at);
    const chips = within(await screen.findByRole('navigation', { name: 'Active filters' }));
    expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
      'Japan (remove filter)',
      '$90–$140 per adult, per day (remove filter)',
      'March (remove filter)',
      'Clear filters',
    ]);
    await user.click(chips.getByRole('link', { name: /^\$90/ }));
    await waitFor(() => expect(search()).toBe('?country=Japan&month=3'));
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(search()).toBe(''));
  });

  it('include an order in either direction', async () => {
    const api = counted();
    const { user, search } = show(api, `${PATH}?sort=price`);
    await screen.findByRole('heading', { name: 'Uluwatu' });
    const direction = screen.getByRole('combobox', { name: 'Direction' });
    await user.selectOptions(direction, 'High to low');
    await waitFor(() =>
      expect(api.calls).toContain('GET /allSpots?sort=price&direction=desc&limit=24'),
    );
    expect(search()).toBe('?sort=price&direction=desc');
  });

  it('keep a search sorted by the best match unless another order is chosen', async () => {
    const { user, search } = show(counted(), `${PATH}?search=u`);
    const sort = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveDisplayValue('Best match');
    expect(screen.queryByRole('combobox', { name: 'Direction' })).not.toBeInTheDocument();
    await user.selectOptions(sort, 'Popularity');
    await waitFor(() => expect(search()).toBe('?search=u&sort=popularity'));
  });

  it('says how a typo was read', async () => {
    const facets = { ...facetsOf(2, 48), correctedSearch: 'uluwatu' };
    show(counted({ '/allSpots/facets': () => ok(facets) }), `${PATH}?search=ulu`);
    const line = await screen.findByText('Showing results for “uluwatu”');
    expect(line.closest('[role=status]')).toBeInTheDocument();
  });

  it('offers the country, a looser search and popular places if nothing is found', async () => {
    const api = counted({
      '/allSpots': (query) => ok(query.has('search') ? [] : islands),
      '/allSpots/facets': () => ok({ ...facetsOf(0, 48), nearbyCountry: 'Japan' }),
    });
    show(api, `${PATH}?search=kyoto&month=3`);
    expect(await screen.findByText('No destinations found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all destinations in Japan' })).toHaveAttribute(
      'href',
      '/allTouristSpots?country=Japan',
    );
    expect(screen.getByRole('link', { name: '“kyoto”' })).toHaveAttribute(
      'href',
      '/allTouristSpots?month=3',
    );
    expect(screen.getByRole('link', { name: 'March' })).toHaveAttribute(
      'href',
      '/allTouristSpots?search=kyoto',
    );
    expect(await screen.findByRole('heading', { name: 'Popular with travelers' })).toBeVisible();
    expect(names()).toEqual(['Uluwatu', 'Mount Fuji']);
  });
});

describe('suggestions', () => {
  const suggestions = [
    { kind: 'country', label: 'Japan', detail: '2 destinations' },
    { kind: 'spot', label: 'Mount Fuji', detail: 'Japan', spotId: 'fuji' },
  ];

  it('stay while the visitor moves through them, whatever arrives in the meantime', async () => {
    const pending = later();
    const api = narrowing({
      '/allSpots/suggestions': (query) =>
        query.get('search') === 'j' ? ok(suggestions) : pending.promise,
    });
    const { user } = show(api);
    const box = screen.getByRole('combobox', { name: 'Search destinations' });
    await user.type(box, 'j');
    await screen.findAllByRole('option', { name: /Japan/ });
    await user.type(box, 'a{ArrowDown}');
    await waitFor(() => expect(api.calls).toContain('GET /allSpots/suggestions?search=ja'));
    expect(screen.getAllByRole('option', { name: /Japan/ })[0]).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await pending.answer(ok([]));
    expect(screen.getAllByRole('option', { name: /Japan/ })).toHaveLength(2);
  });

  it('are chosen with the arrow keys: a spot opens', async () => {
    const { user } = show(narrowing({ '/allSpots/suggestions': () => ok(suggestions) }));
    const box = screen.getByRole('combobox', { name: 'Search destinations' });
    await user.type(box, 'j');
    const options = await screen.findAllByRole('option', { name: /Japan/ });
    expect(options).toHaveLength(2);
    expect(box).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    expect(box).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('A destination here')).toBeInTheDocument();
  });

  it('for a country filter the list', async () => {
    const { user, search } = show(narrowing({ '/allSpots/suggestions': () => ok(suggestions) }));
    await user.type(screen.getByRole('combobox', { name: 'Search destinations' }), 'j');
    await user.click(await screen.findByRole('option', { name: /2 destinations/ }));
    await waitFor(() => expect(search()).toBe('?country=Japan'));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Search destinations' })).toHaveValue(''),
    );
    await user.click(await screen.findByRole('link', { name: /^Japan/ }));
    await waitFor(() => expect(search()).toBe(''));
  });

  it('close with Escape, and the text stays', async () => {
    const { user } = show(narrowing({ '/allSpots/suggestions': () => ok(suggestions) }));
    const box = screen.getByRole('combobox', { name: 'Search destinations' });
    await user.type(box, 'j');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('j');
  });
});

describe('views and pages', () => {
  it('[spec §2 Catalogue: grid and list] switches between grid and list and keeps it in the address', async () => {
    const { user, search } = show(narrowing());
    await screen.findByRole('heading', { name: 'Mount Fuji' });
    expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(search()).toBe('?view=list'));
    expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Grid' }));
    await waitFor(() => expect(search()).toBe(''));
  });

  it('keeps both of two quick choices', async () => {
    const { search } = show(narrowing());
    await screen.findByRole('heading', { name: 'Mount Fuji' });
    act(() => {
      fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'rating' } });
      fireEvent.click(screen.getByRole('radio', { name: 'List' }));
    });
    await waitFor(() => expect(search()).toBe('?sort=rating&view=list'));
  });

  it('loads the next page by the answer’s cursor and moves the focus to its first card', async () => {
    const api = fakeApi({
      '/allSpots': (query) =>
        query.get('cursor') === 'two'
          ? ok(spotsNumbered(6, 25))
          : ok(spotsNumbered(24), { link: '</api/allSpots?limit=24&cursor=two>; rel="next"' }),
      '/allSpots/facets': () => ok(facetsOf(30)),
    });
    const { user, search } = show(api);
    const more = await screen.findByRole('link', { name: 'Load more (6 left)' });
    expect(more).toHaveAttribute('href', '/allTouristSpots?page=2');
    await user.click(more);
    expect(await screen.findByText('Showing 30 of 30 destinations')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Place 25' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: /Load more/ })).not.toBeInTheDocument();
    expect(search()).toBe('?page=2');
    expect(api.calls.filter((call) => call.startsWith('GET /allSpots?'))).toEqual([
      'GET /allSpots?sort=popularity&limit=24',
      'GET /allSpots?sort=popularity&cursor=two&limit=24',
    ]);
  });

  /** A list of 30 whose second page arrives when the test resolves it; 'Beach' narrows the list to two. */
  function slowSecondPage() {
    const second = later();
    const api = fakeApi({
      '/allSpots': (query) => {
        if (query.get('cursor') === 'two') return second.promise;
        if (query.has('category')) return ok(spotsNumbered(2));
        return ok(spotsNumbered(24), { link: '</api/allSpots?limit=24&cursor=two>; rel="next"' });
      },
      '/allSpots/facets': () => ok(facetsOf(30)),
    });
    return { ...show(api), api, arrive: () => second.answer(ok(spotsNumbered(6, 25))) };
  }

  it('does not move people who have opened a destination in the meantime', async () => {
    const { user, router, arrive } = slowSecondPage();
    await user.click(await screen.findByRole('link', { name: /Load more/ }));
    await act(() => router.navigate('/allTouristSpots/touristSpot/fuji'));
    await arrive();
    expect(router.state.location.pathname).toBe('/allTouristSpots/touristSpot/fuji');
  });

  it('keeps filters that were set in the meantime', async () => {
    const { user, search, arrive } = slowSecondPage();
    await user.click(await screen.findByRole('link', { name: /Load more/ }));
    await user.click(screen.getByRole('link', { name: /^Beach/ }));
    await waitFor(() => expect(search()).toBe('?category=beach'));
    await arrive();
    expect(search()).toBe('?category=beach');
  });

  it('moves the focus to the next page once, not whenever the list grows by the same number', async () => {
    const { user, arrive } = slowSecondPage();
    await user.click(await screen.findByRole('link', { name: /Load more/ }));
    await arrive();
    await screen.findByRole('link', { name: 'View Place 25' });
    await user.click(screen.getByRole('link', { name: /^Beach/ }));
    await waitFor(() => expect(names()).toHaveLength(2));
    const all = screen.getByRole('link', { name: /^All/ });
    await user.click(all);
    await waitFor(() => expect(names().length).toBeGreaterThan(2));
    expect(all).toHaveFocus();
  });

  it('opens as many pages as the address says, in one request', async () => {
    const api = fakeApi({
      '/allSpots': (query) => ok(spotsNumbered(Number(query.get('limit')))),
      '/allSpots/facets': () => ok(facetsOf(48)),
    });
    show(api, `${PATH}?page=2`);
    expect(await screen.findByText('Showing 48 of 48 destinations')).toBeInTheDocument();
    expect(api.calls).toContain('GET /allSpots?sort=popularity&limit=48');
  });

  /** Ninety-six destinations, in pages of any length. */
  const many = () =>
    fakeApi({
      '/allSpots': (query) => {
        const from = Number(query.get('cursor') ?? 0);
        const end = Math.min(96, from + Number(query.get('limit')));
        const link = `</api/allSpots?cursor=${end}>; rel="next"`;
        return ok(spotsNumbered(end - from, from + 1), end < 96 ? { link } : {});
      },
      '/allSpots/facets': () => ok(facetsOf(96)),
    });

  it('renders two pages on the server; the browser takes them over and fetches the rest at once', async () => {
    const api = many();
    const server = createStore({ transport: api.api });
    const at = `${PATH}?page=4`;
    const url = new URL(at, 'http://here');
    await Promise.all(page.load?.({ params: {}, url, dispatch: server.dispatch }) ?? []);
    const app = (store: AppStore) => (
      <App store={store} config={TEST_CONFIG}>
        <RouterProvider
          router={createMemoryRouter([{ path: PATH, element: <page.Component /> }], {
            initialEntries: [at],
          })}
        />
      </App>
    );
    const html = renderToString(app(server));
    expect(html.match(/<article/g)).toHaveLength(48);
    expect(html).toContain('href="/allTouristSpots?cursor=48"');
    expect(html.match(/min-h-160/g)).toHaveLength(48);

    api.calls.length = 0;
    const complaints = vi.spyOn(console, 'error');
    const preloadedState: unknown = { api: server.getState().api };
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = html;
    const browser = createStore({ transport: api.api, preloadedState });
    render(app(browser), { container: root, hydrate: true });
    expect(await screen.findByText('Showing 96 of 96 destinations')).toBeInTheDocument();
    expect(names()).toEqual(spotsNumbered(96).map(({ spot }) => spot));
    expect(root.innerHTML).not.toContain('min-h-160');
    expect(api.calls).toEqual(['GET /allSpots?sort=popularity&cursor=48&limit=48']);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('starts at the page of a scriptless link, and continues from there', async () => {
    const api = many();
    const { user, search } = show(api, `${PATH}?cursor=48`);
    expect(await screen.findByText('Showing 24 of 96 destinations')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Place 49' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(search()).toBe('?view=list&cursor=48'));
    await user.click(screen.getByRole('link', { name: /Load more/ }));
    expect(await screen.findByText('Showing 48 of 96 destinations')).toBeInTheDocument();
    expect(search()).toBe('?view=list&cursor=48&page=2');
    await user.click(screen.getByRole('link', { name: /^City/ }));
    await waitFor(() => expect(search()).toBe('?category=city&view=list'));
  });

  it('continues after an empty page', async () => {
    const api = fakeApi({
      '/allSpots': (query) =>
        query.get('cursor') === 'on'
          ? ok(spotsNumbered(1))
          : ok([], { link: '</api/allSpots?cursor=on>; rel="next"' }),
      '/allSpots/facets': () => ok({ ...facetsOf(1, 48), totalIsExact: false }),
    });
    const { user } = show(api, `${PATH}?search=an+zq`);
    await user.click(await screen.findByRole('link', { name: 'Load more' }));
    expect(await screen.findByText('Showing 1 of 48 destinations')).toBeInTheDocument();
  });

  it('says that the next page failed and keeps the others', async () => {
    let failing = true;
    const api = fakeApi({
      '/allSpots': (query) => {
        if (query.get('cursor') !== 'two')
          return ok(spotsNumbered(24), { link: '</api/allSpots?cursor=two>; rel="next"' });
        return failing ? { status: 500, body: null } : ok(spotsNumbered(1, 25));
      },
      '/allSpots/facets': () => ok(facetsOf(25)),
    });
    const { user } = show(api);
    await user.click(await screen.findByRole('link', { name: /Load more/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t load more');
    expect(names()).toHaveLength(24);
    failing = false;
    await user.click(screen.getByRole('link', { name: /Load more/ }));
    expect(await screen.findByText('Showing 25 of 25 destinations')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('what a card can do', () => {
  it('[spec §2 Catalogue: favourite] [spec §4 Catalogue: favourite is local] toggles without a request', async () => {
    const api = narrowing();
    const { user } = show(api);
    const heart = await screen.findByRole('button', { name: 'Favorite Mount Fuji' });
    await screen.findByText('Showing 2 of 48 destinations');
    const before = [...api.calls];
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(api.calls).toEqual(before);
    expect(localStorage).toHaveLength(0);
  });

  it('[spec §2 Catalogue: share] opens the device share sheet with title, text and address', async () => {
    const { user } = show(narrowing());
    const sheet = vi.fn<Navigator['share']>(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: sheet }));
    await user.click(await screen.findByRole('button', { name: 'Share Mount Fuji' }));
    expect(sheet).toHaveBeenCalledExactlyOnceWith({
      title: 'Mount Fuji',
      text: 'Check out Mount Fuji in Japan!',
      url: `${location.origin}/allTouristSpots/touristSpot/fuji`,
    });
  });

  it('[spec §8 Catalogue: share without a share sheet] copies the address and says so', async () => {
    const { user } = show(narrowing());
    await user.click(await screen.findByRole('button', { name: 'Share Mount Fuji' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/allTouristSpots/touristSpot/fuji`,
    );
  });
});
