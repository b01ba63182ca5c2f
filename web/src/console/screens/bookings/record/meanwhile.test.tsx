import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { later, ok, refused } from '../../../../test/fake-api.ts';
import { aRecord } from '../../../test/a-record.ts';
import { openRecord, press, PREVIEW } from '../../../test/open-record.tsx';

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const lookAgain = () => act(async () => void fireEvent.focus(window));

test('never replaces another person’s change without showing it', async () => {
  let record = aRecord();
  const { person, calls } = openRecord(record, {
    answers: {
      'GET /operator/bookings/maya': () => ok(record),
      'POST /operator/bookings/maya/change': ({ body }) =>
        (body as { revision: number }).revision === record.booking.revision
          ? ok({ booking: record.booking, difference: 0, refund: { card: 0, counter: 0 } })
          : refused(409, 'revision_changed'),
    },
  });
  await press(person, 'Change');
  const dialog = within(screen.getByRole('dialog', { name: /^Change the trip/ }));
  const days = dialog.getByLabelText('Days');
  write(days, '6');
  write(dialog.getByLabelText(/^Reason/), 'Asked for');
  record = aRecord({}, { revision: 4, travelDate: '2027-05-01' });
  await lookAgain();
  expect(await screen.findByText(/^Maya Brennan · .*May 1/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: /^Change the trip/ }));
  expect(
    await dialog.findByText(/changed this trip in the meantime.*May 1 – 5, 2027/),
  ).toBeVisible();
  expect(days).toHaveValue(6);
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Asked for');
  await person.click(dialog.getByRole('button', { name: /^Change the trip/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const revisions = calls
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (body as { revision: number }).revision);
  expect(revisions).toEqual([3, 4]);
});

test('keeps the choices and the message if a cancellation failed, and says why', async () => {
  let down = true;
  const { person, calls } = openRecord(undefined, {
    answers: {
      'POST /operator/bookings/maya/cancellation': () =>
        down
          ? refused(503, 'provider_unavailable')
          : { status: 409, body: { code: 'cancellation_changed', message: 'Other figures.', cancellation: { ...PREVIEW, revision: 5, taken: 20_000 } } }, // prettier-ignore
    },
  });
  await press(person, 'Cancel...');
  await screen.findByRole('button', { name: 'Cancel and return $72.50' });
  await person.selectOptions(screen.getByLabelText('Reason'), 'Supplier cannot deliver');
  write(screen.getByLabelText('Message to Maya Brennan'), 'We are sorry.');
  await press(person, 'Cancel and return $145.00');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Nothing was|went wrong/);
  await waitFor(() =>
    expect(calls.filter(({ path }) => path.endsWith('cancellation'))).toHaveLength(3),
  );
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Message to Maya Brennan')).toHaveValue('We are sorry.');
  expect(screen.getByLabelText('Reason')).toHaveDisplayValue('Supplier cannot deliver');
  down = false;
  await press(person, 'Cancel and return $145.00');
  expect(await screen.findByText('Other figures.')).toBeVisible();
  await press(person, 'Cancel and return $200.00');
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ revision: 5 });
});

test('keeps the figures that were read before a cancellation', async () => {
  let times = 0;
  const { person, calls, sent } = openRecord(undefined, {
    answers: {
      'GET /operator/bookings/maya/cancellation': () => {
        times += 1;
        return ok(times === 1 ? PREVIEW : { ...PREVIEW, revision: 4, taken: 9500 });
      },
      'POST /operator/bookings/maya/cancellation': () => refused(503, 'provider_unavailable'),
    },
  });
  await press(person, 'Cancel...');
  await press(person, 'Cancel and return $72.50');
  await waitFor(() => expect(times).toBe(2));
  await press(person, 'Cancel and return $72.50');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  expect(sent()?.body).toMatchObject({ revision: 3 });
});

test('keeps input that was typed while a note was being saved', async () => {
  const note = later();
  const { person } = openRecord(undefined, {
    answers: { 'POST /operator/bookings/maya/notes': () => note.promise },
  });
  const field = await screen.findByLabelText('New note');
  write(field, 'Late arrival');
  await press(person, 'Add note');
  write(field, 'Vegetarian');
  await note.answer(ok(aRecord().notes[0], 201));
  expect(field).toHaveValue('Vegetarian');
});

test('a dialog stays open until the result is known', async () => {
  const voided = later();
  const { person } = openRecord(undefined, {
    answers: { 'POST /operator/counterPayments/cash/void': () => voided.promise },
  });
  await press(person, 'Void...');
  write(screen.getByLabelText(/^Why/), 'A slip');
  await press(person, 'Void the entry');
  await screen.findByRole('button', { name: 'Void the entry', busy: true });
  await press(person, 'Close');
  await voided.answer(refused(409, 'already_decided', 'It was voided before.'));
  expect(await screen.findByText('It was voided before.')).toBeVisible();
  await press(person, 'Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('removes a note once, however often the button is pressed', async () => {
  const gone = later();
  const { calls } = openRecord(undefined, {
    answers: { 'DELETE /operator/bookings/maya/notes/note': () => gone.promise },
  });
  const button = await screen.findByRole('button', { name: 'Remove this note' });
  fireEvent.click(button);
  fireEvent.click(button);
  await gone.answer(ok({ deletedCount: 1 }));
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
