import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicConfig } from '../../../api/public-config.ts';
import { personSeen } from '../../../session/notices.ts';
import type { ApiRequest } from '../../../api/transport.ts';
import * as files from '../../../lib/device/save-file.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { page } from './account-page.tsx';

const { Component: Account } = page;
const USER = {
  _id: 'ada',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  photoUrl: null,
  role: 'traveller',
  createdAt: '2026-01-02T00:00:00.000Z',
};
const ACCOUNT = { ...USER, language: null };
const SESSIONS = [
  {
    _id: 's1',
    device: 'Firefox on Linux',
    createdAt: '2026-01-02T10:00:00.000Z',
    lastUsedAt: '2026-01-03T10:00:00.000Z',
    current: true,
  },
  {
    _id: 's2',
    device: 'Safari on iPhone',
    createdAt: '2026-01-02T10:00:00.000Z',
    lastUsedAt: '2026-01-02T10:00:00.000Z',
    current: false,
  },
];

let calls: ApiRequest[];
/** Responses by method and path. A missing response is a mistake in the test. */
let answers: Record<string, { status: number; body: unknown }>;

function open(config: Partial<PublicConfig> = {}) {
  const success = vi.spyOn(toast, 'success').mockImplementation(() => undefined);
  const view = renderScreen(
    <Account />,
    {
      at: '/account',
      user: ADA,
      config,
      routes: [{ path: '/', element: <h1>Home</h1> }],
      api: async (request) => {
        calls.push(request);
        const answer = answers[`${request.method} ${request.path}`];
        if (!answer) throw new Error(`No answer for ${request.method} ${request.path}`);
        return answer;
      },
    },
    '/account',
  );
  return { ...view, success, person: userEvent.setup({ delay: null }) };
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const made = (method: string, path: string) =>
  calls.filter((call) => call.method === method && call.path === path);

beforeEach(() => {
  calls = [];
  answers = {
    'GET /account': { status: 200, body: ACCOUNT },
    'GET /account/sessions': { status: 200, body: SESSIONS },
    'PATCH /users': { status: 200, body: USER },
    'DELETE /account/sessions/s2': { status: 200, body: { deletedCount: 1 } },
    'DELETE /account/sessions': { status: 200, body: { deletedCount: 2 } },
    'DELETE /users/ada': { status: 200, body: { deletedCount: 1 } },
  };
});

afterEach(() => vi.restoreAllMocks());

test('links to check-in only for those who may use it', async () => {
  const view = open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Check travelers in' })).toBeNull();
  view.unmount();
  const staff = { role: 'staff', permissions: ['bookings.read', 'checkin'] };
  answers['GET /account'] = { status: 200, body: { ...ACCOUNT, staff } };
  open();
  const work = await section('Your work');
  const link = work.getByRole('link', { name: 'Check travelers in' });
  expect(link).toHaveAttribute('href', '/admin/check-in');
});

test('shows the person’s name and role, including that of an administrator', async () => {
  answers['GET /account'] = { status: 200, body: { ...ACCOUNT, role: 'administrator' } };
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect(screen.getByText('Administrator')).toBeVisible();
  expect(screen.getByText('ada@example.com')).toBeVisible();
});

test('says that loading failed and tries again', async () => {
  answers['GET /account'] = { status: 500, body: {} };
  const { person } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your account.');
  answers['GET /account'] = { status: 200, body: ACCOUNT };
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});

test('saves name and picture here and at the identity provider', async () => {
  const { person, identity, success } = open();
  const changeProfile = vi.spyOn(identity, 'changeProfile');
  const profile = await section('Profile');
  await person.clear(profile.getByLabelText('Full Name'));
  await person.type(profile.getByLabelText('Full Name'), ' Ada King ');
  await person.click(profile.getByRole('radio', { name: 'Illustrated portrait 3' }));
  await person.click(profile.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Profile saved'));
  const saved = { name: 'Ada King', photoUrl: '/media/portraits/reviewer-3.svg' };
  expect(made('PATCH', '/users')[0]?.body).toEqual(saved);
  expect(changeProfile).toHaveBeenCalledWith(saved);
});

const LANGUAGES = [
  { tag: 'en', prefix: '', name: 'English' },
  { tag: 'de', prefix: '/de', name: 'Deutsch' },
] as const;

test('chooses the language of emails on a site with several', async () => {
  answers['PATCH /account'] = { status: 200, body: { ...ACCOUNT, language: 'de' } };
  const { person, success } = open({ languages: [...LANGUAGES] });
  const language = await section('Language');
  expect(language.getByLabelText('Language of emails')).toHaveValue('en');
  await person.selectOptions(language.getByLabelText('Language of emails'), 'Deutsch');
  await person.click(language.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Language saved'));
  expect(made('PATCH', '/account')[0]?.body).toEqual({ language: 'de' });
});

test('says why a language cannot be saved, and offers none on a site with one', async () => {
  answers['PATCH /account'] = { status: 500, body: {} };
  answers['GET /account'] = { status: 200, body: { ...ACCOUNT, language: 'de' } };
  const { person, unmount } = open({ languages: [...LANGUAGES] });
  const language = await section('Language');
  expect(language.getByLabelText('Language of emails')).toHaveValue('de');
  await person.click(language.getByRole('button', { name: 'Save' }));
  expect(await language.findByRole('alert')).toHaveTextContent('Your language couldn’t be saved.');
  unmount();
  open();
  await section('Profile');
  expect(screen.queryByRole('region', { name: 'Language' })).toBeNull();
});

test('refuses a picture address without https', async () => {
  const { person } = open();
  const profile = await section('Profile');
  await person.click(profile.getByRole('radio', { name: 'My own picture' }));
  await person.type(profile.getByLabelText('Picture link'), 'javascript:alert(1)');
  await person.click(profile.getByRole('button', { name: 'Save' }));
  expect(
    await profile.findByText('Please enter an address that starts with https://'),
  ).toBeVisible();
  expect(made('PATCH', '/users')).toEqual([]);
});

test('offers no change of address if no email can be sent to it', async () => {
  open({ accountMails: 'none' });
  const email = await section('Email');
  expect(email.getByText(/can’t send email right now/)).toBeVisible();
  expect(email.queryByLabelText('New email')).toBeNull();
});

test('asks for the password before it emails a link to a new address', async () => {
  const { person, identity } = open();
  const mailed = vi.spyOn(identity, 'sendEmailChange');
  const email = await section('Email');
  await person.type(email.getByLabelText('New email'), 'ada@king.example');
  await person.click(email.getByRole('button', { name: 'Change email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  identity.refuse('auth/invalid-credential');
  await person.type(dialog.getByLabelText('Your current password'), 'wrong!');
  await person.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This is not your password.');
  expect(mailed).not.toHaveBeenCalled();
  await person.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(
    await email.findByText(/If ada@king.example doesn’t have an account yet, a link is on its way/),
  ).toBeVisible();
  expect(mailed).toHaveBeenCalledWith('ada@king.example');
});

test('an account whose name could not be set exists, and gets its name once the network is back', async () => {
  const { person, identity } = open();
  const mailed = vi.spyOn(identity, 'sendEmailChange');
  const email = await section('Email');
  await person.type(email.getByLabelText('New email'), 'ada@king.example');
  await person.click(email.getByRole('button', { name: 'Change email' }));
  await person.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(email.getByRole('button', { name: 'Change email' })).not.toHaveAttribute(
      'aria-disabled',
    ),
  );
  expect(mailed).not.toHaveBeenCalled();
  expect(email.getByLabelText('New email')).toHaveValue('ada@king.example');
});

test('says whether the address is confirmed', async () => {
  const { store } = open();
  const email = await section('Email');
  expect(email.getByText('Not confirmed yet')).toBeVisible();
  store.dispatch(personSeen({ emailVerified: true }));
  expect(await email.findByText('Confirmed')).toBeVisible();
});

test('changes the password after asking for the old one, and explains a weak one', async () => {
  const { person, identity, success } = open();
  const changed = vi.spyOn(identity, 'changePassword');
  const password = await section('Password');
  await person.type(password.getByLabelText('New password'), 'New!course8');
  await person.type(password.getByLabelText('Confirm new password'), 'New!course8');
  await person.click(password.getByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await person.type(dialog.getByLabelText('Your current password'), 'Old!course7');
  await person.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Password changed'));
  expect(changed).toHaveBeenCalledWith('New!course8');
  expect(password.getByLabelText('New password')).toHaveValue('');
});

test('keeps the listed devices if refreshing fails', async () => {
  const { person } = open();
  const devices = await section('Signed-in devices');
  await devices.findByText('Firefox on Linux');
  answers['GET /account/sessions'] = { status: 500, body: {} };
  await person.click(devices.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(made('GET', '/account/sessions')).toHaveLength(2));
  await waitFor(() =>
    expect(devices.getByRole('button', { name: 'Sign out Safari on iPhone' })).not.toHaveAttribute(
      'aria-disabled',
    ),
  );
  expect(devices.getByText('Firefox on Linux')).toBeVisible();
});

test('lists the devices, signs one out and keeps the focus in the list', async () => {
  const { person, success } = open();
  const devices = await section('Signed-in devices');
  expect(await devices.findByText('Firefox on Linux')).toBeVisible();
  expect(devices.getByText('This device')).toBeVisible();
  expect(devices.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
  answers['GET /account/sessions'] = { status: 200, body: SESSIONS.slice(0, 1) };
  await person.click(devices.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Device signed out'));
  await waitFor(() => expect(devices.queryByText('Safari on iPhone')).toBeNull());
  expect(devices.getByRole('list', { name: 'Signed-in devices' })).toHaveFocus();
});

test('signs out everywhere, here too', async () => {
  const { person, identity, success } = open();
  const signedOut = vi.spyOn(identity, 'signOut');
  const devices = await section('Signed-in devices');
  await person.click(await devices.findByRole('button', { name: 'Sign out everywhere' }));
  await person.click(screen.getByRole('button', { name: 'Yes, sign out everywhere' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('You’re signed out everywhere'));
  expect(signedOut).toHaveBeenCalledOnce();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('downloads the data as a file, and says so if that fails', async () => {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  answers['GET /account/export'] = { status: 503, body: {} };
  const { person } = open();
  const data = await section('Your data');
  await person.click(data.getByRole('button', { name: 'Download my data' }));
  expect(await data.findByRole('alert')).toHaveTextContent('Your data couldn’t be prepared.');
  const kept = {
    exportedAt: '2026-01-03T00:00:00.000Z',
    user: USER,
    reviewMailsEndedAt: null,
    language: null,
    formerAddresses: [],
    signIn: null,
    sessions: [],
    spots: [],
    pictures: [],
    bookings: [],
    bookingEvents: [],
    bookingNotes: [],
    waitlist: [],
    counterPayments: [],
    reviews: [],
    savedPlacesSince: null,
    helpfulReviews: [],
    reportedReviews: [],
    savedPlaces: [],
    tripShares: [],
    paymentLinks: [],
    bankTransfers: [],
    documents: [],
    invoiceCompanies: [],
    payments: [],
    refunds: [],
    disputes: [],
    contactMessages: [],
    newsletter: null,
    mails: [],
    staff: null,
    invitation: null,
    notes: [],
    blocks: [],
    roleChanges: [],
    audit: [],
  };
  answers['GET /account/export'] = { status: 200, body: kept };
  await person.click(data.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  const [name, type, content] = save.mock.calls[0] ?? [];
  expect([name, type]).toEqual(['my-data.json', 'application/json']);
  expect(JSON.parse(String(content))).toEqual(kept);
});

const AGAIN = {
  status: 403,
  body: { code: 'sign_in_again', message: 'Please confirm that it is you, then try again.' },
};

test('asks for a new sign-in if the server needs one, then repeats the call once', async () => {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  answers['GET /account/export'] = AGAIN;
  const { person } = open();
  const data = await section('Your data');
  const ask = async () => {
    await person.click(data.getByRole('button', { name: 'Download my data' }));
    return within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  };
  await person.click((await ask()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made('GET', '/account/export')).toHaveLength(1);
  const dialog = await ask();
  await person.type(dialog.getByLabelText('Your current password'), 'Old!course7');
  await person.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await data.findByRole('alert')).toHaveTextContent('Please confirm that it is you');
  expect(made('GET', '/account/export')).toHaveLength(3);
  expect(save).not.toHaveBeenCalled();
});

/** Confirms the final question before deletion by proving the person's identity. */
async function insistOnDeletion(person: UserEvent) {
  const name = 'Delete your account for good?';
  const dialog = within(await screen.findByRole('dialog', { name }));
  await person.type(dialog.getByLabelText('Your current password'), 'Old!course7');
  await person.click(dialog.getByRole('button', { name: 'Yes, delete my account' }));
}

test('deletes the account after a confirmation with the password', async () => {
  const { person, identity, success } = open();
  const signedOut = vi.spyOn(identity, 'signOut');
  const left = vi.spyOn(identity, 'deleteAccount');
  const leaving = await section('Delete your account');
  expect(leaving.getByText(/stay in our records/)).toBeVisible();
  await person.click(leaving.getByRole('button', { name: 'Delete my account' }));
  expect(made('DELETE', '/users/ada')).toEqual([]);
  await insistOnDeletion(person);
  await waitFor(() =>
    expect(success).toHaveBeenCalledWith('Your account has been deleted. Safe travels!'),
  );
  expect(made('DELETE', '/users/ada')).toHaveLength(1);
  expect(left).toHaveBeenCalledOnce();
  expect(signedOut).toHaveBeenCalledOnce();
});

test('says if the external provider did not delete its account', async () => {
  const { person, identity, success } = open();
  const told = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  vi.spyOn(identity, 'deleteAccount').mockRejectedValue(new Error('no network'));
  const leaving = await section('Delete your account');
  await person.click(leaving.getByRole('button', { name: 'Delete my account' }));
  await insistOnDeletion(person);
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith(
      expect.stringContaining('your sign-in provider didn’t delete your account'),
    ),
  );
  expect(success).not.toHaveBeenCalled();
});

test('explains what to do if a paid trip prevents the deletion [attack leave with unfinished business]', async () => {
  const message =
    'A trip that is paid still lies ahead. Please write to us to cancel or settle it.';
  answers['DELETE /users/ada'] = { status: 409, body: { code: 'trip_ahead', message } };
  const { person, identity } = open();
  const left = vi.spyOn(identity, 'deleteAccount');
  const leaving = await section('Delete your account');
  expect(leaving.getByText(/while you have an upcoming paid trip/)).toBeVisible();
  await person.click(leaving.getByRole('button', { name: 'Delete my account' }));
  await insistOnDeletion(person);
  expect(await leaving.findByRole('alert')).toHaveTextContent(message);
  expect(leaving.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(left).not.toHaveBeenCalled();
});

test('shows the server’s reason for refusing a deletion', async () => {
  answers['DELETE /users/ada'] = {
    status: 409,
    body: { code: 'last_administrator', message: 'The last administrator cannot be deleted.' },
  };
  const { person } = open();
  const leaving = await section('Delete your account');
  await person.click(leaving.getByRole('button', { name: 'Delete my account' }));
  await insistOnDeletion(person);
  expect(await leaving.findByRole('alert')).toHaveTextContent(
    'The last administrator cannot be deleted.',
  );
});

test('tells a person who signed in with Google that there is no password, and offers to add one', async () => {
  const { person, identity, success } = open();
  vi.spyOn(identity, 'methods').mockResolvedValue({ password: false, google: true });
  const changed = vi.spyOn(identity, 'changePassword');
  const password = await section('Password');
  expect(await password.findByText(/your account has no password/)).toBeVisible();
  await person.type(password.getByLabelText('New password'), 'New!course7');
  await person.type(password.getByLabelText('Confirm new password'), 'New!course7');
  await person.click(password.getByRole('button', { name: 'Add a password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  expect(dialog.queryByLabelText('Your current password')).not.toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: /Google/ }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Password added'));
  expect(changed).toHaveBeenCalledWith('New!course7');
  expect(password.getByRole('button', { name: 'Change password' })).toBeVisible();
});
