import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMoney } from '@wayfarer/contract';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { SearchFilter } from './filters.tsx';
import type { ListColumn } from './table/list-column.ts';
import { ListScreen } from './list-screen.tsx';
import { useListAddress } from './use-list-address.ts';

interface Boat {
  id: string;
  name: string;
  owner: string;
  harbor: string;
  price: number;
}

const COLUMNS: readonly ListColumn<Boat>[] = [
  { id: 'name', title: 'Boat', cell: ({ name }) => <h2>{name}</h2>, card: 'title' },
  { id: 'owner', title: 'Owner', cell: ({ owner }) => owner },
  {
    id: 'harbor',
    title: 'Harbor',
    cell: ({ harbor }) => harbor,
    card: { note: ({ harbor, owner }) => [harbor, owner].filter(Boolean).join(' · ') },
  },
  {
    id: 'price',
    title: 'Price',
    numeric: true,
    cell: ({ price }) => formatMoney(price, 'usd'),
    card: 'foot',
  },
];

const TEXTS = {
  caption: 'Boats',
  failed: 'The boats could not be loaded.',
  empty: 'No boats',
  emptyText: 'They appear here.',
  emptyFilter: 'No boat fits.',
};
const FERRY = { id: 'f', name: 'Ferry', owner: '', harbor: 'Bergen', price: 4200 };
const TUG = { id: 't', name: 'Tug', owner: 'Tove', harbor: 'Oslo', price: 990 };

function Boats({ rows }: { rows: Boat[] }) {
  const address = useListAddress(['q']);
  const page = { rows, next: null };
  return (
    <ListScreen
      title="Boats"
      list={{
        currentData: page,
        data: page,
        isFetching: false,
        isError: false,
        refetch: vi.fn<() => void>(),
      }}
      address={address}
      texts={TEXTS}
      columns={COLUMNS}
      idOf={({ id }) => id}
      search={<SearchFilter label="Search" {...address.part('q')} />}
    />
  );
}

const show = (rows: Boat[], at = '/boats') => renderScreen(<Boats rows={rows} />, { at }, '/boats');

test('shows each row as a card on a phone, built from the columns’ settings', () => {
  show([FERRY, TUG]);
  const [ferry, tug] = within(screen.getByRole('list', { name: 'Boats' })).getAllByRole('listitem');
  expect(ferry).toHaveTextContent(/^FerryBergen\$42$/);
  expect(tug).toHaveTextContent(/^TugOslo · Tove\$9\.90$/);
});

test('shows a cell for each column if there is room', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
  show([TUG]);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['Tug', 'Tove', 'Oslo', '$9.90']);
});

test('distinguishes an empty list from a filter without matches, and clears the filter', async () => {
  const person = userEvent.setup();
  show([], '/boats?q=raft');
  expect(screen.getByText(TEXTS.emptyFilter)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText(TEXTS.emptyText)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
});
