import type { PaperSettings, TaxTerms } from '@wayfarer/contract';
import { copyPaid, USUAL_PAPERS } from '../../test/payments/papers.ts';
import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { invoices } from '../../db/tables.ts';
import { dayAhead, refund } from '../../test/payments/agency.ts';
import { cancel } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import type { Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { set } from '../../test/payments/planned-trip.ts';
import { issueInvoices } from './index.ts';

let world: PaymentsWorld;
let other: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  other = await openPaymentsWorld({}, world);
  owner = await world.administrator();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

const papers = (changes: Partial<PaperSettings>) =>
  set(owner, 'papers.invoices', { ...USUAL_PAPERS, ...changes });
const taxes = (terms: Omit<TaxTerms, 'from'> | null) =>
  set(owner, 'papers.tax', terms === null ? [] : [{ from: dayAhead(world, -1), ...terms }]);
const paid = () => papers({ when: 'paid', since: dayAhead(world, -1) });
const documentsOf = async (bookingId: string) =>
  (await world.db.orm.select().from(invoices).orderBy(asc(invoices.createdAt), asc(invoices.id)))
    .filter((row) => row.bookingId === bookingId)
    .map(({ kind, tax, total }) => ({ kind, total, tax: tax.map((share) => share.tax) }));
const counter = (booking: { _id: string }, entry: object) =>
  owner.call<{ counterPayments: { _id: string }[] }>(
    'POST',
    `/api/operator/bookings/${booking._id}/counterPayments`,
    { kind: 'received', method: 'cash', receivedOn: dayAhead(world, 0), ...entry },
  );
const invoice = (total: number) => expect.objectContaining({ kind: 'invoice', total });
const creditNote = (total: number) => expect.objectContaining({ kind: 'credit_note', total });
const rest = async () => {
  await world.comeToRest();
  await issueInvoices(world.context);
};

describe('documents', () => {
  it('aren’t issued unless the agency or the traveler asks', async () => {
    await papers({});
    const ada = await world.traveler();
    const booking = await ada.book();
    await ada.pay(booking._id);
    await rest();
    expect(await documentsOf(booking._id)).toEqual([]);
    await paid();
    await issueInvoices(world.context);
    expect(await documentsOf(booking._id)).toEqual([]);
  });

  it('cover each payment once, and a refund is credited (MP13)', async () => {
    await paid();
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayAhead(world, 60) });
    const payment = await ada.pay(booking._id);
    await Promise.all([issueInvoices(world.context), issueInvoices(other.context)]);
    expect(await documentsOf(booking._id)).toEqual([invoice(50_000)]);
    await counter(booking, { amount: 100_000 });
    await rest();
    expect(await documentsOf(booking._id)).toEqual([invoice(50_000), invoice(100_000)]);
    await refund(owner, payment, { amount: 2000, reason: 'Rain' });
    await rest();
    await cancel(ada, booking, 148_000);
    await counter(booking, { amount: 100_000, kind: 'returned' });
    await rest();
    expect(await documentsOf(booking._id)).toEqual([
      invoice(50_000),
      invoice(100_000),
      creditNote(2000),
      creditNote(100_000),
      creditNote(48_000),
    ]);
  });

  it('leave out a counter payment that was voided at once, and credit one that is voided later', async () => {
    await paid();
    const ada = await world.traveler();
    const booking = await ada.book();
    const undo = async (entry: { _id: string } | undefined) =>
      owner.call('POST', `/api/operator/counterPayments/${entry?._id}/void`, { reason: 'A slip.' });
    const { body: first } = await counter(booking, { amount: 700 });
    await undo(first.counterPayments[0]);
    await rest();
    expect(await documentsOf(booking._id)).toEqual([]);
    const { body: second } = await counter(booking, { amount: 900 });
    await rest();
    await undo(second.counterPayments[1]);
    await rest();
    expect(await documentsOf(booking._id)).toEqual([invoice(900), creditNote(900)]);
  });

  it('have taxes that add up to those of the trip', async () => {
    const rates = [{ id: 'trip', label: 'Travel services', basisPoints: 900 }];
    await taxes({ scheme: 'inclusive', rates });
    await paid();
    const ada = await world.traveler();
    const booking = await ada.book();
    await taxes({ scheme: 'margin', rates: [] });
    await ada.pay(booking._id);
    await rest();
    await counter(booking, { amount: 33_333 });
    await rest();
    await counter(booking, { amount: 66_667 });
    await rest();
    const issued = await documentsOf(booking._id);
    expect(issued.map(({ total }) => total)).toEqual([50_000, 33_333, 66_667]);
    const whole = Math.round((150_000 * 9) / 109);
    expect(issued.flatMap(({ tax }) => tax).reduce((sum, tax) => sum + tax, 0)).toBe(whole);
  });

  it('wait for the end of the trip if they are issued when it is finished', async () => {
    await taxes(null);
    await papers({ when: 'finished', since: dayAhead(world, -1) });
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayAhead(world, 5) });
    await ada.pay(booking._id);
    await counter(booking, { amount: 40_000 });
    await rest();
    expect(await documentsOf(booking._id)).toEqual([]);
    world.advanceMinutes(10 * 24 * 60);
    owner = await world.administrator();
    await issueInvoices(world.context);
    expect(await documentsOf(booking._id)).toEqual([invoice(90_000)]);
  });
});

describe('numbers', () => {
  it('have no gaps, even with two processes that are interrupted (MP12)', async () => {
    await papers({ when: 'paid', since: dayAhead(world, -1), invoicePattern: 'D-{year}-{number}' });
    const ada = await world.traveler();
    await copyPaid(world, await ada.book(), 50);
    let cuts = 0;
    const cutOff = new AbortController();
    const running = issueInvoices(
      {
        ...world.context,
        newId: () => {
          cuts += 1;
          world.test.clock.advance(1000);
          if (cuts === 7) throw new Error('killed');
          return world.context.newId();
        },
      },
      cutOff.signal,
    );
    await Promise.allSettled([running, issueInvoices(other.context)]);
    await Promise.all([issueInvoices(world.context), issueInvoices(other.context)]);
    const rows = await world.db.orm.select().from(invoices).orderBy(asc(invoices.serial));
    const numbers = rows.filter(({ pattern }) => pattern.startsWith('D-'));
    expect(numbers.map(({ serial }) => serial)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 1),
    );
    expect(numbers[0]?.number).toMatch(/^D-\d{4}-0001$/u);
    const times = numbers.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((one, next) => one - next));
  });

  it('and the content of documents never change [attack an invoice that is changed or deleted]', async () => {
    const { sql } = world.db;
    await expect(sql.query('update invoices set total_minor = 1')).rejects.toThrow(
      /does not change/u,
    );
    await expect(sql.query('delete from invoices')).rejects.toThrow(/never deleted/u);
    await expect(sql.query('update invoice_movements set minor = 1')).rejects.toThrow(
      /does not change/u,
    );
  });
});

describe('in the end', () => {
  it('documents, ledger and provider agree', async () => {
    await rest();
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });
});
