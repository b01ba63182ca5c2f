import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type StatementLine } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { ToastHost } from '../../../ui/feedback/toast-host.tsx';
import { StaffContext, type ConsoleStaff } from '../../kit/staff/staff.ts';
import { aBookingListItem } from '../../test/booking-list-items.ts';
import { TransfersScreen } from './transfers-screen.tsx';

const STAFF: ConsoleStaff = { ...aStaffPerson(), role: 'staff', menu: [] };

const GRACE = {
  _id: 'b1',
  reference: 'WF-4PX2HE',
  travelName: 'Grace Okonkwo',
  travelSpot: 'Great Barrier Reef',
  travelDate: '2027-04-10',
  state: 'booked',
} as const;

const line = (changes: Partial<StatementLine> = {}): StatementLine => ({
  _id: 'l1',
  state: 'to_match',
  bookedOn: '2027-03-19',
  amount: 252_000,
  currency: 'usd',
  payer: 'G OKONKWO',
  purpose: 'WF-4PX2HE BALANCE',
  proposal: { fit: 'exact', booking: GRACE, due: 252_000, difference: 0 },
  match: null,
  ...changes,
});
const LINES = [
  line(),
  line({
    _id: 'l2',
    payer: 'NOVAK P',
    amount: 57_000,
    proposal: {
      fit: 'short',
      booking: { ...GRACE, _id: 'b2', reference: 'WF-9QD7KW' },
      due: 58_000,
      difference: 1000,
    },
  }),
  line({
    _id: 'l3',
    payer: 'H. OLSEN AS',
    proposal: { fit: 'name', booking: { ...GRACE, _id: 'b3' }, due: 252_000, difference: 0 },
  }),
  line({
    _id: 'l4',
    payer: '',
    purpose: '',
    amount: 6420,
    proposal: { fit: 'none', booking: null, due: 0, difference: 0 },
  }),
];
const COUNTS = { to_match: 4, matched: 112, set_aside: 9, expected: 6, overdue: 1 };

function show(answers: Parameters<typeof fakeApi>[0] = {}, at = '/admin/transfers') {
  const fake = fakeApi({
    'GET /operator/statements': () => ok(LINES),
    'GET /operator/statements/count': () => ok(COUNTS),
    ...answers,
  });
  const element = (
    <StaffContext value={STAFF}>
      <TransfersScreen />
      <ToastHost />
    </StaffContext>
  );
  const bodiesOf = (path: string) =>
    fake.callsOf('POST').flatMap((call) => (call.path === path ? [call.body] : []));
  const view = renderInConsole(element, { api: fake.api, user: ADA, at });
  return { ...view, ...fake, bodiesOf, person: userEvent.setup({ delay: null }) };
}

const rows = () => within(screen.getByRole('list', { name: 'To match' })).getAllByRole('listitem');
const row = async (payer: string) => {
  await screen.findByText(payer);
  const found = rows().find((one) => within(one).queryByText(payer));
  if (found === undefined) throw new Error(`no row of ${payer}`);
  return within(found);
};
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });

describe('transfers to match', () => {
  it('are next to the announced ones', async () => {
    show();
    const expected = await screen.findByRole('link', {
      name: '6 announced transfers are expected',
    });
    expect(expected).toHaveAttribute('href', '/admin/bookings?transfer=expected&sort=soonest');
    const overdue = screen.getByRole('link', { name: '1 announced transfer is overdue' });
    expect(overdue).toHaveAttribute('href', '/admin/bookings?transfer=overdue&sort=soonest');
  });

  it('show possible bookings, and how well they match', async () => {
    show();
    const grace = await row('G OKONKWO');
    expect(grace.getByText('Reference and amount match')).toBeVisible();
    expect(grace.getByText('$2,520.00 due')).toBeVisible();
    expect(grace.getByText('Mar 19 · “WF-4PX2HE BALANCE”')).toBeVisible();
    expect(grace.getByRole('link', { name: 'WF-4PX2HE' })).toHaveAttribute(
      'href',
      '/admin/bookings/b1',
    );
    const novak = await row('NOVAK P');
    expect(novak.getByText('Reference matches, $10.00 short')).toBeVisible();
    expect(novak.getByRole('button', { name: 'Match, leave $10.00 open' })).toBeVisible();
    expect((await row('H. OLSEN AS')).getByText('Only name and amount match')).toBeVisible();
    const unknown = await row('Unknown payer');
    expect(unknown.getByText('No open payment of this amount')).toBeVisible();
    expect(unknown.queryByRole('button', { name: 'Match' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Matched/ })).toBeVisible();
  });

  it('are matched with the displayed booking, with one press', async () => {
    const { bodiesOf, person } = show({
      'POST /operator/statements/l1/confirm': () => ok(line({ state: 'matched' })),
    });
    await person.click((await row('G OKONKWO')).getByRole('button', { name: 'Match' }));
    expect(await screen.findByText('Matched with WF-4PX2HE')).toBeVisible();
    expect(bodiesOf('/operator/statements/l1/confirm')).toEqual([{ bookingId: 'b1' }]);
  });

  it('say in their place why they can’t be matched', async () => {
    const { person } = show({
      'POST /operator/statements/l1/confirm': () =>
        refused(409, 'payment_mismatch', 'This transfer is already matched.'),
    });
    await person.click((await row('G OKONKWO')).getByRole('button', { name: 'Match' }));
    expect(await (await row('G OKONKWO')).findByRole('alert')).toHaveTextContent(
      'This transfer is already matched.',
    );
  });

  it('are matched together if they fit exactly; the others stay', async () => {
    const two = [line(), line({ _id: 'l5', payer: 'A SECOND' }), ...LINES.slice(1)];
    const { calls, person } = show({
      'GET /operator/statements': () => ok(two),
      'POST /operator/statements/l1/confirm': () => ok(line({ state: 'matched' })),
      'POST /operator/statements/l5/confirm': () =>
        refused(409, 'booking_cancelled', 'This booking is canceled.'),
    });
    await person.click(await screen.findByRole('button', { name: 'Match the 2 that fit exactly' }));
    expect(await screen.findByText('1 transfer matched')).toBeVisible();
    expect(
      await screen.findByText('1 transfer couldn’t be matched: This booking is canceled.'),
    ).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(sent).toEqual(['/operator/statements/l1/confirm', '/operator/statements/l5/confirm']);
  });

  it('can be set aside', async () => {
    const { bodiesOf, person } = show({
      'POST /operator/statements/l4/setAside': () => ok(line({ state: 'set_aside' })),
    });
    await person.click((await row('Unknown payer')).getByRole('button', { name: 'Set aside' }));
    await expect.poll(() => bodiesOf('/operator/statements/l4/setAside')).toHaveLength(1);
  });
});

describe('finding a booking', () => {
  const found = aBookingListItem({
    travelName: 'Cora Coast',
    money: { currency: 'usd', total: 10_000, paid: 0, refunded: 0, balance: 10_000 },
  });
  it('matches a transfer with it, and says how much remains due', async () => {
    const { bodiesOf, calls, person } = show({
      'GET /operator/bookings': () => ok([found]),
      'POST /operator/statements/l4/confirm': () => ok(line({ state: 'matched' })),
    });
    const unknown = await row('Unknown payer');
    await person.click(unknown.getByRole('button', { name: 'Find a booking...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Find a booking' }));
    expect(dialog.getByText('$64.20 from Unknown payer')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Match' })).toBeDisabled();
    await person.type(dialog.getByRole('combobox', { name: 'Booking' }), 'cora');
    await person.click(await dialog.findByRole('option', { name: /WF-7K3M9Q Cora Coast/ }));
    expect(calls.find(({ path }) => path === '/operator/bookings')?.query).toMatchObject({
      q: 'cora',
      balance: 'open',
      state: 'held,booked',
    });
    await person.click(dialog.getByRole('button', { name: 'Match, leave $35.80 open' }));
    expect(await screen.findByText('Matched with WF-7K3M9Q')).toBeVisible();
    expect(bodiesOf('/operator/statements/l4/confirm')).toEqual([{ bookingId: found._id }]);
  });

  it('refuses a booking with less due', async () => {
    const { person } = show({ 'GET /operator/bookings': () => ok([found]) });
    const grace = await row('G OKONKWO');
    await person.click(grace.getByRole('button', { name: 'Find a booking...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Find a booking' }));
    await person.type(dialog.getByRole('combobox', { name: 'Booking' }), 'cora');
    await person.click(await dialog.findByRole('option', { name: /Cora Coast/ }));
    expect(dialog.getByText(/^Only \$100\.00 is due\./)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Match' })).toBeDisabled();
  });
});

describe('a statement', () => {
  const file = new File(['Date;Payer;Amount'], 'march.csv', { type: 'text/csv' });

  it('is uploaded when it is chosen or dropped, and its contents are summarized', async () => {
    const { bodiesOf } = show({
      'POST /operator/statements': () =>
        ok({ format: 'csv', added: 3, known: 1, otherCurrency: 2 }),
    });
    choose(file);
    expect(
      await screen.findByText(
        '3 new payments. 1 was already imported. 2 in another currency were left out.',
      ),
    ).toBeVisible();
    fireEvent.drop(screen.getByRole('group', { name: 'Bank statement' }), {
      dataTransfer: { files: [file] },
    });
    await expect.poll(() => bodiesOf('/operator/statements')).toHaveLength(2);
    expect(bodiesOf('/operator/statements')[0]).toBeInstanceOf(Blob);
  });

  it.each([
    [{ fault: 'bad_amount', line: 12 }, 'Line 12: The amount isn’t readable.'],
    [{ fault: 'bad_day', entry: 3 }, 'Entry 3: The date isn’t readable.'],
    [{ fault: 'empty' }, 'This file is empty.'],
    [
      { fault: 'too_many', most: 20_000 },
      'This file has more than 20,000 entries. Export fewer days.',
    ],
    [
      { fault: 'columns', missing: 'date, payer or purpose' },
      'These columns weren’t recognized: date, payer or purpose. Give them other titles, or export CAMT.053 or MT940.',
    ],
  ])('that can’t be read is refused with a reason: %j', async (params, text) => {
    show({
      'POST /operator/statements': () => ({
        status: 400,
        body: { code: 'invalid_input', message: 'The file is not readable.', params },
      }),
    });
    choose(file);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('of more than 5 MB isn’t sent', async () => {
    const { bodiesOf } = show();
    choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'year.csv'));
    expect(
      await screen.findByText('This file is larger than 5 MB. Export fewer days.'),
    ).toBeVisible();
    expect(bodiesOf('/operator/statements')).toEqual([]);
  });
});

describe('the other states', () => {
  it('take back transfers that were set aside', async () => {
    const aside = line({ state: 'set_aside', proposal: null });
    const { callsOf, person } = show(
      {
        'GET /operator/statements': () => ok([aside]),
        'DELETE /operator/statements/l1/setAside': () => ok(line()),
      },
      '/admin/transfers?state=set_aside',
    );
    expect(await screen.findByText('Belongs to no booking')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Move back' }));
    expect(await screen.findByText('Moved back to “To match”')).toBeVisible();
    expect(callsOf('DELETE')).toHaveLength(1);
  });

  it('show matched transfers with their bookings', async () => {
    const matched = line({
      state: 'matched',
      proposal: null,
      match: { booking: GRACE, at: '2027-03-20T10:00:00.000Z', counterPaymentId: 'c1' },
    });
    const { calls } = show(
      { 'GET /operator/statements': () => ok([matched]) },
      '/admin/transfers?state=matched',
    );
    expect(await screen.findByText('Matched on Mar 20, 2027')).toBeVisible();
    expect(screen.getByRole('link', { name: 'WF-4PX2HE' })).toBeVisible();
    expect(calls.find(({ path }) => path === '/operator/statements')?.query).toEqual({
      state: 'matched',
    });
    expect(screen.queryByRole('button', { name: /^Match/ })?.textContent).toBe('Matched112');
  });

  it('explain an empty list, and offer another try after a failure', async () => {
    let works = false;
    const { person } = show({
      'GET /operator/statements': () => (works ? ok([]) : refused(503, 'unavailable')),
    });
    expect(await screen.findByText('The transfers couldn’t be loaded')).toBeVisible();
    works = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing to match')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Set aside/ }));
    expect(await screen.findByText('Nothing set aside')).toBeVisible();
  });
});
