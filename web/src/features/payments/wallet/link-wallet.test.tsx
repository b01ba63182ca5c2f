import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { fakeProvider } from '../test/fake-provider.ts';
import { aLink, aPaidLink } from '../test/links.ts';
import { fakeApi, ok, problem, type Replies } from '../test/payments.ts';
import { page } from '../link/pay-link-page.tsx';

const LOOK_UP = 'POST /paymentLinks/lookup';
const OPEN = 'POST /paymentLinks/intent';

async function show(replies: Replies) {
  const world = fakeApi(replies);
  const options = { api: world.api, user: null, at: '/pay#the-code' };
  renderScreen(<page.Component />, options, '/pay');
  const button = await screen.findByRole('button', { name: 'Pay $2,520' });
  await waitFor(() => expect(button).toBeEnabled());
  return world;
}

async function approve() {
  const paymentFailed = vi.fn<() => void>();
  await fakeProvider.tellWallet('confirm', { expressPaymentType: 'apple_pay', paymentFailed });
  return paymentFailed;
}

const opened = ok({ clientSecret: 'pi_1_secret_1', amount: 252_000, currency: 'usd' });
const confirmations = () => fakeProvider.calls.filter(([call]) => call === 'confirmPayment');

beforeEach(() => {
  fakeProvider.reset();
  fakeProvider.wallets = { googlePay: true };
});

it('a person without an account pays a link with a wallet', async () => {
  let link = aLink();
  const { bodies } = await show({ [LOOK_UP]: () => ok(link), [OPEN]: () => opened });
  expect(screen.getByRole('group', { name: 'Pay with a wallet' })).toBeVisible();
  link = aPaidLink();
  await approve();
  expect(await screen.findByRole('heading', { name: 'This is paid. Thank you.' })).toBeVisible();
  // the code, which opens the payment, is not in the confirmation
  expect(confirmations()).toEqual([['confirmPayment', 'pi_1_secret_1', 'if_required']]);
  expect(bodies(OPEN)).toEqual([
    { code: 'the-code', amount: 252_000 },
    { code: 'the-code', amount: 252_000 },
  ]);
});

it('an amount that changed before the approval is not charged, and is shown', async () => {
  let link = aLink();
  let first = true;
  await show({
    [LOOK_UP]: () => ok(link),
    [OPEN]: () => {
      if (link.payment?.amount === 100_000)
        return ok({ clientSecret: 'pi_2_secret_1', amount: 100_000, currency: 'usd' });
      if (!first) {
        link = aLink({ payment: { amount: 100_000 } });
        return problem(409, 'price_changed');
      }
      first = false;
      return opened;
    },
  });
  expect(await approve()).toHaveBeenCalledTimes(1);
  expect(
    await screen.findByText('The amount has changed. Please check it before you pay.'),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pay $1,000' })).toBeVisible();
  expect(confirmations()).toEqual([]);
});
