import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { page } from '../checkout/payment-page.tsx';
import { fakeProvider } from '../test/fake-provider.ts';
import { fakeApi, ok, problem, type Replies } from '../test/payments.ts';

const MAKE = 'POST /bookings/b1/paymentLinks';
const LINK = { url: 'https://harbor.example/pay#Jt5bEIuQ', amount: 21_000, currency: 'usd' };

async function openDialog(replies: Replies) {
  const world = fakeApi(replies);
  renderScreen(
    <page.Component />,
    { api: world.api, user: ADA, at: '/payment/b1' },
    '/payment/:id',
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Someone else pays' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else pays' }));
  return { ...world, user, dialog };
}

beforeEach(() => {
  fakeProvider.reset();
  vi.spyOn(toast, 'success').mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

it('creates a link only on request, shows it, and copies it', async () => {
  const { bodies, dialog, user } = await openDialog({
    [MAKE]: () => ok(LINK),
  });
  expect(dialog.getByText(/^Anyone with the link can pay \$210 for this trip/)).toBeVisible();
  expect(bodies(MAKE)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByRole('textbox', { name: 'Payment link' })).toHaveValue(LINK.url);
  expect(bodies(MAKE)).toEqual([{ part: 'first' }]);
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(await navigator.clipboard.readText()).toBe(LINK.url);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Pay $210' })).toBeVisible();
});

it('says why there is no link, and retries', async () => {
  const replies = [problem(503, 'unavailable')];
  const { dialog, user } = await openDialog({
    [MAKE]: () => replies.shift() ?? ok(LINK),
  });
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The link couldn’t be created.');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByRole('textbox', { name: 'Payment link' })).toHaveValue(LINK.url);
  expect(dialog.queryByRole('alert')).toBeNull();
});
