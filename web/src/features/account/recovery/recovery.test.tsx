import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type CodePurpose, IdentityError, type SessionUser } from '../../../session/identity.ts';
import { personSeen, sessionEnded } from '../../../session/notices.ts';
import { VerifyReminderHost } from '../../../app/identity/verify-reminder-host.tsx';
import { NoticesHost } from '../../../app/layout/notices-host.tsx';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen, type RenderOptions } from '../../../test/render.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { page as action } from './action-page.tsx';
import { page as forgot } from './forgot-password-page.tsx';
import { page as outbox } from './outbox-page.tsx';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { VerifyReminder } from './verify-reminder.tsx';

afterEach(() => sessionStorage.clear());

function open(element: React.ReactNode, options: RenderOptions = {}) {
  const success = vi.spyOn(toast, 'success').mockImplementation(() => undefined);
  const routes = [
    { path: '/login', element: <h1>Welcome Back</h1> },
    { path: '/reset-password', element: <h1>Set a new password</h1> },
    { path: '/', element: <h1>Home</h1> },
  ];
  const view = renderScreen(element, { user: null, at: '/here', routes, ...options }, '/here');
  return { ...view, success, person: userEvent.setup({ delay: null }) };
}

test('a forgotten password: gives the same answer for every address, and links to the outbox', async () => {
  const { person, identity } = open(<forgot.Component />);
  const mailed = vi.spyOn(identity, 'sendPasswordReset');
  await person.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('Email is required')).toBeVisible();
  await person.type(screen.getByLabelText('Email'), ' ada@example.com ');
  await person.keyboard('{Enter}');
  expect(await screen.findByText(/If there’s an account for ada@example.com/)).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(mailed).toHaveBeenCalledWith('ada@example.com');
  expect(screen.getByRole('link', { name: 'Open the outbox' })).toHaveAttribute('href', '/outbox');
});

test('a forgotten password: says that there were too many emails, and keeps the address', async () => {
  const { person, identity } = open(<forgot.Component />);
  identity.refuse('auth/too-many-requests');
  await person.type(screen.getByLabelText('Email'), 'ada@example.com');
  await person.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('does not mention an outbox if a mail server sends the emails', async () => {
  const { person } = open(<forgot.Component />, { config: { accountMails: 'server' } });
  await person.type(screen.getByLabelText('Email'), 'ada@example.com');
  await person.click(screen.getByRole('button', { name: 'Send link' }));
  await screen.findByText(/If there’s an account/);
  expect(screen.queryByRole('link', { name: 'Open the outbox' })).toBeNull();
});

test('promises no link if emails cannot be delivered', () => {
  open(<forgot.Component />, { config: { accountMails: 'none' } });
  expect(screen.getByText(/can’t send email right now/)).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

interface FollowOptions {
  user?: SessionUser | null;
  refusals?: string[];
  signInAs?: string;
  resetCode?: string;
}

const link = (mode: string) => `/here?mode=${mode}&oobCode=the-code&apiKey=key&lang=en`;

/**
 * Follows an email's link with this purpose. The provider refuses the link's code once for each of `refusals`, then
 * accepts it.
 */
async function follow(
  mode: CodePurpose,
  { user = null, refusals = [], signInAs, resetCode }: FollowOptions = {},
) {
  const world = open(<action.Component />, { at: '/', user });
  const codes = [...refusals];
  world.identity.readCode = async () => {
    const code = codes.shift();
    if (code) throw new IdentityError(code, '');
    return { purpose: mode, email: 'ada@example.com', ...(signInAs && { signInAs }) };
  };
  const applied = vi.fn<typeof world.identity.applyCode>(async () =>
    resetCode === undefined ? {} : { resetCode },
  );
  world.identity.applyCode = applied;
  await act(() => world.router.navigate(link(mode)));
  return { ...world, applied };
}

test('says that a link without a code does not work', () => {
  open(<action.Component />, { at: '/here?mode=resetPassword&oobCode=' });
  expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test.each([
  ['auth/expired-action-code', 'This link has expired.'],
  ['auth/invalid-action-code', 'This link has already been used'],
])('offers a new link after one is refused with %s', async (code, text) => {
  await follow('resetPassword', { refusals: [code] });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Request a new link' })).toBeVisible();
});

test('a new password: a weak one does not use up the link, a good one leads to sign-in', async () => {
  const { person, identity, success } = await follow('resetPassword');
  const saved = vi.spyOn(identity, 'resetPassword');
  await screen.findByText(/For the account ada@example.com/);
  await person.type(screen.getByLabelText('New password'), 'Password@123');
  await person.type(screen.getByLabelText('Confirm new password'), 'Password@123');
  identity.refuse('auth/password-does-not-meet-requirements');
  await person.click(screen.getByRole('button', { name: 'Save the new password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This password is too weak.');
  await person.click(screen.getByRole('button', { name: 'Save the new password' }));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(saved).toHaveBeenLastCalledWith('the-code', 'Password@123');
  expect(success).toHaveBeenCalledWith('Your new password is set. Please sign in with it.');
});

test('a new password: a code that was used in the meantime closes the form', async () => {
  const { person, identity } = await follow('resetPassword');
  await screen.findByText(/For the account/);
  await person.type(screen.getByLabelText('New password'), 'New!course8');
  await person.type(screen.getByLabelText('Confirm new password'), 'New!course8');
  identity.refuse('auth/invalid-action-code');
  await person.click(screen.getByRole('button', { name: 'Save the new password' }));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('the verification link confirms the address and refreshes the account', async () => {
  const { applied } = await follow('verifyEmail', { user: ADA });
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect(applied).toHaveBeenCalledExactlyOnceWith('the-code', 'session');
  expect(screen.getByRole('link', { name: 'Go to your account' })).toBeVisible();
});

test.each([
  ['verifyAndChangeEmail', 'Your email has changed'],
  ['recoverEmail', 'The change has been undone'],
] as const)('the link of %s says what it did and signs out here', async (mode, title) => {
  const { identity } = await follow(mode, { user: ADA });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('ada@example.com');
  expect(await identity.token()).toBeUndefined();
});

test('undoing a change of address invalidates the password and offers a new one at once', async () => {
  const { applied } = await follow('recoverEmail', { resetCode: 'reset-1' });
  expect(await screen.findByRole('heading', { name: 'The change has been undone' })).toBeVisible();
  expect(applied).toHaveBeenCalledExactlyOnceWith('the-code', 'mailbox');
  expect(screen.getByRole('status')).toHaveTextContent('Its password no longer works');
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
    'href',
    '/reset-password?mode=resetPassword&oobCode=reset-1',
  );
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

test('a confirmation opened in another browser asks for sign-in first, and comes back', async () => {
  const { person, applied, router } = await follow('verifyEmail', { signInAs: ADA.email });
  expect(await screen.findByText(`Sign in as ${ADA.email} to confirm it.`)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Sign in to confirm' }));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(router.state.location.state).toEqual({ from: link('verifyEmail'), email: ADA.email });
  expect(applied).not.toHaveBeenCalled();
});

test('a used confirmation shows the confirmed address instead of an error', async () => {
  const { store } = await follow('verifyEmail', {
    user: ADA,
    refusals: ['auth/invalid-action-code'],
  });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  act(() => {
    store.dispatch(personSeen({ emailVerified: true }));
  });
  expect(screen.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
});

test('a confirmation for another account signs this one out first', async () => {
  const { person, store } = await follow('verifyAndChangeEmail', {
    user: ADA,
    signInAs: 'grace@example.com',
  });
  expect(await screen.findByText(/change your account’s email to ada@example.com/)).toBeVisible();
  expect(screen.getByText(`You’re signed in as ${ADA.email} in this browser.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose a new password' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Switch accounts to confirm' }));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(store.getState().session.userEmail).toBe('');
});

test('a new password takes over an address that another person registered', async () => {
  const { person, applied, identity, router } = await follow('verifyEmail', {
    signInAs: ADA.email,
    resetCode: 'reset-1',
  });
  const button = await screen.findByRole('button', { name: 'Choose a new password' });
  applied.mockRejectedValueOnce(new IdentityError('auth/network-request-failed', ''));
  await person.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  identity.readCode = async () => ({ purpose: 'resetPassword', email: ADA.email });
  await person.click(button);
  await waitFor(() => expect(applied).toHaveBeenCalledWith('the-code', 'mailbox'));
  await waitFor(() => expect(router.state.location.search).toContain('oobCode=reset-1'));
});

test('a verification without a network can be retried with the same link', async () => {
  const { person } = await follow('verifyEmail', { refusals: ['auth/network-request-failed'] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
});

test('the outbox shows emails, and opens only links of this site', async () => {
  const text = `Hello Ada,\n\nSet a new password:\n${location.origin}/reset-password?oobCode=x\n\n${location.origin}/admin/join#secret\n\nhttps://evil.example/\n`;
  open(<outbox.Component />, {
    api: async () => ({
      status: 200,
      body: [
        {
          _id: 'm1',
          to: 'ada@example.com',
          subject: 'Set a new password',
          text,
          kind: null,
          createdAt: '2026-01-02T10:00:00.000Z',
        },
      ],
    }),
  });
  const mail = await screen.findByRole('article', { name: 'Set a new password' });
  expect(mail).toHaveTextContent('ada@example.com');
  const frame = screen.getByTitle('Set a new password, as mail programs show it');
  expect(frame).toHaveAttribute('src', '/api/outbox/m1/html');
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(?:scripts|same-origin)/);
  expect(screen.getByRole('link', { name: 'Open the link' })).toHaveAttribute(
    'href',
    '/reset-password?oobCode=x',
  );
  expect(screen.getByRole('link', { name: /join/ })).toHaveAttribute('href', '/admin/join#secret');
  expect(screen.queryByRole('link', { name: /evil/ })).toBeNull();
});

test.each([
  [200, [], 'No email yet'],
  [500, {}, 'Failed to load the outbox.'],
])('the outbox answers %i: %j', async (status, body, text) => {
  open(<outbox.Component />, { api: async () => ({ status, body }) });
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
});

test('keeps the listed emails if refreshing fails', async () => {
  const mail = {
    _id: 'm1',
    to: 'ada@example.com',
    subject: 'Set a new password',
    text: 'Hello',
    kind: null,
    createdAt: '2026-01-02T10:00:00.000Z',
  };
  let down = false;
  const { person } = open(<outbox.Component />, {
    api: async () => (down ? { status: 500, body: {} } : { status: 200, body: [mail] }),
  });
  const shown = await screen.findByRole('article', { name: 'Set a new password' });
  down = true;
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the outbox.');
  expect(shown).toBeVisible();
});

test('in production there is no outbox, and no request for it', () => {
  const api = vi.fn<() => Promise<never>>();
  open(<outbox.Component />, { config: { mode: 'production' }, api });
  expect(screen.getByRole('heading', { name: 'This site has no outbox' })).toBeVisible();
  expect(api).not.toHaveBeenCalled();
});

test('an ended session: signing in again keeps the visitor on the page', async () => {
  const { person, identity, store, router } = open(<SignInAgain />, { user: ADA });
  act(() => {
    store.dispatch(sessionEnded());
  });
  const signIn = vi.spyOn(identity, 'signIn');
  identity.refuse('auth/invalid-credential');
  await person.type(screen.getByLabelText('Password'), 'wrong!');
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password.');
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2));
  expect(signIn).toHaveBeenLastCalledWith(ADA.email, 'wrong!');
  expect(router.state.location.pathname).toBe('/here');
});

test('an ended session: signing out leads home', async () => {
  const { person, store } = open(<SignInAgain />, { user: ADA });
  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  await waitFor(() => expect(store.getState().session.userEmail).toBe(''));
});

test('the reminder asks kindly, sends another email and closes', async () => {
  const { person, identity, store, success } = open(<VerifyReminder />, { user: ADA });
  expect(screen.queryByRole('complementary')).toBeNull();
  act(() => {
    store.dispatch(personSeen({ emailVerified: false }));
  });
  const mailed = vi.spyOn(identity, 'sendVerification');
  expect(screen.getByRole('complementary')).toHaveTextContent('Please confirm ada@example.com');
  await person.click(screen.getByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('A new link is on its way'));
  expect(mailed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.body).not.toHaveFocus();
});

test('no one is reminded of an email that was never sent', () => {
  const { store } = open(<VerifyReminder />, { user: ADA, config: { accountMails: 'none' } });
  act(() => {
    store.dispatch(personSeen({ emailVerified: false }));
  });
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the reminder is part of the next screen from the start, and moves nothing', async () => {
  const first = open(<NoticesHost />, { user: ADA });
  act(() => {
    first.store.dispatch(personSeen({ emailVerified: false }));
  });
  await act(() => vi.dynamicImportSettled());
  first.unmount();
  const next = open(<VerifyReminderHost />, { user: ADA });
  act(() => {
    next.store.dispatch(personSeen({ emailVerified: false }));
  });
  expect(screen.getByRole('complementary')).toBeVisible();
});

test('a dismissed reminder stays away for the visit', async () => {
  const first = open(<VerifyReminderHost />, { user: ADA });
  act(() => {
    first.store.dispatch(personSeen({ emailVerified: false }));
  });
  await first.person.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  first.unmount();
  const next = open(<VerifyReminderHost />, { user: ADA });
  act(() => {
    next.store.dispatch(personSeen({ emailVerified: false }));
  });
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('reloading a verification link shows the same result again', async () => {
  const first = await follow('verifyEmail');
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  first.unmount();
  await follow('verifyEmail', { refusals: ['auth/invalid-action-code'] });
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
