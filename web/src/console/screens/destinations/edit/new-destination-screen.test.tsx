import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@wayfarer/contract';
import { expect, test } from 'vitest';
import { fakeApi, later, ok } from '../../../../test/fake-api.ts';
import { ADA } from '../../../../test/fake-identity.ts';
import { renderInConsole } from '../../../../test/render-in-console.tsx';
import { aStaffPerson } from '../../../test/booking-list-items.ts';
import { menuOf, StaffContext } from '../../../kit/staff/staff.ts';
import { NewDestinationScreen } from './new-destination-screen.tsx';

const ARRIVED = {
  _id: 'p1',
  url: '/media/pictures/0000000000000001-1600.webp',
  width: 1600,
  height: 1200,
  placeholder: 'data:image/webp;base64,AA',
};

function renderNew(api: ReturnType<typeof fakeApi>['api']) {
  const staff = aStaffPerson(PERMISSIONS);
  renderInConsole(
    <StaffContext value={{ ...staff, role: 'owner', menu: menuOf([], staff) }}>
      <NewDestinationScreen />
    </StaffContext>,
    { api, user: ADA, at: '/admin/destinations/new' },
    '/admin/destinations/new',
  );
}

test('waits for the pictures before it lists what is missing', async () => {
  const picture = later();
  const { api, calls } = fakeApi({ 'PUT /pictures': () => picture.promise });
  renderNew(api);
  const person = userEvent.setup({ delay: null });
  await person.type(await screen.findByLabelText(/^Name of the place/), 'Hakone');
  const file = new File(['bytes'], 'bay.jpg', { type: 'image/jpeg' });
  await person.upload(screen.getByLabelText('Choose pictures'), file);
  await person.click(screen.getByRole('button', { name: 'Add destination' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please wait until the pictures are uploaded.',
  );
  await picture.answer(ok(ARRIVED, 201));
  await screen.findByLabelText('Description of picture 1');
  await waitFor(() =>
    expect(screen.queryByText('Please wait until the pictures are uploaded.')).toBeNull(),
  );
  await person.click(screen.getByRole('button', { name: 'Add destination' }));
  expect(await screen.findByText('Please check the fields marked above.')).toBeVisible();
  const price = screen.getByLabelText(/^Price per day, adult/);
  expect(price).toHaveAccessibleDescription(/Enter the price per day\./);
  // a corrected field is no longer marked as invalid
  await person.type(price, '139');
  await waitFor(() => expect(price).toBeValid());
  expect(screen.queryByText('Enter the price per day.')).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test('asks to reload the page if the site’s currency has changed', async () => {
  const { api } = fakeApi({
    'PUT /pictures': () => ok(ARRIVED, 201),
    'POST /operator/spots': () => ({
      status: 400,
      body: {
        code: 'invalid_input',
        message: 'average_cost is in another currency',
        field: 'average_cost',
      },
    }),
  });
  renderNew(api);
  const person = userEvent.setup({ delay: null });
  await person.type(await screen.findByLabelText(/^Name of the place/), 'Hakone');
  await person.type(screen.getByRole('combobox', { name: /^Country/ }), 'Japan');
  await person.click(await screen.findByRole('option', { name: 'Japan' }));
  await person.type(screen.getByLabelText(/^Price per day, adult/), '139');
  const file = new File(['bytes'], 'bay.jpg', { type: 'image/jpeg' });
  await person.upload(screen.getByLabelText('Choose pictures'), file);
  await screen.findByLabelText('Description of picture 1');
  await person.click(screen.getByRole('button', { name: 'Add destination' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Load this page again');
  expect(screen.getByLabelText(/^Price per day, adult/)).toHaveAccessibleDescription(
    /sells in another currency/,
  );
});
