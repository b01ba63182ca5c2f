import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { IdentityError, type SessionUser } from '../../../session/identity.ts';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen, type RenderOptions } from '../../../test/render.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { aSpot } from '../../bookings/test/bookings.ts';
import { page } from './entrance-page.tsx';

const { Component: Login } = page;
const routes = [
  { path: '/', element: <h1>Home</h1> },
  { path: '/bookings', element: <h1>My bookings</h1> },
];

function open(options: RenderOptions = {}) {
  const success = vi.spyOn(toast, 'success').mockImplementation(() => undefined);
  const view = renderScreen(<Login />, { at: '/login', user: null, routes, ...options }, '/login');
  return { ...view, success, person: userEvent.setup({ delay: null }) };
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: /^Sign(ing)? In/ });
const google = () => screen.getByRole('button', { name: 'Continue with Google' });

async function fillIn(person: ReturnType<typeof userEvent.setup>, secret = 'secret') {
  await person.type(email(), 'ada@example.com');
  await person.type(password(), secret);
}

afterEach(() => vi.useRealTimers());

test('[spec §2 Login: heading] [spec §2 Login: fields] [spec §2 Login: Sign In] [spec §2 Login: Continue with Google] [spec §2 Login: forgot password] [spec §2 Login: link to Register] shows the form and its links', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  expect(email()).toHaveAttribute('type', 'email');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(google()).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/register',
  );
});

test('[spec §2 Login: show and hide] a toggle shows and hides the password', async () => {
  const { person } = open();
  expect(password()).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test.each([
  ['[spec §5 Login: e-mail required]', '', 'secret', 'Email is required', email],
  ['[spec §5 Login: e-mail format]', 'ada', 'secret', 'Invalid email format', email],
  ['[spec §5 Login: password required]', 'a@b.example', '', 'Password is required', password],
  [
    '[spec §5 Login: password length]',
    'a@b.example',
    '12345',
    'Password must be at least 6 characters',
    password,
  ],
])(
  '%s [spec §5 Login: blocked submit] [spec §5 Login: nothing is sent] [spec §4 Login: error banner] %j and %j',
  async (_tag, address, secret, fault, field) => {
    const { identity, person } = open();
    const signIn = vi.spyOn(identity, 'signIn');
    if (address) await person.type(email(), address);
    if (secret) await person.type(password(), secret);
    await person.click(submit());
    expect(await screen.findByText(fault)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(fault);
    expect(field()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please fix all validation errors before proceeding.',
    );
    expect(signIn).not.toHaveBeenCalled();
    expect(submit()).toBeEnabled();
  },
);

test('[spec §4 Login: submitting] the buttons are disabled until the answer arrives', async () => {
  const { identity, person } = open();
  let answer: (user: SessionUser) => void = () => undefined;
  identity.signIn = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await fillIn(person);
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Signing In...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(google()).toBeDisabled();
  await act(async () => answer(ADA));
});

test('[spec §8 Login: failure] [spec §4 Login: error banner] a wrong password shows the specification’s text and keeps the input', async () => {
  const { identity, person } = open();
  identity.refuse('auth/invalid-credential');
  await fillIn(person);
  await person.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Invalid email or password. Please try again.',
  );
  expect(screen.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-disabled');
  expect(email()).toHaveValue('ada@example.com');
});

test('a refusal with its own reason shows it', async () => {
  const { identity, person } = open();
  identity.refuse('auth/too-many-requests');
  await fillIn(person);
  await person.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
});

test('[spec §8 Login: success] [spec §9 Login: redirect delay] [spec §2 Login: goes home] goes home 600 ms after success', async () => {
  vi.useFakeTimers();
  const { router, success } = open();
  fireEvent.change(email(), { target: { value: ' ada@example.com ' } });
  fireEvent.change(password(), { target: { value: 'secret' } });
  fireEvent.click(submit());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(success).toHaveBeenCalledWith('Signed in successfully');
  await act(() => vi.advanceTimersByTimeAsync(599));
  expect(router.state.location.pathname).toBe('/login');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(router.state.location.pathname).toBe('/');
});

test('[spec §2 Login: goes to the earlier page] with the state of that visit', async () => {
  const state = { from: '/bookings', carried: { spot: 'x' } };
  const { person, router } = open({ at: { pathname: '/login', state } });
  await fillIn(person);
  await person.click(submit());
  expect(await screen.findByRole('heading', { name: 'My bookings' })).toBeVisible();
  expect(router.state.location.state).toEqual({ spot: 'x' });
});

test('does not move people who have navigated elsewhere in the meantime', async () => {
  const { identity, person, router, success } = open();
  let answer: (user: SessionUser) => void = () => undefined;
  identity.signIn = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await fillIn(person);
  await person.keyboard('{Enter}');
  vi.useFakeTimers();
  await act(() => router.navigate('/bookings'));
  await act(async () => answer(ADA));
  expect(success).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(router.state.location.pathname).toBe('/bookings');
});

test('an address on another site leads home instead', async () => {
  const { person } = open({ at: '/login?from=//evil.example' });
  await fillIn(person);
  await person.click(submit());
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('[spec §8 Login: Google success] says so and goes on', async () => {
  const { person, success } = open();
  await person.click(google());
  await waitFor(() => expect(success).toHaveBeenCalledWith('Signed in with Google successfully'));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('[spec §8 Login: Google failure] [spec §8 Identity: popup blocked] says so, and why if that is known', async () => {
  const { identity, person } = open();
  identity.refuse('auth/popup-blocked');
  await person.click(google());
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('Google sign-in failed. Please try again.');
  expect(banner).toHaveTextContent('Your browser blocked the sign-in window.');
});

test('[spec §8 Identity: popup cancelled] a second window ends the first attempt silently', async () => {
  const { identity, person } = open();
  const attempts: { resolve: (user: SessionUser) => void; reject: (error: Error) => void }[] = [];
  identity.signInWithGoogle = () =>
    new Promise((resolve, reject) => {
      attempts.push({ resolve, reject });
    });
  await person.click(google());
  await person.click(google());
  await waitFor(() => expect(attempts).toHaveLength(2));
  await act(async () => attempts[0]?.reject(new IdentityError('auth/cancelled-popup-request', '')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(async () => attempts[1]?.resolve(ADA));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('closing Google’s window after a successful password shows no error', async () => {
  const { identity, person } = open();
  let close: (error: Error) => void = () => undefined;
  identity.signInWithGoogle = () =>
    new Promise((_resolve, reject) => {
      close = reject;
    });
  await person.click(google());
  await fillIn(person);
  await person.keyboard('{Enter}');
  await act(async () => close(new IdentityError('auth/popup-closed-by-user', '')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('tells people that they are already signed in', () => {
  open({ user: ADA });
  expect(screen.getByRole('heading', { name: 'You’re already signed in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
});

test.each([
  [
    { spot: { spot: 'Mount Fuji', image: '/fuji.webp' } },
    'Sign in to book Mount Fuji, Apr 12, 2027, 4 days.',
  ],
])('names the booking that sign-in is for: %o', (carried, words) => {
  const from = '/booking?spot=fuji&date=2027-04-12&days=4';
  open({ at: { pathname: '/login', state: { from, carried } } });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
});

test.each([
  { name: 'Mount Fuji', answer: ok(aSpot()) },
  { name: 'your trip', answer: refused(404, 'spot_not_found') },
])(
  'loads the destination’s name if the previous page did not pass it: $name',
  async ({ answer, name }) => {
    const { api, calls } = fakeApi({ 'GET /allSpots/fuji': () => answer });
    const from = '/booking?spot=fuji&date=2027-04-12&days=4';
    open({ api, at: { pathname: '/login', state: { from } } });
    expect(await screen.findByText(`Sign in to book ${name}, Apr 12, 2027, 4 days.`)).toBeVisible();
    expect(calls).toHaveLength(1);
  },
);

test('tells a blocked person so, names the agency’s contact, and signs no one in', async () => {
  const message = 'Your account is blocked. Please write to us at journeys@example.com.';
  const { person, router, store, success } = open({
    api: async () => ({ status: 403, body: { code: 'account_blocked', message } }),
  });
  await fillIn(person);
  await person.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(store.getState().session.userEmail).toBe('');
  expect(router.state.location.pathname).toBe('/login');
  expect(success).not.toHaveBeenCalled();
  expect(submit()).toBeEnabled();
});

test('tells a person disabled by the identity service the same', async () => {
  const { identity, person } = open();
  vi.spyOn(identity, 'signIn').mockRejectedValue(new IdentityError('auth/user-disabled', ''));
  await fillIn(person);
  await person.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Your account is blocked\. Your bookings and payments are kept\. Please write to us/,
  );
  expect(submit()).toBeEnabled();
});

test.each([
  ['/admin/setup', /to become the owner of this site\.$/],
  ['/admin/join', /to join the Wayfarer team\./],
  ['/admin', /^Sign in to book trips/],
])('tells a person sent here from %s why', async (from, why) => {
  open({ at: { pathname: '/login', state: { from } } });
  expect(await screen.findByText(why)).toBeVisible();
});
