import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ok, refused } from '../../../../test/fake-api.ts';
import { openTerms, STORM } from '../test/open-terms.tsx';

const openForm = async (answers: Parameters<typeof openTerms>[0] = {}) => {
  const { person, callsOf } = openTerms(answers);
  await person.click(await screen.findByRole('button', { name: 'New exception' }));
  return { person, callsOf, dialog: within(screen.getByRole('dialog')) };
};

it('shows where, when, how much and why, with ended ones separately', async () => {
  const ended = { ...STORM, _id: 'strike', country: null, endedAt: STORM.createdAt };
  openTerms({}, { exceptions: [STORM, ended] });
  const nepal = await screen.findByRole('heading', { name: 'Nepal' });
  const row = within(nepal.closest('li') ?? document.body);
  expect(row.getByText('Trips starting from Apr 10, 2027 to Apr 20, 2027')).toBeVisible();
  expect(row.getByText('The pass is closed.')).toBeVisible();
  expect(screen.getByText('Ended and past (1)')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'End it...' })).toHaveLength(1);
});

it('creates an exception for a country, and emails affected travelers unless that is unchecked', async () => {
  const { person, callsOf, dialog } = await openForm({
    'POST /operator/policyExceptions': () => ok(STORM, 201),
  });
  await person.click(dialog.getByRole('button', { name: 'Create exception' }));
  const country = dialog.getByRole('combobox', { name: /^Country/ });
  await waitFor(() => expect(country).toHaveAccessibleDescription(/Choose a country/));
  expect(callsOf('POST')).toHaveLength(0);
  await person.selectOptions(country, 'Nepal');
  await person.type(dialog.getByLabelText(/^First travel date/), '2027-04-10');
  await person.type(dialog.getByLabelText(/^Last travel date/), '2027-04-09');
  await person.type(dialog.getByRole('textbox', { name: /^Reason/ }), ' The pass is closed. ');
  await person.click(dialog.getByRole('button', { name: 'Create exception' }));
  expect(dialog.getByText('Can’t be before the first day.')).toBeVisible();
  await person.clear(dialog.getByLabelText(/^Last travel date/));
  await person.type(dialog.getByLabelText(/^Last travel date/), '2027-04-20');
  await person.click(dialog.getByRole('button', { name: 'Create exception' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(callsOf('POST')[0]?.body).toEqual({
    country: 'Nepal',
    fromDay: '2027-04-10',
    toDay: '2027-04-20',
    refundPercent: 100,
    reason: 'The pass is closed.',
    tell: true,
  });
});

it('needs a destination if it is for one, and none if it is for all', async () => {
  const { person, callsOf, dialog } = await openForm({
    'POST /operator/policyExceptions': () => refused(403, 'forbidden', 'You may not.'),
  });
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Where' }), 'One destination');
  await person.click(dialog.getByRole('button', { name: 'Create exception' }));
  expect(await dialog.findByText('Choose a destination.')).toBeVisible();
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Where' }), 'All destinations');
  await person.type(dialog.getByLabelText(/^First travel date/), '2027-04-10');
  await person.type(dialog.getByLabelText(/^Last travel date/), '2027-04-20');
  await person.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A strike.');
  await person.click(dialog.getByRole('checkbox', { name: /^Email everyone/ }));
  await person.click(dialog.getByRole('button', { name: 'Create exception' }));
  expect(await dialog.findByText('You may not.')).toBeVisible();
  expect(callsOf('POST')[0]?.body).toEqual({
    fromDay: '2027-04-10',
    toDay: '2027-04-20',
    refundPercent: 100,
    reason: 'A strike.',
    tell: false,
  });
});

it('ends an exception, and names its destination', async () => {
  let exceptions = [STORM];
  const { person } = openTerms({
    'GET /operator/policyExceptions': () => ok(exceptions),
    'DELETE /operator/policyExceptions/storm': () => {
      exceptions = [{ ...STORM, endedAt: STORM.createdAt }];
      return ok({ deletedCount: 1 });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'End it...' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/even if you emailed them/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'End it' }));
  expect(await screen.findByText('No exceptions in force.')).toBeVisible();
});
