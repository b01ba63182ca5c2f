import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useAskedRow } from '../../lib/hooks/use-row-focus.ts';
import { rowOf } from '../../lib/hooks/use-row-removal.ts';
import { Dialog } from '../layout/dialog.tsx';
import { TableOrCards } from './table-or-cards.tsx';

const TRIPS = ['Mount Fuji', 'Uluwatu'];

function Trips() {
  const { ask, asked, close } = useAskedRow<string>();
  const controls = (trip: string) => [
    <button key="update" type="button">
      Update {trip}
    </button>,
    <button key="delete" type="button" aria-label={`Delete ${trip}`} onClick={() => ask(trip)} />,
  ];
  return (
    <>
      <button type="button">Sort</button>
      <Dialog open={asked !== undefined} title="Delete it?" onClose={close} />
      <TableOrCards
        wide="(min-width: 72rem)"
        table={
          <table>
            <tbody>
              {TRIPS.map((trip) => (
                <tr key={trip} {...rowOf(trip)}>
                  <td>{controls(trip)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        }
        cards={
          <ul>
            {TRIPS.map((trip) => (
              <li key={trip} {...rowOf(trip)}>
                {controls(trip).reverse()}
              </li>
            ))}
          </ul>
        }
      />
    </>
  );
}

/** Shows the trips, and returns a function that changes whether the table fits. */
function show() {
  const query = Object.assign(new EventTarget(), { matches: true });
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  render(<Trips />);
  return (fits: boolean) =>
    act(() => {
      query.matches = fits;
      query.dispatchEvent(new Event('change'));
    });
}

const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => vi.restoreAllMocks());

it('keeps the focus on its control when a table becomes cards, and back', () => {
  const resize = show();
  button('Delete Uluwatu').focus();
  resize(false);
  expect(within(screen.getByRole('list')).getByRole('button', { name: 'Delete Uluwatu' })).toHaveFocus(); // prettier-ignore
  button('Update Mount Fuji').focus();
  resize(true);
  expect(within(screen.getByRole('table')).getByRole('button', { name: 'Update Mount Fuji' })).toHaveFocus(); // prettier-ignore
});

it('leaves the focus elsewhere, or nowhere, as it was', () => {
  const resize = show();
  button('Sort').focus();
  resize(false);
  expect(button('Sort')).toHaveFocus();
  button('Delete Uluwatu').focus();
  button('Delete Uluwatu').blur();
  resize(true);
  expect(document.body).toHaveFocus();
});

it('returns the focus after a dialog, also to the control that replaced the original one', async () => {
  const person = userEvent.setup();
  const resize = show();
  await person.click(button('Delete Uluwatu'));
  screen.getByRole('button', { name: 'Close' }).focus();
  resize(false);
  await person.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button('Delete Uluwatu')).toHaveFocus();
});
