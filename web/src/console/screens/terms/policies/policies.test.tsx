import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ok, refused } from '../../../../test/fake-api.ts';
import { aFamily, openTerms } from '../test/open-terms.tsx';

const USUAL = aFamily('usual', '48 hours', { isDefault: true, versions: 2 });
const TREKS = aFamily('treks', 'Treks', { spots: 2 });
const OLD = aFamily('old', 'Old ones', { retiredAt: '2026-11-21T12:00:00.000Z', spots: 1 });

const rowOf = async (name: string) =>
  within((await screen.findByRole('heading', { name, level: 3 })).closest('li') ?? document.body);

it('shows each policy’s wording, the default one, and its destinations', async () => {
  openTerms({}, { families: [USUAL, TREKS, OLD] });
  const usual = await rowOf('48 hours');
  expect(usual.getAllByText(/You can cancel up to 48 hours/)[0]).toBeVisible();
  expect(usual.getByText(/Version 2, since Nov 20, 2026 · for every destination/)).toBeVisible();
  expect(usual.getByText('1 earlier version')).toBeVisible();
  expect(usual.queryByRole('button', { name: 'Retire...' })).not.toBeInTheDocument();
  const treks = await rowOf('Treks');
  expect(treks.getByText(/used by 2 destinations/)).toBeVisible();
  expect(screen.getByText('Retired (1)')).toBeVisible();
  const old = await rowOf('Old ones');
  expect(old.getByText(/not used for new bookings · 1 destination that used them/)).toBeDefined();
  expect(old.queryByRole('button')).not.toBeInTheDocument();
});

it('creates terms, and previews their wording as they are typed', async () => {
  const { person, callsOf } = openTerms({ 'POST /operator/policies': () => ok(TREKS, 201) });
  await person.click(await screen.findByRole('button', { name: 'New terms' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Fill in the steps/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Create terms' }));
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Enter a name/));
  expect(dialog.getByRole('textbox', { name: 'Until' })).toBeInvalid();
  await person.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Treks');
  await person.type(dialog.getByRole('textbox', { name: 'Until' }), '14');
  await person.type(dialog.getByRole('textbox', { name: '% back' }), '80');
  expect(
    dialog.getByText(
      'Until 14 days before the travel date, you get back 80% of what you have paid.',
    ),
  ).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /^Cooling-off period/ }), '24');
  expect(dialog.getByText(/Within 24 hours of booking .* at least 7 days away/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Create terms' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(callsOf('POST')[0]?.body).toEqual({
    name: 'Treks',
    windows: [{ hoursBefore: 336, refundPercent: 80 }],
    basis: 'paid',
    coolingOffHours: 24,
    coolingOffNotWithinHours: 168,
  });
});

it('starts from a template, and names the step that is out of order', async () => {
  const { person, callsOf } = openTerms();
  await person.click(await screen.findByRole('button', { name: 'New terms' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Start from' }), 'Moderate');
  const [, percent] = dialog.getAllByRole('textbox', { name: '% back' });
  if (!percent) throw new Error('no second step');
  await person.clear(percent);
  await person.type(percent, '100');
  await person.click(dialog.getByRole('button', { name: 'Create terms' }));
  await waitFor(() =>
    expect(percent).toHaveAccessibleDescription(/lower than in the previous step/),
  );
  await person.click(dialog.getByRole('button', { name: 'Remove step 2' }));
  expect(dialog.getByText('You can cancel up to 5 days before the travel date.')).toBeVisible();
  expect(callsOf('POST')).toHaveLength(0);
});

it('shows the server’s refusal next to its field, and keeps the input', async () => {
  const { person } = openTerms({
    'POST /operator/policies': () => ({
      status: 400,
      body: { code: 'invalid_input', field: 'name', message: 'name is taken' },
    }),
  });
  await person.click(await screen.findByRole('button', { name: 'New terms' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Start from' }), 'Moderate');
  await person.click(dialog.getByRole('button', { name: 'Create terms' }));
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(name).toHaveAccessibleDescription(/name is taken/));
  expect(name).toHaveValue('Moderate');
});

it('shows a colleague’s newer version', async () => {
  const families = [TREKS];
  const { person, callsOf } = openTerms(
    {
      'POST /operator/policies/treks/versions': ({ body }) => {
        if ((body as { basedOn: number }).basedOn === 2) return ok(TREKS, 201);
        families[0] = aFamily('treks', 'Treks', { versions: 2 });
        return refused(409, 'revision_changed');
      },
    },
    { families },
  );
  await person.click((await rowOf('Treks')).getByRole('button', { name: 'Change...' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Creates version 2 for new bookings/)).toBeVisible();
  const until = dialog.getByRole('textbox', { name: 'Until' });
  expect(until).toHaveValue('48');
  await person.clear(until);
  await person.type(until, '72');
  await person.click(dialog.getByRole('button', { name: 'Save as a new version' }));
  expect(await dialog.findByText(/A colleague saved version 2/)).toBeVisible();
  expect(until).toHaveValue('72');
  await person.click(dialog.getByRole('button', { name: 'Save as a new version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(callsOf('POST').map(({ body }) => (body as { basedOn: number }).basedOn)).toEqual([1, 2]);
});

it('makes terms the default, and says what that does', async () => {
  const { person, callsOf } = openTerms(
    { 'POST /operator/policies/treks/default': () => ok(TREKS) },
    { families: [USUAL, TREKS] },
  );
  const treks = await rowOf('Treks');
  await person.click(treks.getByRole('button', { name: /^Make them the usual/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/instead of 48 hours\. Existing bookings keep theirs/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Make them the usual terms' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(callsOf('POST')).toHaveLength(1);
});

it('retires terms; a refusal says why and keeps them', async () => {
  const { person } = openTerms(
    {
      'POST /operator/policies/treks/retirement': () =>
        refused(409, 'policy_is_default', 'Make another policy the default first.'),
    },
    { families: [USUAL, TREKS] },
  );
  await person.click((await rowOf('Treks')).getByRole('button', { name: 'Retire...' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/the 2 destinations that use them get the usual terms/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Retire' }));
  expect(await dialog.findByText('Make another policy the default first.')).toBeVisible();
});
