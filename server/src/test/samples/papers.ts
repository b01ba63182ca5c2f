import { guestLink } from '../../mails/trips/guest-link.ts';
import type { TestApp } from '../app.ts';
import type { TestPerson } from '../people.ts';
import { paidBookingId } from './payments.ts';
import { draw, nothing, type Samples } from './rows.ts';
import { bookedByPhone } from './trips.ts';

/** An invoice of a booking. */
async function issued({ db }: TestApp, bookingId: string): Promise<string> {
  const id = `invoice-${draw()}`;
  await db.sql.query(
    `insert into invoice_series (pattern, year, next, skipped) values ($1, 2026, 2, 0)`,
    [id],
  );
  await db.sql.query(
    `insert into invoices (id, number, kind, pattern, year, serial, booking_id, cause, issued_on, seller, buyer, lines,
       facts, total_minor, tax, currency, scheme, created_at)
     values ($1, $1, 'invoice', $1, 2026, 1, $2, $1, '2026-03-19',
       '{"name":"Harbor","legalName":"","address":"","taxId":"","email":"","phone":"","openingHours":"","footer":"","paper":"a4"}',
       '{"name":"Ada","address":"","vatId":""}', '[]',
       '{"trip":{"title":"Bay","country":"Portugal","from":"2026-04-01","days":1,"reference":"WF-000000"},"tripTotal":100,
         "canceledOn":null,"payments":[],"earlier":[],"of":null,"madeOutAnew":false,"balance":0,"balanceDueOn":null}',
       100, '[]', 'usd', 'none', now())`,
    [id, bookingId],
  );
  await db.sql.query(
    `insert into invoice_movements (source, seq, invoice_id, booking_id, minor) values ($1, 1, $1, $2, 100)`,
    [id, bookingId],
  );
  return id;
}

async function document(owner: TestPerson, world: TestApp) {
  const { params } = await paidBookingId(owner, world);
  return { params: { id: await issued(world, params?.['id'] ?? '') } };
}

async function guest(owner: TestPerson, world: TestApp) {
  const { _id: id } = await bookedByPhone(owner, world);
  const { clock, db } = world;
  const link = await guestLink({ clock, db: db.orm }, 'https://x.example', { id, linkSerial: 1 });
  return { id, token: link.split('#')[1] ?? '' };
}

export const paperSamples = {
  listTripDocuments: paidBookingId,
  askForInvoice: async (owner, world) => ({ ...(await paidBookingId(owner, world)), body: {} }),
  getDocument: document,
  listGuestDocuments: async (owner, world) => ({
    body: { token: (await guest(owner, world)).token },
  }),
  getGuestDocument: async (owner, world) => {
    const { id, token } = await guest(owner, world);
    return { body: { token, id: await issued(world, id) } };
  },
  listInvoices: nothing,
  sumInvoices: nothing,
  exportInvoices: nothing,
  mailInvoice: document,
  getPaperNumbers: nothing,
  setPaperNumber: async () => ({
    body: { invoice: 1_000_000 + draw(), creditNote: 1_000_000 + draw() },
  }),
} satisfies Samples;
