import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TripDocument, TripDocuments } from '@wayfarer/contract';
import { expect, it, vi } from 'vitest';
import * as files from '../../../lib/device/save-file.ts';
import { fakeApi, ok, refused } from '../../../test/fake-api.ts';
import { ADA } from '../../../test/fake-identity.ts';
import { renderScreen } from '../../../test/render.tsx';
import { aTrip } from '../test/trips.ts';
import { GuestPapers, Papers } from './papers.tsx';

const INVOICE: TripDocument = {
  _id: 'd1',
  number: 'HJ-2090-0001',
  kind: 'invoice',
  issuedOn: '2090-03-19',
  total: 50_000,
  currency: 'usd',
  buyer: 'Ada Lovelace',
  refersTo: null,
};
const NOTE: TripDocument = {
  ...INVOICE,
  _id: 'd2',
  number: 'CN-2090-0001',
  kind: 'credit_note',
  total: -50_000,
  refersTo: 'HJ-2090-0001',
};
const NOTHING: TripDocuments = {
  documents: [],
  making: false,
  next: 'none',
  mayName: false,
  company: null,
};
const trip = aTrip();
const OWN = `GET /trips/${trip.booking._id}/documents`;
const ASK = `POST /trips/${trip.booking._id}/invoice`;

function own(of: Partial<TripDocuments>, answers: Parameters<typeof fakeApi>[0] = {}) {
  const world = fakeApi({ [OWN]: () => ok({ ...NOTHING, ...of }), ...answers });
  renderScreen(<Papers trip={trip} />, { api: world.api, user: ADA });
  return { ...world, person: userEvent.setup() };
}
const papers = async () => within(await screen.findByRole('region', { name: 'Invoices' }));

it('lists documents, and saves their PDFs for the traveler', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
  const { calls, person } = own(
    { documents: [INVOICE, NOTE], next: 'itself' },
    { 'GET /documents/d1.pdf': () => ok('%PDF') },
  );
  const list = await papers();
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('Invoice HJ-2090-0001Mar 19, 2090 · to Ada Lovelace$500');
  expect(second).toHaveTextContent(
    'Credit note CN-2090-0001Mar 19, 2090 · cancels HJ-2090-0001−$500',
  );
  await person.click(list.getByRole('button', { name: 'Download Invoice HJ-2090-0001' }));
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('HJ-2090-0001.pdf', 'application/pdf', [
    expect.any(Blob),
  ]);
  expect(calls.at(-1)).toMatchObject({ auth: 'user' });
});

it('says that an invoice is being made, or that it comes with the first payment', async () => {
  own({ making: true, next: 'itself' });
  expect((await papers()).getByRole('status')).toHaveTextContent(
    'Your payment is in. Your invoice will be ready in a minute.',
  );
});

it('shows nothing as long as no document is to be expected', async () => {
  const { calls } = own({});
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Invoices' })).not.toBeInTheDocument();
});

it('requests an invoice, and says why the request was refused', async () => {
  const message = 'Nothing has been paid for this trip yet.';
  const { person } = own(
    { next: 'ask' },
    { [ASK]: () => refused(409, 'nothing_to_invoice', message) },
  );
  await person.click((await papers()).getByRole('button', { name: 'Get an invoice' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('makes the documents out to a company', async () => {
  const { callsOf, person } = own(
    { documents: [INVOICE], mayName: true },
    { [ASK]: () => ok({ ...NOTHING, documents: [INVOICE], making: true }) },
  );
  await person.click((await papers()).getByRole('button', { name: 'Add a company name' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Invoice HJ-2090-0001 gets a credit note/)).toBeVisible();
  await person.type(dialog.getByLabelText(/^Company/), 'Brennan Studio LLC');
  await person.type(dialog.getByLabelText(/^Address/), '210 Commercial Street{Enter}Portland');
  await person.click(dialog.getByRole('button', { name: 'Make the new invoice' }));
  await vi.waitFor(() => expect(callsOf('POST')).toHaveLength(1));
  expect(callsOf('POST')[0]?.body).toEqual({
    company: {
      company: 'Brennan Studio LLC',
      address: '210 Commercial Street\nPortland',
      vatId: '',
    },
  });
});

it('lists documents for a customer without an account, and sends the token only in the body', async () => {
  vi.spyOn(files, 'saveFile').mockReturnValue();
  const { api, calls } = fakeApi({
    'POST /guestTrips/documents': () => ok({ ...NOTHING, documents: [INVOICE], next: 'itself' }),
    'POST /guestTrips/document': () => ok('%PDF'),
  });
  renderScreen(<GuestPapers token="v1.token" />, { api, user: null });
  const list = await papers();
  expect(list.queryByRole('button', { name: 'Add a company name' })).toBeNull();
  const person = userEvent.setup();
  await person.click(list.getByRole('button', { name: 'Download Invoice HJ-2090-0001' }));
  expect(files.saveFile).toHaveBeenCalledOnce();
  expect(calls.map(({ auth, body, path }) => [path, auth, body])).toEqual([
    ['/guestTrips/documents', 'public', { token: 'v1.token' }],
    ['/guestTrips/document', 'public', { id: 'd1', token: 'v1.token' }],
  ]);
});
