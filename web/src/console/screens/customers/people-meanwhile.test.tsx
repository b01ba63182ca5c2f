import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type CustomerNote, type InboxRecord, PERMISSIONS } from '@wayfarer/contract';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, later, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import { Notes } from './notes.tsx';
import { EraseButton } from './erasure.tsx';
import { menuOf, StaffContext } from '../../kit/staff/staff.ts';
import { ScreenParamsContext } from '../../kit/address/screen-params.ts';
import { MessageScreen } from '../inbox/message-screen.tsx';
import { aMessage } from '../../test/a-message.ts';

const RECORD: InboxRecord = { message: aMessage(), replies: [], customer: null };

function show(element: ReactNode, answers: Parameters<typeof fakeApi>[0]) {
  const fake = fakeApi(answers);
  const staff = aStaffPerson(PERMISSIONS);
  renderInConsole(
    <StaffContext value={{ ...staff, role: 'owner', menu: menuOf([], staff) }}>
      <ScreenParamsContext value={{ id: 'm1' }}>{element}</ScreenParamsContext>
    </StaffContext>,
    { api: fake.api, user: ADA },
  );
  return fake;
}

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => localStorage.clear());

/** A message whose list is fetched again only when the test allows it. */
function showMessage(answers: Parameters<typeof fakeApi>[0]) {
  const again = later();
  let times = 0;
  show(<MessageScreen />, {
    'GET /operator/inbox/people': () => ok([{ _id: 'u1', name: 'Cleo' }]),
    'GET /operator/inbox/m1': () => {
      times += 1;
      return times === 1 ? ok(RECORD) : again.promise;
    },
    ...answers,
  });
  return again;
}

test('an answer that was started while another is being sent stays, and is saved on the device', async () => {
  const sent = later();
  await showMessage({ 'POST /operator/inbox/m1/replies': () => sent.promise });
  const box = await screen.findByRole('textbox', { name: /Your answer/ });
  write(box, 'It does.');
  press('Send answer');
  write(box, 'And one more thing');
  await sent.answer(ok(RECORD, 201));
  expect(box).toHaveValue('And one more thing');
  expect(Object.values(localStorage)).toEqual(['And one more thing']);
});

test('a choice is shown while and after it is saved; a refused one is not', async () => {
  const saved = later();
  let works = true;
  const again = showMessage({
    'PATCH /operator/inbox/m1': () => (works ? saved.promise : refused(409, 'conflict')),
  });
  const state = await screen.findByLabelText('State');
  fireEvent.change(state, { target: { value: 'spam' } });
  expect(state).toHaveDisplayValue('Spam');
  await waitFor(() => expect(state).toBeDisabled());
  const spam: InboxRecord = { ...RECORD, message: { ...RECORD.message, state: 'spam' } };
  await saved.answer(ok(spam));
  await waitFor(() => expect(state).toBeEnabled());
  expect(state).toHaveDisplayValue('Spam');
  works = false;
  fireEvent.change(state, { target: { value: 'closed' } });
  await waitFor(() => expect(state).toBeEnabled());
  expect(state).toHaveDisplayValue('Spam');
  await again.answer(ok(spam));
});

test('a note that was started while another is being saved stays', async () => {
  const added = later();
  show(<Notes id="c1" notes={[]} />, {
    'POST /operator/customers/c1/notes': () => added.promise,
  });
  const field = screen.getByLabelText('New note');
  write(field, 'Late arrival');
  press('Add note');
  write(field, 'Vegetarian');
  const note: CustomerNote = {
    _id: 'n1',
    text: 'Late arrival',
    at: RECORD.message.createdAt,
    by: null,
    removable: true,
  };
  await added.answer(ok(note, 201));
  expect(field).toHaveValue('Vegetarian');
});

const MAYA = {
  phone: '',
  account: true,
  _id: 'c1',
  name: 'Maya',
  email: 'maya@example.com',
  emailVerified: true,
  since: '2026-01-02T00:00:00.000Z',
  bookings: 0,
  paid: [],
  lastTrip: null,
  blocked: false,
  staff: false,
};

test('asks each time whether to erase an account with open matters', async () => {
  show(<EraseButton customer={MAYA} />, {
    'POST /operator/customers/c1/erasure': () => refused(409, 'trip_ahead'),
  });
  const ask = () => press('Erase customer...');
  ask();
  write(screen.getByRole('textbox'), 'Maya');
  press('Erase in 24 hours');
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  ask();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
