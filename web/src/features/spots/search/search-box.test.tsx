import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { SearchBox } from './search-box.tsx';

function show() {
  const view = renderScreen(<SearchBox inputRef={createRef()} />);
  const address = () => {
    const { pathname, search } = view.router.state.location;
    return pathname + search;
  };
  return { address, user: userEvent.setup({ delay: null }) };
}

it('links to the catalog with the filled-in values, and nothing else', async () => {
  const { address, user } = show();
  await user.type(screen.getByLabelText('Where'), ' lake ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe('/allTouristSpots?search=lake'));
});

it('links to all destinations if nothing was filled in', async () => {
  const { address, user } = show();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe('/allTouristSpots'));
});

it('passes on the month and the length', async () => {
  const { address, user } = show();
  await user.selectOptions(screen.getByLabelText('When'), 'April');
  await user.selectOptions(screen.getByLabelText('How long'), 'short');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe('/allTouristSpots?month=4&length=short'));
});

it('also suggests to people who started typing before the script ran', async () => {
  show();
  // the field got the focus before the application listened
  fireEvent.input(screen.getByLabelText('Where'), { target: { value: 'lake' } });
  const where = await screen.findByRole('combobox', { name: 'Where' });
  expect(where).toHaveValue('lake');
});
