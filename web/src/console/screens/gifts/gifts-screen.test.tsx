import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type GiftVoucher } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import { fakeApi, ok } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { StaffContext, type ConsoleStaff } from '../../kit/staff/staff.ts';
import { GiftsScreen } from './gifts-screen.tsx';

const STAFF: ConsoleStaff = { ...aStaffPerson(), role: 'staff', menu: [] };
const VOUCHER: GiftVoucher = {
  _id: 'g1',
  codeEnd: '5HVC',
  currency: 'usd',
  amount: 20_000,
  left: 5000,
  expiresOn: null,
  state: 'usable',
  note: 'For Grace',
  createdAt: '2027-03-19T10:00:00.000Z',
};
const CODE = 'W7KQ-2M4D-8RTX-0GBN-5HVC';

function show() {
  const fake = fakeApi({
    'GET /operator/giftVouchers': () => ok([VOUCHER]),
    'POST /operator/giftVouchers': () => ok({ voucher: VOUCHER, code: CODE }),
  });
  const element = (
    <StaffContext value={STAFF}>
      <GiftsScreen />
    </StaffContext>
  );
  renderInConsole(element, { api: fake.api, user: ADA, at: '/admin/gifts' });
  return { ...fake, person: userEvent.setup({ delay: null }) };
}

describe('gift vouchers', () => {
  it('show what is left on each', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Ending in 5HVC' });
    expect(link).toHaveAttribute('href', '/admin/gifts/g1');
    expect(screen.getByText(/^\$50\.00 of \$200\.00 left/)).toBeVisible();
    expect(screen.getAllByText('Usable')[0]).toBeVisible();
  });

  it('are issued with the payment method, and show their code once', async () => {
    const { callsOf, person } = show();
    await person.click(await screen.findByRole('button', { name: 'Issue a voucher' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue a gift voucher' }));
    await person.type(dialog.getByLabelText(/^Amount/), '200');
    await person.type(dialog.getByLabelText(/^Email it/), 'grace@example.com');
    await person.click(dialog.getByRole('button', { name: 'Issue the voucher' }));
    expect(await screen.findByDisplayValue(CODE)).toBeVisible();
    expect(screen.getByText('We’ve emailed the code to grace@example.com.')).toBeVisible();
    expect(callsOf('POST').map(({ body }) => body)).toEqual([
      {
        amount: 20_000,
        method: 'cash',
        expiresOn: null,
        note: '',
        mail: { to: 'grace@example.com' },
      },
    ]);
  });
});
