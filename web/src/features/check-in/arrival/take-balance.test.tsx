import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { ok, refused } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render.tsx';
import { aCheckIn, CODE, deskApi } from '../test/check-ins.ts';
import { page } from './check-in-page.tsx';

const due = () => aCheckIn();

function open(desk: ReturnType<typeof deskApi>) {
  renderScreen(
    <page.Component />,
    { api: desk.api, user: ADA, at: `/check-in${CODE}` },
    '/check-in',
  );
  return userEvent.setup({ delay: null });
}

test('takes the amount due at the desk, and shows it in the button', async () => {
  let answer = () => refused(409, 'payment_mismatch', 'No more than $5 is outstanding.');
  const desk = deskApi({
    permissions: ['checkin', 'money.counter', 'bookings.read'],
    found: () => ok(due()),
    taken: () => answer(),
  });
  const person = open(desk);
  expect(await screen.findByRole('link', { name: 'Open booking' })).toHaveAttribute(
    'href',
    '/admin/bookings/istanbul-trip',
  );
  await person.click(screen.getByRole('button', { name: 'Take payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take payment' }));
  const amount = dialog.getByLabelText(/^Amount/);
  await person.clear(amount);
  await person.type(amount, '20,50');
  await person.selectOptions(dialog.getByLabelText('Paid by'), 'Card terminal');
  await person.click(dialog.getByRole('button', { name: 'Record $20.50' }));
  expect(await dialog.findByText('No more than $5 is outstanding.')).toBeVisible();
  answer = () => ok({}, 201) as never;
  await person.click(dialog.getByRole('button', { name: 'Record $20.50' }));
  expect(
    desk.calls.findLast(({ method, path }) => method === 'POST' && path.endsWith('counterPayments'))
      ?.body,
  ).toMatchObject({
    kind: 'received',
    method: 'card_terminal',
    amount: 2050,
  });
});

test('takes no payment without the right, and has no link', async () => {
  const person = open(deskApi({ found: () => ok(due()) }));
  expect(person).toBeDefined();
  expect(await screen.findByText('Due on arrival')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take payment' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open booking' })).toBeNull();
});
