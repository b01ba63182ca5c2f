import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Invoice, type InvoiceSums } from '@wayfarer/contract';
import { expect, it, vi } from 'vitest';
import { aStaffPerson } from '../../test/booking-list-items.ts';
import * as files from '../../../lib/device/save-file.ts';
import { fakeApi, ok } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderInConsole } from '../../../test/render-in-console.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { StaffContext, type ConsoleStaff } from '../../kit/staff/staff.ts';
import { InvoicesScreen } from './invoices-screen.tsx';

const STAFF: ConsoleStaff = { ...aStaffPerson(), menu: [] };
const INVOICE: Invoice = {
  _id: 'd1',
  number: 'HJ-2090-0001',
  kind: 'invoice',
  issuedOn: '2090-03-19',
  total: 54_500,
  tax: 4500,
  currency: 'usd',
  buyer: 'Ada Lovelace',
  refersTo: null,
  bookingId: 'b1',
  reference: 'WF-7K3M9Q',
  state: 'credited',
  creditedBy: 'CN-2090-0001',
};
const NOTE: Invoice = {
  ...INVOICE,
  _id: 'd2',
  number: 'CN-2090-0001',
  kind: 'credit_note',
  total: -54_500,
  tax: -4500,
  refersTo: 'HJ-2090-0001',
  state: 'credit_note',
  creditedBy: null,
};
const SUMS: InvoiceSums = {
  count: 2,
  invoices: 1,
  creditNotes: 1,
  sums: [{ currency: 'usd', total: 0, tax: 0 }],
};

function show(rows: readonly Invoice[], at = '/admin/invoices') {
  const fake = fakeApi({
    'GET /operator/invoices': () => ok(rows),
    'GET /operator/invoices/sums': () => ok(SUMS),
    'GET /documents/d1.pdf': () => ok('%PDF'),
    'POST /operator/invoices/d1/mail': () => ok({ mailed: false }),
  });
  renderInConsole(
    <StaffContext value={STAFF}>
      <InvoicesScreen />
    </StaffContext>,
    { api: fake.api, user: ADA, at },
  );
  return { ...fake, person: userEvent.setup() };
}

it('shows each document with its booking and tax, the document that it credits, and the sums', async () => {
  show([NOTE, INVOICE]);
  const number = await screen.findByText('HJ-2090-0001');
  const card = number.closest('li');
  expect(card).toHaveTextContent(/by CN-2090-0001.*\$545\.00/);
  expect(screen.getByText('CN-2090-0001').closest('li')).toHaveTextContent(
    /cancels HJ-2090-0001.*−\$545\.00/,
  );
  const [link] = screen.getAllByRole('link', { name: 'WF-7K3M9Q' });
  expect(link).toHaveAttribute('href', '/admin/bookings/b1');
  expect(screen.getByRole('button', { name: /^Credit notes/ })).toBeVisible();
});

it('saves a PDF, and says that a customer without an address gets no mail', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
  const { person } = show([INVOICE]);
  const told = vi.spyOn(toast, 'success').mockReturnValue();
  await person.click(await screen.findByRole('button', { name: 'Download HJ-2090-0001' }));
  expect(saveFile).toHaveBeenCalledOnce();
  await person.click(screen.getByRole('button', { name: 'Email HJ-2090-0001' }));
  await vi.waitFor(() =>
    expect(told).toHaveBeenCalledExactlyOnceWith('This customer has no email address.'),
  );
});

it('requests the documents that match the filters in the address', async () => {
  const { calls } = show([], '/admin/invoices?q=lovelace&kind=invoice&from=2090-03-01');
  await vi.waitFor(() =>
    expect(calls.find(({ path }) => path === '/operator/invoices')?.query).toEqual({
      q: 'lovelace',
      kind: 'invoice',
      from: '2090-03-01',
    }),
  );
  expect(await screen.findByText('No document matches these filters.')).toBeVisible();
});
