import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OWN_WORD_MAILS, type Setting, type SettingKey } from '@wayfarer/contract';
import { expect, it } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { fakeApi, later, ok, refused } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render.tsx';
import { SETTING_FIELDS } from '../../kit/settings-controls/fields/setting-fields.ts';
import { SettingsScreen } from './settings-screen.tsx';

const VALUES: Partial<Record<SettingKey, unknown>> = {
  'agency.name': 'Wayfarer',
  'agency.timeZone': 'Etc/UTC',
  'booking.transferUntilDays': 7,
  'cancellation.refundDaysPromise': 10,
  'mails.agencyNotices': 'at_once',
};

const HISTORY: Partial<Record<SettingKey, unknown>> = {
  'site.heroTitle': [
    { revision: 2, value: 'New', at: '2027-03-19T09:12:00.000Z', byUserId: 'ada' },
    { revision: 1, value: 'Old', at: '2027-03-18T09:12:00.000Z', byUserId: 'ada' },
  ],
  'money.plan': [
    {
      revision: 2,
      value: { now: { percent: 30 }, balanceDays: null },
      at: '2027-03-19T09:12:00.000Z',
      byUserId: 'ada',
    },
    { revision: 1, value: '', at: '2027-03-18T09:12:00.000Z', byUserId: 'ada' },
  ],
};

const LANGUAGES = [
  { tag: 'en', name: 'English', prefix: '' },
  { tag: 'de', name: 'Deutsch', prefix: '/de' },
];

const WORDS = {
  key: 'site.heroTitle',
  state: 'missing',
  revision: 0,
  fields: [{ name: 'text', original: 'Sail away', text: '', changed: false }],
  updatedAt: null,
};

/** Opens stored settings. A colleague may change one of them during the test. */
function openSettings(
  at = '/admin/settings',
  listed: (times: number) => unknown = () => undefined,
  languages?: typeof LANGUAGES,
) {
  let times = 0;
  const settings = (Object.keys(SETTING_FIELDS) as SettingKey[]).map((key): Setting => {
    const { kind } = SETTING_FIELDS[key];
    const usual = kind === 'switch' ? true : kind === 'rows' || kind === 'set' ? [] : '';
    const value = VALUES[key] ?? usual;
    return { key, value, default: value, revision: 0, updatedAt: null, updatedBy: null };
  });
  const settingOf = (key: unknown) => {
    const found = settings.find((setting) => setting.key === key);
    if (!found) throw new Error(`no setting ${String(key)}`);
    return found;
  };
  const { api, callsOf } = fakeApi({
    'GET /operator/settingTexts': () => ok([WORDS]),
    'GET /operator/settings': async () => {
      times += 1;
      await listed(times);
      return ok(settings.map((setting) => ({ ...setting })));
    },
    ...Object.fromEntries(
      OWN_WORD_MAILS.map((kind) => [
        `POST /operator/mails/${kind}/words`,
        ({ body }: { body?: unknown }) => {
          const { opening } = body as { opening: string };
          return ok({ subject: `${kind}: ${opening}`, text: opening, html: `<p>${opening}</p>` });
        },
      ]),
    ),
    ...Object.fromEntries(
      settings.flatMap(({ key }) => [
        [
          `PUT /operator/settings/${key}`,
          ({ body }: { body?: unknown }) => {
            const { value, revision } = body as { value: unknown; revision: number };
            const setting = settingOf(key);
            if (setting.revision !== revision) return refused(409, 'revision_changed');
            if (value === 'bad') return refused(400, 'invalid_input', 'is not valid');
            Object.assign(setting, { value, revision: revision + 1 });
            return ok({ ...setting });
          },
        ],
        [`GET /operator/settings/${key}/history`, () => ok(HISTORY[key] ?? [])],
      ]),
    ),
  });
  const config = languages && { languages };
  const view = renderScreen(<SettingsScreen />, { api, user: ADA, at, ...(config && { config }) });
  return { ...view, settingOf, callsOf, person: userEvent.setup() };
}

it('marks unsaved changes, previews them, and saves a whole group at once', async () => {
  const { person, callsOf, settingOf } = openSettings();
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await person.clear(name);
  await person.type(name, 'Harbor Journeys');
  await person.type(screen.getByRole('textbox', { name: /^Emergency phone/ }), '+1 207');
  expect(screen.getAllByText('not saved')).toHaveLength(2);
  expect(screen.getByText('2 changes')).toBeVisible();
  expect(screen.getAllByText('Harbor Journeys').length).toBeGreaterThan(0);
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByText('not saved')).not.toBeInTheDocument());
  expect(settingOf('agency.name')).toMatchObject({ value: 'Harbor Journeys', revision: 1 });
  expect(callsOf('PUT')).toHaveLength(2);
});

it('keeps the input if another person has saved, and replaces their version on a second save', async () => {
  const { person, settingOf } = openSettings();
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  Object.assign(settingOf('agency.name'), { value: 'Theirs', revision: 1 });
  await person.clear(name);
  await person.type(name, 'Mine');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/changed this to “Theirs”/)).toBeVisible();
  expect(name).toHaveValue('Mine');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(settingOf('agency.name').value).toBe('Mine'));
});

it('asks before it replaces changes that arrived after the input', async () => {
  const list = later();
  const { person, settingOf } = openSettings('/admin/settings', (times) =>
    times === 2 ? list.promise : undefined,
  );
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await person.type(screen.getByRole('textbox', { name: /^Emergency phone/ }), '+1 207');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByText('not saved')).not.toBeInTheDocument());
  await person.type(name, ' Journeys');
  Object.assign(settingOf('agency.name'), { value: 'Theirs', revision: 1 });
  await list.answer(ok([]));
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/changed this to “Theirs”/)).toBeVisible();
  expect(name).toHaveValue('Wayfarer Journeys');
  expect(settingOf('agency.name').value).toBe('Theirs');
});

it('shows the saved values until the list is fetched again, and keeps newer input', async () => {
  const list = later();
  const { person, settingOf } = openSettings('/admin/settings', (times) =>
    times > 1 ? list.promise : undefined,
  );
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await person.type(name, ' Journeys');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByText('not saved')).not.toBeInTheDocument());
  expect(name).toHaveValue('Wayfarer Journeys');
  await person.type(name, ' Ltd');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(settingOf('agency.name')).toMatchObject({ value: 'Wayfarer Journeys Ltd', revision: 2 }),
  );
  await list.answer(ok([]));
});

it('shows errors next to their fields, and discards unwanted changes', async () => {
  const { person } = openSettings();
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await person.clear(name);
  await person.type(name, 'bad');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('is not valid')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(name).toHaveValue('Wayfarer');
});

it('has a group for every setting, each with its own address', async () => {
  const { person, router } = openSettings('/admin/settings?group=mails');
  expect(await screen.findByRole('combobox', { name: /Emails to the agency/ })).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Booking' }));
  expect(await screen.findByRole('textbox', { name: /transferred until/ })).toHaveValue('7');
  expect(router.state.location.search).toBe('?group=booking');
  await person.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByText('Never changed; this is the default.')).toBeVisible();
});

it('edits a list line by line, and saves it as a whole', async () => {
  const { person, settingOf } = openSettings('/admin/settings?group=site');
  await person.click(await screen.findByRole('button', { name: 'Add a promise' }));
  await person.type(screen.getByRole('textbox', { name: 'Promise' }), 'The price is the price');
  await person.type(screen.getByRole('textbox', { name: 'In other words' }), 'It does not grow.');
  await person.click(screen.getByRole('button', { name: 'Add a promise' }));
  await person.click(screen.getByRole('button', { name: /^Remove promises to travelers, line 2/ }));
  await person.click(screen.getByRole('button', { name: 'Add a promise' }));
  await person.click(screen.getByRole('button', { name: 'Add a promise' }));
  const upward = (line: number) =>
    screen.getByRole('button', { name: `Move promises to travelers, line ${line}, up` });
  upward(3).focus();
  await person.keyboard('{Enter}');
  expect(upward(2)).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getAllByRole('textbox', { name: 'Promise' })[0]).toHaveFocus();
  for (const line of [3, 1])
    await person.click(
      screen.getByRole('button', {
        name: `Remove promises to travelers, line ${line}`,
      }),
    );
  await person.click(screen.getByRole('checkbox', { name: 'Flights' }));
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(settingOf('site.promises').value).toEqual([
      { title: 'The price is the price', text: 'It does not grow.' },
    ]),
  );
  await waitFor(() => expect(settingOf('site.services').value).toEqual(['flights']));
});

it('previews a chosen color, and says if it must be darker', async () => {
  const { person } = openSettings('/admin/settings?group=site');
  const color = await screen.findByRole('textbox', { name: /^Brand color/ });
  await person.type(color, '#ffff00');
  expect(color).toHaveAccessibleDescription(/buttons use a darker shade/);
  await person.clear(color);
  await person.type(color, '#0f5c6b');
  expect(color).not.toHaveAccessibleDescription(/buttons use a darker shade/);
});

it('names settings by the page they appear on, so that no two headlines look the same', async () => {
  const { person } = openSettings('/admin/settings?group=site');
  await person.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = screen.getByRole('dialog', { name: 'History' });
  const groups = within(dialog).getAllByRole('group');
  const withHeadline = groups.filter((group) =>
    within(group).queryByRole('option', { name: 'Headline' }),
  );
  expect(withHeadline.map((group) => group.getAttribute('label'))).toEqual(['Home', 'About us']);
});

it('previews a whole email while its text is typed', async () => {
  const { person, callsOf, settingOf } = openSettings('/admin/settings?group=mails');
  const preview = await screen.findByRole('complementary', { name: 'Preview' });
  await person.selectOptions(within(preview).getByRole('combobox', { name: 'Email' }), 'review');
  const mail = screen.getByRole('region', { name: 'Review request' });
  await person.type(within(mail).getByRole('textbox', { name: /^Opening/ }), 'Dear');
  expect(await within(preview).findByText('review: Dear')).toBeVisible();
  const [body] = callsOf('POST')
    .map((call) => call.body)
    .slice(-1);
  expect(body).toMatchObject({ opening: 'Dear', closing: '', subject: '' });
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(settingOf('mails.review.opening').value).toBe('Dear'));
});

it('starts a legal page from the product’s text, in markup, and previews it', async () => {
  const { person, settingOf } = openSettings('/admin/settings?group=legal');
  const preview = await screen.findByRole('complementary', { name: 'Preview' });
  expect(within(preview).getByRole('heading', { name: 'When you just browse' })).toBeVisible();
  await person.click(within(preview).getByRole('button', { name: 'Start from it' }));
  const field = screen.getByRole('textbox', { name: /^Privacy/ });
  expect(field).toHaveDisplayValue(/\n\n## When you just browse\n\n/);
  await person.clear(field);
  await person.type(field, 'We keep it short.{enter}{enter}## Us{enter}- one');
  expect(within(preview).getByRole('heading', { name: 'Us' })).toBeVisible();
  expect(within(preview).getByRole('listitem')).toHaveTextContent('one');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(settingOf('legal.privacy').value).toBe('We keep it short.\n\n## Us\n- one'),
  );
});

it('removes the server’s message about a value as soon as the value changes', async () => {
  const { person } = openSettings();
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await person.clear(name);
  await person.type(name, 'bad');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('is not valid')).toBeVisible();
  await person.type(name, 'ge');
  expect(screen.queryByText('is not valid')).not.toBeInTheDocument();
});

it('restores an earlier value as an unsaved change', async () => {
  const { person, settingOf } = openSettings('/admin/settings?group=site');
  await person.click(await screen.findByRole('button', { name: 'History' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Setting' }), 'site.heroTitle');
  await person.click(await screen.findByRole('button', { name: 'Use this again' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(settingOf('site.heroTitle').value).toBe('');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(settingOf('site.heroTitle').value).toBe('Old'));
});

it('ends a payment plan with an earlier value from its history', async () => {
  const { person, settingOf } = openSettings('/admin/settings?group=money');
  await person.selectOptions(await screen.findByLabelText('First payment'), 'percent');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(settingOf('money.plan').value).toEqual({ now: { percent: 30 }, balanceDays: null }),
  );
  await person.click(screen.getByRole('button', { name: 'History' }));
  const dialog = within(screen.getByRole('dialog', { name: 'History' }));
  expect(await dialog.findByText('30% first, the rest on arrival')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Use this again' }));
  expect(screen.getByLabelText('First payment')).toHaveDisplayValue('No plan');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(settingOf('money.plan').value).toBe(''));
});

it('has a tab for each language of translatable texts, with the originals next to them', async () => {
  const { person } = openSettings('/admin/settings?group=site', undefined, LANGUAGES);
  const tabs = await screen.findByRole('navigation', { name: 'Language of these words' });
  expect(within(tabs).getByRole('link', { name: 'English' })).toHaveAttribute('aria-current');
  await person.click(within(tabs).getByRole('link', { name: 'Deutsch' }));
  expect(await screen.findByText('Sail away')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveAttribute('lang', 'de');
});
