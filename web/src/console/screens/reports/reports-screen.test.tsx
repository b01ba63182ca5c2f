import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Report } from '@wayfarer/contract';
import { expect, it } from 'vitest';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import { fakeApi, ok } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { StaffContext, type ConsoleStaff } from '../../kit/staff/staff.ts';
import { ReportsScreen } from './reports-screen.tsx';

const STAFF: ConsoleStaff = { ...aStaffPerson(), menu: [] };
const figures = {
  bookings: 3,
  people: 8,
  canceled: 1,
  sales: 120_000,
  fees: 2000,
  taxes: 0,
  received: 90_000,
  returned: 15_000,
};
const NOTHING = {
  bookings: 0,
  people: 0,
  canceled: 0,
  sales: 0,
  fees: 0,
  taxes: 0,
  received: 0,
  returned: 0,
};
const REPORT: Report = {
  timeZone: 'America/New_York',
  currencies: [
    {
      currency: 'usd',
      total: figures,
      rows: [
        { key: '2027-02', name: '', ...NOTHING },
        { key: '2027-03', name: '', ...figures },
      ],
      left: 2,
    },
  ],
};

function open(at: string, report: Report = REPORT) {
  const fake = fakeApi({ 'GET /operator/reports': () => ok(report) });
  renderInConsole(
    <StaffContext value={STAFF}>
      <ReportsScreen />
    </StaffContext>,
    { api: fake.api, user: ADA, at },
  );
  return { fake, person: userEvent.setup() };
}

it('shows each group, the total, and how the figures are counted', async () => {
  open('/admin/reports?from=2027-02-01&to=2027-03-31');
  const table = await screen.findByRole('table', { name: 'The report in USD' });
  const row = within(table).getByRole('row', { name: /^Mar 2027/ });
  expect(row).toHaveTextContent('Mar 2027381$1,200.00$20.00$900.00$150.00$750.00');
  expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent('$750.00');
  expect(
    screen.getByRole('img', { name: /^Sales as bars\. Highest: Mar 2027, \$1,200/ }),
  ).toBeVisible();
  expect(screen.getByText(/^A sale counts on the day on which the trip was booked/)).toBeVisible();
  expect(within(table).queryByRole('columnheader', { name: 'Of that, tax' })).toBeNull();
  expect(screen.queryByText(/^The tax in the prices/)).toBeNull();
  expect(screen.getByText('2 more groups are in the total and in the export.')).toBeVisible();
});

it('has a tax column only if prices include taxes', async () => {
  const [usd] = REPORT.currencies;
  if (!usd) throw new Error('The report has no currency.');
  const taxed = { ...figures, taxes: 9908 };
  const rows = [{ key: '2027-03', name: '', ...taxed }];
  open('/admin/reports?from=2027-03-01&to=2027-03-31', {
    ...REPORT,
    currencies: [{ ...usd, total: taxed, rows }],
  });
  const table = await screen.findByRole('table', { name: 'The report in USD' });
  expect(within(table).getByRole('columnheader', { name: 'Of that, tax' })).toBeVisible();
  expect(within(table).getByRole('row', { name: /^Mar 2027/ })).toHaveTextContent(
    'Mar 2027381$1,200.00$20.00$99.08$900.00$150.00$750.00',
  );
  expect(screen.getByText(/^The tax in the prices/)).toBeVisible();
});

it('offers other groups and days', async () => {
  const { fake, person } = open('/admin/reports?from=2027-02-01&to=2027-03-31');
  await screen.findByRole('table');
  await person.click(screen.getByRole('radio', { name: 'Source' }));
  await person.click(screen.getByRole('radio', { name: 'By travel day' }));
  await waitFor(() =>
    expect(fake.callsOf('GET').at(-1)?.query).toMatchObject({
      from: '2027-02-01',
      by: 'source',
      day: 'travel',
    }),
  );
  expect(screen.getByText(/^A sale counts on the first day of the trip/)).toBeVisible();
});

it('explains an empty period, and an invalid one', async () => {
  open('/admin/reports', { timeZone: 'Etc/UTC', currencies: [] });
  expect(await screen.findByText('Nothing in this period')).toBeVisible();
});

it('requests nothing for an invalid period', () => {
  const { fake } = open('/admin/reports?from=2027-02-01&to=2027-01-31');
  expect(screen.getByText(/^Choose a first day/)).toBeVisible();
  expect(fake.callsOf('GET')).toEqual([]);
});
