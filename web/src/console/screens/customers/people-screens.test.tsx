import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type CustomerRecord,
  type InboxRecord,
  type Permission,
  PERMISSIONS,
} from '@wayfarer/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import * as files from '../../../lib/device/save-file.ts';
import { type fakeApi as makeApi, fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { consolePages } from '../../pages.ts';
import { ConsoleFrame } from '../../frame/console-frame.tsx';
import { aMessage } from '../../test/a-message.ts';

const OWNER = aStaffPerson();

const MESSAGE = aMessage();

const CUSTOMER: CustomerRecord['customer'] = {
  _id: 'c1',
  name: 'Maya Brennan',
  email: 'maya@example.com',
  phone: '',
  account: true,
  emailVerified: true,
  since: '2026-01-02T00:00:00.000Z',
  bookings: 1,
  paid: [{ amount: 23_750, currency: 'usd' }],
  lastTrip: '2027-04-12',
  blocked: false,
  staff: false,
};

const RECORD: CustomerRecord = {
  customer: CUSTOMER,
  bookings: [],
  payments: [],
  messages: [],
  notes: [],
  mails: [],
  sessions: 2,
  blocks: [],
  erasure: null,
};

type Answers = Parameters<typeof makeApi>[0];

const LANGUAGES = [
  { tag: 'en', name: 'English', prefix: '' },
  { tag: 'de', name: 'Deutsch', prefix: '/de' },
];

function open(
  at: string,
  answers: Answers,
  permissions: readonly Permission[] = PERMISSIONS,
  languages?: typeof LANGUAGES,
) {
  const fake = fakeApi({
    'GET /operator/me': () => ok({ ...OWNER, permissions: [...permissions] }),
    'GET /operator/inbox/people': () => ok([{ _id: 'u1', name: 'Cleo' }]),
    ...answers,
  });
  const view = renderInConsole(
    <ConsoleFrame theme={null} />,
    { api: fake.api, user: ADA, at, config: languages ? { languages } : {} },
    '/admin/*',
  );
  return { ...view, ...fake, person: userEvent.setup({ delay: null }) };
}

// loads the screens' scripts first, because the tests don't measure loading
beforeAll(async () => {
  await Promise.all(consolePages.map(({ screen: load }) => load()));
}, 60_000);
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('the inbox shows messages by state, with counts, and keeps its filters in the address', async () => {
  const counts = { new: 1000, open: 0, answered: 3, closed: 0, spam: 0 };
  const { person, router, calls } = open('/admin/inbox', {
    'GET /operator/inbox': () => ok([MESSAGE]),
    'GET /operator/inbox/count': () => ok(counts),
  });
  const link = await screen.findByRole('link', { name: 'Ferry in the rain' });
  expect(link).toHaveAttribute('href', '/admin/inbox/m1');
  await person.click(await screen.findByRole('button', { name: /New\s*1000\+/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=new'));
  await person.selectOptions(screen.getByLabelText('Assigned to'), 'No one');
  await waitFor(() => {
    const asked = calls.findLast(({ path }) => path === '/operator/inbox');
    expect(asked?.query).toEqual({ state: 'new', assigned: 'nobody' });
  });
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('an inbox that failed to load offers another try, and an empty one says what will appear', async () => {
  let broken = true;
  const { person } = open('/admin/inbox', {
    'GET /operator/inbox': () => (broken ? refused(503, 'unavailable') : ok([])),
    'GET /operator/inbox/count': () => refused(503, 'unavailable'),
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The messages couldn’t be loaded.');
  broken = false;
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No messages' })).toBeVisible();
});

test('a signed-in person’s message shows their trips, and an unconfirmed address', async () => {
  const trip = {
    _id: 'b1',
    reference: 'WF-7K3M9Q',
    spot: 'Quiet Bay',
    country: 'Portugal',
    travelDate: '2027-04-12',
    startTime: null,
    travelDuration: 3,
    people: 2,
    state: 'booked',
    total: 95_000,
    currency: 'usd',
  } as const;
  const customer: InboxRecord['customer'] = {
    _id: 'c1',
    name: 'Maya Brennan',
    since: '2026-01-02T00:00:00.000Z',
    signedIn: true,
    addressConfirmed: false,
    bookings: [trip],
  };
  open('/admin/inbox/m1', {
    'GET /operator/inbox/m1': () => ok({ message: MESSAGE, replies: [], customer }),
  });
  expect(await screen.findByText('Address not confirmed')).toBeVisible();
  expect(screen.getByText(/^Sent while signed in, but the account has not/)).toBeVisible();
  expect(screen.getByText(/WF-7K3M9Q · .* · 2 people/)).toBeVisible();
  expect(screen.getByText('$950.00')).toBeVisible();
});

test('an answer is kept on the device until it is sent', async () => {
  const record: InboxRecord = { message: MESSAGE, replies: [], customer: null };
  let works = false;
  const answers: Answers = {
    'GET /operator/inbox/m1': () => ok(record),
    'POST /operator/inbox/m1/replies': () =>
      works ? ok(record, 201) : refused(503, 'unavailable'),
  };
  const first = open('/admin/inbox/m1', answers);
  const box = () => screen.findByRole('textbox', { name: /Your answer/ });
  await first.person.click(await screen.findByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Write an answer first.')).toBeVisible();
  await first.person.type(await box(), 'It does.');
  first.unmount();

  const second = open('/admin/inbox/m1', answers);
  expect(await box()).toHaveValue('It does.');
  await second.person.click(screen.getByRole('button', { name: 'Send answer' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your text is still here.');
  expect(await box()).toHaveValue('It does.');
  works = true;
  await second.person.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(Object.keys(localStorage)).toEqual(['works-here']);
  const sent = second.callsOf('POST').map(({ body }) => body);
  expect(sent).toEqual([{ text: 'It does.' }, { text: 'It does.' }]);
});

test('a chosen state or colleague is saved at once, and an unknown message is reported', async () => {
  const record: InboxRecord = { message: MESSAGE, replies: [], customer: null };
  const { person, callsOf } = open('/admin/inbox/m1', {
    'GET /operator/inbox/m1': () => ok(record),
    'PATCH /operator/inbox/m1': () => ok(record),
  });
  await person.selectOptions(await screen.findByLabelText('State'), 'Spam');
  await waitFor(() => expect(callsOf('PATCH')).toHaveLength(1));
  await waitFor(() => expect(screen.getByLabelText('Assigned to')).toBeEnabled());
  await screen.findByRole('option', { name: 'Cleo' });
  await person.selectOptions(screen.getByLabelText('Assigned to'), 'Cleo');
  await waitFor(() =>
    expect(callsOf('PATCH').map(({ body }) => body)).toEqual([
      { state: 'spam' },
      { assignedTo: 'u1' },
    ]),
  );
});

test('customers are listed with their payments, and sorted by the column headers', async () => {
  const { person, router } = open('/admin/customers', {
    'GET /operator/customers': () => ok([CUSTOMER]),
  });
  const link = await screen.findByRole('link', { name: 'Maya Brennan' });
  expect(link).toHaveAttribute('href', '/admin/customers/c1');
  expect(screen.getByText(/\$237\.50/)).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Order'), 'By name');
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name'));
});

test('blocks a customer with a reason, after saying what that does', async () => {
  let blocked = false;
  const block = { at: '2026-11-21T09:05:00.000Z', by: { _id: 'u1', name: 'Cleo' }, endedAt: null };
  const { person, callsOf } = open('/admin/customers/c1', {
    'GET /operator/customers/c1': () =>
      ok({
        ...RECORD,
        customer: { ...CUSTOMER, blocked },
        blocks: blocked ? [{ ...block, reason: 'Stolen cards.' }] : [],
      }),
    'PUT /operator/customers/c1/block': () => {
      blocked = true;
      return ok({ ...block, reason: 'Stolen cards.' });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Block account...' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/They can’t use the account from now on/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Block account' }));
  expect(await dialog.findByText('Say why.')).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Stolen cards.');
  await person.click(dialog.getByRole('button', { name: 'Block account' }));
  expect(await screen.findByRole('heading', { name: 'Blocked' })).toBeVisible();
  expect(screen.getByText('Stolen cards.')).toBeVisible();
  expect(callsOf('PUT').map(({ body }) => body)).toEqual([{ reason: 'Stolen cards.' }]);
  expect(screen.getByRole('button', { name: 'Unblock account' })).toBeVisible();
});

test('erasing asks for the name, asks again if a trip is upcoming, and can be undone', async () => {
  let erasure: CustomerRecord['erasure'] = null;
  const { person, callsOf } = open('/admin/customers/c1', {
    'GET /operator/customers/c1': () => ok({ ...RECORD, erasure }),
    'POST /operator/customers/c1/erasure': ({ body }) => {
      if (!(body as { evenWithOpenBusiness?: boolean }).evenWithOpenBusiness) {
        return refused(409, 'trip_ahead', 'Please cancel it in My bookings, or write to us.');
      }
      erasure = { dueAt: '2027-04-02T10:00:00.000Z', byName: 'Nadia Rahman' };
      return ok(erasure, 201);
    },
    'DELETE /operator/customers/c1/erasure': () => {
      erasure = null;
      return ok({ deletedCount: 1 });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Erase customer...' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/this permanently deletes the account/)).toBeVisible();
  expect(dialog.getByText('maya@example.com · 1 active booking')).toBeVisible();
  const name = dialog.getByRole('textbox', { name: /^Type “Maya Brennan”/ });
  const erase = () => person.click(dialog.getByRole('button', { name: 'Erase in 24 hours' }));
  await person.type(name, 'Maya');
  await erase();
  expect(await dialog.findByText('Type Maya Brennan to erase them.')).toBeVisible();
  expect(callsOf('POST')).toHaveLength(0);
  await person.type(name, ' brennan');
  await erase();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'The customer couldn’t be erased. They have a paid trip ahead. Cancel it first, or check the box below. Their bookings',
  );
  expect(dialog.getByRole('link', { name: 'Their bookings' })).toHaveAttribute(
    'href',
    '/admin/bookings?q=maya%40example.com',
  );
  await person.click(dialog.getByRole('checkbox'));
  await erase();
  expect(await screen.findByText(/^This customer will be erased on/)).toHaveTextContent(
    'Nadia Rahman asked for it.',
  );
  expect(callsOf('POST').map(({ body }) => body)).toEqual([
    { name: 'Maya brennan' },
    { name: 'Maya brennan', evenWithOpenBusiness: true },
  ]);
  expect(screen.queryByRole('button', { name: 'Erase customer...' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export data' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Erase customer...' })).toBeVisible();
});

test('a customer without an account is also erased after a day', async () => {
  let erasure: CustomerRecord['erasure'] = null;
  const guest = { ...CUSTOMER, account: false, phone: '+351912345678' };
  const { person } = open('/admin/customers/c1', {
    'GET /operator/customers/c1': () => ok({ ...RECORD, customer: guest, sessions: null, erasure }),
    'POST /operator/customers/c1/erasure': () => {
      erasure = { dueAt: '2027-04-02T10:00:00.000Z', byName: null };
      return ok(erasure, 201);
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Erase customer...' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^In 24 hours, .* their unpaid bookings/)).toBeVisible();
  await person.type(dialog.getByRole('textbox'), 'Maya Brennan');
  await person.click(dialog.getByRole('button', { name: 'Erase in 24 hours' }));
  expect(await screen.findByText(/^This customer will be erased on/)).toHaveTextContent(
    'If you book for them again, they won’t be erased.',
  );
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('those who may only read customers see neither the export nor the block', async () => {
  const may = ['customers.read'] as const;
  open('/admin/customers/c1', { 'GET /operator/customers/c1': () => ok(RECORD) }, may);
  expect(await screen.findByRole('heading', { level: 1, name: 'Maya Brennan' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export data' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Block|Erase/ })).not.toBeInTheDocument();
});

test('exports customers as filtered, for those who may export data', async () => {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  const answers = {
    'GET /operator/customers': () => ok([]),
    'GET /operator/customers.csv': () => ok('name\r\nMaya\r\n'),
  };
  const { person, calls, unmount } = open('/admin/customers?q=maya&sort=name', answers);
  await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[2]).toBe('\uFEFFname\r\nMaya\r\n');
  const asked = calls.find(({ path }) => path === '/operator/customers.csv');
  expect(asked?.query).toEqual({ q: 'maya', sort: 'name' });
  unmount();
  open('/admin/customers', answers, ['customers.read']);
  expect(await screen.findByRole('heading', { name: 'No customers' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
});

test('exports the newsletter as filtered, with the byte order mark for spreadsheets', async () => {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  const { person, calls } = open('/admin/newsletter?state=subscribed', {
    'GET /operator/newsletter': () => ok([]),
    'GET /operator/newsletter/count': () => ok({ waiting: 0, subscribed: 2, unsubscribed: 0 }),
    'GET /operator/newsletter.csv': () => ok('email\r\na@example.com\r\n'),
  });
  await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/recorded in the audit log/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[2]).toBe('\uFEFFemail\r\na@example.com\r\n');
  const asked = calls.find(({ path }) => path === '/operator/newsletter.csv');
  expect(asked?.query).toEqual({ state: 'subscribed' });
});

test('shows a customer’s language, and corrects it for those who may change bookings', async () => {
  let customer = CUSTOMER;
  const answers: Answers = {
    'GET /operator/customers/c1': () => ok({ ...RECORD, customer }),
    'PUT /operator/customers/c1/language': ({ body }) => {
      customer = { ...CUSTOMER, language: (body as { language: string }).language };
      return ok({ ...RECORD, customer });
    },
  };
  const { person, callsOf } = open('/admin/customers/c1', answers, PERMISSIONS, LANGUAGES);
  expect(await screen.findByText('None chosen (English)')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Change the customer’s language' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.selectOptions(dialog.getByLabelText('Language of emails and documents'), 'Deutsch');
  await person.click(dialog.getByRole('button', { name: 'Save language' }));
  expect(await screen.findByText('Deutsch', { selector: 'dd' })).toBeVisible();
  expect(callsOf('PUT').map(({ body }) => body)).toEqual([{ language: 'de' }]);
});

test.each([
  ['someone who only reads', CUSTOMER, PERMISSIONS.filter((one) => one !== 'bookings.write')],
  ['a colleague, who chooses it themselves', { ...CUSTOMER, staff: true }, PERMISSIONS],
] as const)('the language cannot be changed: %s', async (_, customer, permissions) => {
  open(
    '/admin/customers/c1',
    { 'GET /operator/customers/c1': () => ok({ ...RECORD, customer }) },
    permissions,
    LANGUAGES,
  );
  expect(await screen.findByText('None chosen (English)')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change the customer’s language' })).toBeNull();
});
