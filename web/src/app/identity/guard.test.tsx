import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signOut } from '../../session/actions.ts';
import { sessionChanged } from '../../session/slice.ts';
import { ADA } from '../../test/fake-identity.ts';
import { renderScreen } from '../../test/render.tsx';
import { Guard } from './guard.tsx';

const guarded = (
  <Guard>
    <h1>My bookings</h1>
  </Guard>
);
const login = { path: '/login', element: <h1>Welcome Back</h1> };

test('[spec §2 Guard: loader] shows a loader while the session is being restored', () => {
  renderScreen(guarded, { at: '/bookings' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.getByRole('heading')).toHaveTextContent('Loading...');
});

test('[spec §2 Guard: signed in] lets a signed-in visitor through', () => {
  renderScreen(guarded, { at: '/bookings', user: ADA });
  expect(screen.getByRole('heading', { name: 'My bookings' })).toBeVisible();
});

test('[spec §2 Guard: requested path as state] sends a visitor without an e-mail to login with the requested path as state', async () => {
  const { router } = renderScreen(guarded, {
    at: '/bookings?sort=cost',
    user: null,
    routes: [login],
  });
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.state).toMatchObject({ from: '/bookings?sort=cost' });
});

test('sends a visitor with an owner’s invitation to the registration, which leads back', async () => {
  const register = { path: '/register', element: <h1>Create Account</h1> };
  const { router } = renderScreen(guarded, {
    at: '/admin/setup',
    user: null,
    routes: [login, register],
  });
  expect(await screen.findByRole('heading', { name: 'Create Account' })).toBeVisible();
  expect(router.state.location.state).toMatchObject({ from: '/admin/setup' });
});

test('opens once the session has arrived', () => {
  const { store } = renderScreen(guarded, { at: '/bookings' });
  act(() => {
    store.dispatch(sessionChanged(ADA));
  });
  expect(screen.getByRole('heading', { name: 'My bookings' })).toBeVisible();
});

test('does not send people to login who sign out here: they are on their way home', async () => {
  const { store, router } = renderScreen(guarded, { at: '/bookings', user: ADA, routes: [login] });
  await act(() => store.dispatch(signOut()));
  act(() => {
    store.dispatch(sessionChanged(null));
  });
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(router.state.location.pathname).toBe('/bookings');
});

test('sends people to login who were signed out in another tab', async () => {
  const { store } = renderScreen(guarded, { at: '/bookings', user: ADA, routes: [login] });
  act(() => {
    store.dispatch(sessionChanged(null));
  });
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});
