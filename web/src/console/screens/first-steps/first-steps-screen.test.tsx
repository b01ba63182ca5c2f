import type { Setting } from '@wayfarer/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { fakeApi, later, ok, refused } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render.tsx';
import { FirstStepsScreen } from './first-steps-screen.tsx';
import { LeftPanel } from '../today/left-panel.tsx';

const TERMS = { basis: 'paid', coolingOffHours: 0, coolingOffNotWithinHours: 168 };
const MODERATE = {
  ...TERMS,
  name: 'Moderate',
  windows: [{ hoursBefore: 120, refundPercent: 100 }],
  sentences: ['Five days before, everything comes back.'],
};

function aSetting(key: Setting['key'], value: unknown): Setting {
  return { key, value, default: value, revision: 0, updatedAt: null, updatedBy: null };
}

function openSteps(
  step: string,
  { done = [] as string[], mail = ok({}), noted = async (): Promise<unknown> => undefined } = {},
) {
  const settings = [
    aSetting('agency.name', 'Wayfarer'),
    aSetting('agency.address', ''),
    aSetting('agency.phone', ''),
    aSetting('agency.email', ''),
    aSetting('agency.timeZone', 'Etc/UTC'),
    aSetting('setup.steps', done),
  ];
  const put = (key: string) => ({
    [`PUT /operator/settings/${key}`]: async ({ body }: { body?: unknown }) => {
      await noted();
      const { value, revision } = body as { value: unknown; revision: number };
      const setting = settings.find((one) => one.key === key);
      if (setting?.revision !== revision) return refused(409, 'revision_changed');
      return ok(Object.assign(setting, { value, revision: revision + 1 }));
    },
  });
  const { api, callsOf } = fakeApi({
    'GET /operator/settings': () => ok(settings.map((setting) => ({ ...setting }))),
    ...put('agency.name'),
    ...put('setup.steps'),
    'GET /operator/policies': () => ok({ families: [], templates: [MODERATE] }),
    'POST /operator/policies': () =>
      ok({ family: 'f1', isDefault: false, retiredAt: null, spots: 0, versions: [] }),
    'POST /operator/policies/f1/default': () =>
      ok({ family: 'f1', isDefault: true, retiredAt: null, spots: 0, versions: [] }),
    'POST /operator/mailTrial': () => mail,
  });
  const view = renderScreen(
    <>
      <LeftPanel />
      <FirstStepsScreen />
    </>,
    { api, user: ADA, at: `/admin/first-steps?step=${step}` },
  );
  const valueOf = (key: string) => settings.find((one) => one.key === key)?.value;
  return { ...view, callsOf, valueOf, person: userEvent.setup() };
}

it('saves the agency’s details, marks the step as done, and goes on', async () => {
  const { person, valueOf } = openSteps('agency');
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await person.clear(name);
  await person.type(name, 'Blue Journeys');
  await person.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(
    await screen.findByRole('heading', { name: 'What you refund when a trip is canceled' }),
  ).toBeVisible();
  expect(valueOf('agency.name')).toBe('Blue Journeys');
  expect(valueOf('setup.steps')).toEqual(['agency']);
  const left = /3 steps are left: Cancellation, Places, Email/;
  expect(await screen.findByText(left)).toBeVisible();
});

it('says what travelers pay, and suggests the time zone of the owner’s browser', async () => {
  const zone = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Europe/Lisbon' });
  openSteps('agency');
  expect(
    await screen.findByText(/^You sell in USD\. Travelers pay for one day by card/),
  ).toBeVisible();
  const field = screen.getByRole('combobox', { name: /^Time zone/ });
  await waitFor(() => expect(field).toHaveValue('Europe/Lisbon'));
  zone.mockRestore();
});

it('marks a step as done once, however often the button is pressed', async () => {
  const noted = later();
  const { callsOf } = openSteps('mail', { noted: () => noted.promise });
  const press = () => fireEvent.click(screen.getByRole('button', { name: /^Continue|^Saving/ }));
  await screen.findByRole('button', { name: 'Continue' });
  press();
  await waitFor(() => expect(callsOf('PUT')).toHaveLength(1));
  press();
  expect(screen.getByRole('button', { name: 'Skip for now' })).toBeDisabled();
  await noted.answer(ok({}));
  expect(await screen.findByRole('heading', { name: 'You are all set' })).toBeVisible();
  expect(callsOf('PUT')).toHaveLength(1);
});

it('leaves skipped steps on Today', async () => {
  const { person, callsOf } = openSteps('agency');
  await person.click(await screen.findByRole('button', { name: 'Skip for now' }));
  expect(
    await screen.findByRole('heading', { name: 'What you refund when a trip is canceled' }),
  ).toBeVisible();
  expect(callsOf('PUT')).toEqual([]);
});

it('makes a template the terms of every destination', async () => {
  const { person, callsOf } = openSteps('cancellation');
  await person.click(await screen.findByRole('radio', { name: /^Moderate/ }));
  await person.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('heading', { name: 'Who may add places' })).toBeVisible();
  const [made, applied] = callsOf('POST');
  expect(made?.body).toMatchObject({ name: 'Moderate', windows: MODERATE.windows });
  expect(applied?.path).toContain('/f1/default');
});

it.each([
  [ok({ result: 'sent', to: ADA.email, answer: '' }), /The mail server accepted it/],
  [ok({ result: 'kept', to: ADA.email, answer: '' }), /There is no mail server yet/],
  [ok({ result: 'refused', to: ADA.email, answer: '535 at AUTH' }), /rejected it: 535 at AUTH/],
] as const)('shows the result of a test email', async (mail, outcome) => {
  const { person } = openSteps('mail', { mail });
  await person.click(await screen.findByRole('button', { name: 'Send a test email' }));
  expect(await screen.findByText(outcome)).toBeVisible();
});

it('is not mentioned once everything is done or the steps are hidden', async () => {
  const { person, valueOf } = openSteps('end', { done: ['agency', 'money', 'cancellation'] });
  await person.click(await screen.findByRole('button', { name: 'Don’t remind me' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Don’t remind me' })).not.toBeInTheDocument(),
  );
  expect(valueOf('setup.steps')).toEqual(['agency', 'cancellation', 'places', 'mail']);
});
