import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PromoCode } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { PromoCodesScreen } from './promo-codes-screen.tsx';

const HARBOR50: PromoCode = {
  _id: 'c1',
  code: 'HARBOR50',
  note: 'Newsletter, spring',
  percent: null,
  minor: 5000,
  currency: 'usd',
  fromOn: '2027-03-01',
  untilOn: '2027-04-30',
  travelFrom: null,
  travelTo: null,
  offers: null,
  offerNames: [],
  minTotal: 50_000,
  maxUses: 100,
  maxEach: 1,
  state: 'on',
  used: 34,
  revenue: 8_124_000,
  given: 170_000,
  endedAt: null,
  revision: 3,
  createdAt: '2027-02-20T12:00:00.000Z',
};
const EARLY: PromoCode = {
  ...HARBOR50,
  _id: 'c2',
  code: 'EARLYBIRD',
  percent: 8,
  minor: null,
  maxUses: 60,
  used: 60,
  state: 'used_up',
};

function show(answers: Parameters<typeof fakeApi>[0] = {}, codes = [HARBOR50, EARLY]) {
  const fake = fakeApi({ 'GET /operator/promoCodes': () => ok(codes), ...answers });
  const element = (
    <>
      <PromoCodesScreen />
      <ToastHost />
    </>
  );
  renderInConsole(element, { api: fake.api, user: ADA, at: '/admin/promo-codes' });
  return { ...fake, user: userEvent.setup() };
}

describe('the promo codes', () => {
  it('are listed with their uses and revenue, by state', async () => {
    const { user } = show();
    expect(await screen.findByText('1 active, 94 uses, $162,480.00 in bookings')).toBeVisible();
    expect(screen.getByText('34 bookings, $1,700.00 in discounts')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Used up/ }));
    expect(screen.queryByRole('button', { name: /^HARBOR50/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'EARLYBIRD' })).toBeVisible();
  });

  it('are changed with the version that was read', async () => {
    const { callsOf, user } = show({ 'PUT /operator/promoCodes/c1': () => ok(HARBOR50) });
    const most = await screen.findByLabelText('Uses in total');
    await user.clear(most);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    const body = { minor: 5000, percent: null, maxUses: null, offers: null, revision: 3 };
    expect(callsOf('PUT').at(-1)?.body).toMatchObject(body);
  });

  it('are created in a form that says why a code was refused', async () => {
    const taken = () => refused(409, 'name_taken', 'This code already exists.');
    const { user } = show({ 'POST /operator/promoCodes': taken }, []);
    await user.type(await screen.findByLabelText('Code'), 'Spring 27');
    await user.type(screen.getByLabelText('Percent'), '10');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This code already exists.')).toBeVisible();
  });

  it('are ended after a confirmation', async () => {
    const ended = { ...HARBOR50, state: 'ended' as const, endedAt: '2027-03-19T12:00:00.000Z' };
    const { user } = show({ 'POST /operator/promoCodes/c1/end': () => ok(ended) });
    await user.click(await screen.findByRole('button', { name: 'End it now...' }));
    const dialog = screen.getByRole('alertdialog', { name: 'End HARBOR50?' });
    await user.click(within(dialog).getByRole('button', { name: 'End the code' }));
    expect(await screen.findByText('HARBOR50 has ended.')).toBeVisible();
  });
});
