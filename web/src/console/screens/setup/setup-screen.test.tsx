import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { TransportAnswer } from '../../../api/transport.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { renderScreen } from '../../../test/render.tsx';
import { SetupScreen } from './setup-screen.tsx';
import { takeLinkToken } from '../../kit/address/link-token.ts';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const OWNER = {
  ...ADA,
  _id: 'ada',
  photoUrl: null,
  role: 'administrator',
  createdAt: '2026-11-20',
};

function openSetup(answer: () => TransportAnswer = () => ok(OWNER)) {
  const { api, callsOf } = fakeApi({ 'POST /setup': answer });
  renderScreen(<SetupScreen />, { api, user: ADA });
  return { callsOf, person: userEvent.setup() };
}

it('removes the secret from the address bar, keeps it for the tab, and uses it once', async () => {
  history.replaceState(null, '', '/admin/setup#the-token');
  takeLinkToken();
  expect(location.href).not.toContain('the-token');
  const { person, callsOf } = openSetup();
  await person.click(screen.getByRole('button', { name: 'I am the owner' }));
  expect(await screen.findByRole('heading', { name: 'The agency is yours' })).toBeVisible();
  expect(callsOf('POST').map(({ body }) => body)).toEqual([{ token: 'the-token' }]);
  expect(sessionStorage.length).toBe(0);
});

it('says why the link does not work', async () => {
  sessionStorage.setItem('setup-token', 'late');
  const { person } = openSetup(() => refused(409, 'setup_closed', 'Somebody was faster.'));
  await person.click(screen.getByRole('button', { name: 'I am the owner' }));
  expect(await screen.findByText('Somebody was faster.')).toBeVisible();
});

it('says what is missing without a link', () => {
  openSetup();
  expect(screen.getByRole('heading', { name: 'Open your setup link' })).toBeVisible();
});
