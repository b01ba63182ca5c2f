import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '../../../session/identity.ts';
import type { ApiRequest } from '../../../api/transport.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen, type RenderOptions } from '../../../test/render.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { page } from './entrance-page.tsx';

const { Component: Register } = page;
const GOOD = 'Sail!away7';
const USER = {
  _id: 'ada',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  photoUrl: null,
  role: 'traveller',
  createdAt: '2026-01-01T00:00:00.000Z',
};

function open(options: RenderOptions = {}) {
  const success = vi.spyOn(toast, 'success').mockImplementation(() => undefined);
  const calls: ApiRequest[] = [];
  const view = renderScreen(
    <Register />,
    {
      at: '/register',
      user: null,
      routes: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/bookings', element: <h1>My bookings</h1> },
      ],
      api: async (request) => {
        calls.push(request);
        return { status: 201, body: USER };
      },
      ...options,
    },
    '/register',
  );
  return { ...view, success, calls, person: userEvent.setup({ delay: null }) };
}

const fields = {
  name: () => screen.getByLabelText('Full Name'),
  email: () => screen.getByLabelText('Email'),
  password: () => screen.getByLabelText('Password'),
  confirm: () => screen.getByLabelText('Confirm Password'),
};
const submit = () => screen.getByRole('button', { name: /^Creat(e|ing) Account/ });
const google = () => screen.getByRole('button', { name: 'Continue with Google' });

function fillIn(values: Partial<Record<keyof typeof fields, string>> = {}) {
  const all = {
    name: ' Ada Lovelace ',
    email: 'ada@example.com',
    password: GOOD,
    confirm: GOOD,
    ...values,
  };
  for (const key of ['name', 'email', 'password', 'confirm'] as const) {
    fireEvent.change(fields[key](), { target: { value: all[key] } });
  }
}

afterEach(() => vi.useRealTimers());

test('[spec §2 Register: heading] [spec §2 Register: fields] [spec §2 Register: Create Account] [spec §2 Register: Continue with Google] [spec §2 Register: link to Login] shows the form and its links', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  for (const field of Object.values(fields)) expect(field()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  expect(google()).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('[spec §2 Register: strength meter] [spec §2 Register: checklist] follow the password', async () => {
  const { person } = open();
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  const list = within(screen.getByRole('list', { name: 'Password requirements' }));
  const missing = () =>
    list
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .filter((text) => text.startsWith('Missing:'));
  expect(meter).toHaveAttribute('aria-valuenow', '0');
  expect(missing()).toHaveLength(5);
  await person.type(fields.password(), 'a');
  expect(meter).toHaveAttribute('aria-valuenow', '20');
  expect(meter).toHaveAttribute('data-colour', 'red');
  await person.type(fields.password(), 'A1');
  expect(meter).toHaveAttribute('aria-valuenow', '60');
  expect(meter).toHaveAttribute('data-colour', 'yellow');
  expect(missing()).toEqual(['Missing: At least 6 characters', 'Missing: One special character']);
  await person.type(fields.password(), '!aa');
  expect(meter).toHaveAttribute('aria-valuenow', '100');
  expect(meter).toHaveAttribute('data-colour', 'green');
  expect(missing()).toEqual([]);
});

test.each([
  ['[spec §5 Register: name required]', { name: ' ' }, 'name', 'Name is required'],
  [
    '[spec §5 Register: name length]',
    { name: ' A ' },
    'name',
    'Name must be at least 2 characters',
  ],
  [
    '[spec §5 Register: name letters]',
    { name: 'R2 D2' },
    'name',
    'Name can only contain letters and spaces',
  ],
  ['[spec §5 Register: e-mail]', { email: '' }, 'email', 'Email is required'],
  ['[spec §5 Register: e-mail]', { email: 'ada@' }, 'email', 'Invalid email format'],
  ['a weak password', { password: 'aaaaaa', confirm: 'aaaaaa' }, 'password', /^Still missing: /],
  [
    '[spec §5 Register: confirmation required]',
    { confirm: '' },
    'confirm',
    'Please confirm your password',
  ],
  ['[spec §5 Register: passwords differ]', { confirm: 'x' }, 'confirm', 'Passwords do not match'],
] as const)(
  '%s [spec §5 Register: blocked submit] [spec §4 Register: error banner] %j',
  async (_tag, values, field, fault) => {
    const { identity, calls } = open();
    const signUp = vi.spyOn(identity, 'signUp');
    fillIn(values);
    fireEvent.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please fix all validation errors before proceeding.',
    );
    expect(fields[field]()).toBeInvalid();
    expect(screen.getByText(fault)).toBeVisible();
    expect(signUp).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
    expect(submit()).toBeEnabled();
  },
);

test('[spec §4 Register: submitting] the buttons are disabled until the answer arrives', async () => {
  const { identity } = open();
  let answer: (user: SessionUser) => void = () => undefined;
  identity.signUp = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  fillIn();
  fireEvent.click(submit());
  expect(await screen.findByRole('button', { name: 'Creating Account...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(google()).toBeDisabled();
  await act(async () => answer(ADA));
});

test('[spec §8 Register: success] [spec §9 Register: redirect delay] [spec §7 Register: posts the user] [spec §2 Register: goes to the earlier page] goes on 500 ms after success', async () => {
  vi.useFakeTimers();
  const { router, success, calls, identity } = open({
    at: { pathname: '/register', state: { from: '/bookings' } },
  });
  const mailed = vi.spyOn(identity, 'sendVerification');
  fillIn();
  fireEvent.click(submit());
  await act(() => vi.advanceTimersByTimeAsync(0));
  // the response's schema loads with the first response
  await act(() => vi.dynamicImportSettled());
  expect(calls).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/users',
      body: { name: 'Ada Lovelace', email: 'ada@example.com' },
    }),
  ]);
  expect(mailed).toHaveBeenCalledOnce();
  expect(success).toHaveBeenCalledWith('Account created successfully!');
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(router.state.location.pathname).toBe('/register');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(router.state.location.pathname).toBe('/bookings');
});

test('[spec §8 Register: failure] shows the reason if it is known, and a general one otherwise', async () => {
  const { identity } = open();
  identity.refuse('auth/email-already-in-use');
  fillIn();
  fireEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An account with this email already exists.',
  );
  identity.refuse('auth/internal-error');
  fireEvent.click(submit());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Registration failed. Please try again.'),
  );
});

test('[spec §5 Identity: password policy refusal] is explained in plain words', async () => {
  const { identity } = open();
  identity.refuse('auth/password-does-not-meet-requirements');
  fillIn();
  fireEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('This password is too weak.');
});

test('[spec §8 Register: Google success] says so and goes on', async () => {
  const { person, success } = open();
  await person.click(google());
  await waitFor(() => expect(success).toHaveBeenCalledWith('Signed in with Google successfully!'));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('[spec §8 Register: Google failure] [spec §8 Identity: popup closed] says so, and why', async () => {
  const { identity, person } = open();
  identity.refuse('auth/popup-closed-by-user');
  await person.click(google());
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('Google registration failed. Please try again.');
  expect(banner).toHaveTextContent('The sign-in window was closed before it finished.');
});

test('starts with an empty form, without the login form’s errors', async () => {
  const { person } = open({ at: '/login', routes: [{ path: '/login', element: <Register /> }] });
  await person.type(fields.email(), 'not an address');
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(
    await screen.findByText('Please fix all validation errors before proceeding.'),
  ).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(await screen.findByRole('heading', { name: 'Create Account' })).toBeVisible();
  expect(fields.email()).toHaveValue('');
  expect(screen.queryByText('Please fix all validation errors before proceeding.')).toBeNull();
});

test.each([
  ["Anne-Marie O'Neill", 'Anne Marie ONeill'],
  ['Dr. Ada King', 'Dr Ada King'],
])('for %s it suggests the corrected spelling before anything is sent', async (typed, passes) => {
  const { person } = open();
  await person.type(screen.getByLabelText('Full Name'), typed);
  expect(screen.getByLabelText('Full Name')).toHaveAccessibleDescription(
    expect.stringContaining(`“${passes}” works`),
  );
});
