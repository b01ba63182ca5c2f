import type { AccountExport, PaperNumbers, Problem, TripDocuments } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markRestored } from '../../../db/records/restored.ts';
import { dayAhead, member, paidTrip } from '../../../test/payments/agency.ts';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { USUAL_PAPERS } from '../../../test/payments/papers.ts';
import type { Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { set } from '../../../test/payments/planned-trip.ts';
import { drawPapers, issueInvoices } from '../index.ts';

const COMPANY = {
  company: 'Brennan Studio LLC',
  address: '210 Commercial Street\nPortland',
  vatId: '',
};

let world: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  owner = await world.administrator();
});
afterAll(() => world.close());

const ask = (who: Caller, { _id }: { _id: string }, body: object = {}) =>
  who.call<TripDocuments & Problem>('POST', `/api/trips/${_id}/invoice`, body);
const documents = async (who: Caller, { _id }: { _id: string }) =>
  (await who.call<TripDocuments>('GET', `/api/trips/${_id}/documents`)).body;

describe('an invoice', () => {
  it('is issued on request, and made out to a company with a credit note (MP15)', async () => {
    const { ada, booking } = await paidTrip(world, 60);
    expect(await documents(ada, booking)).toMatchObject({ documents: [], next: 'ask' });
    expect(await ask(ada, booking)).toMatchObject({ status: 200, body: { making: true } });
    await issueInvoices(world.context);
    const first = await documents(ada, booking);
    expect(first).toMatchObject({ making: false, documents: [{ kind: 'invoice', total: 50_000 }] });
    expect(await ask(ada, booking)).toMatchObject({
      status: 409,
      body: { code: 'already_issued' },
    });
    expect(await ask(ada, booking, { company: COMPANY })).toMatchObject({ status: 200 });
    await issueInvoices(world.context);
    await issueInvoices(world.context);
    const then = await documents(ada, booking);
    const [number] = first.documents.map((one) => one.number);
    expect(then.documents).toMatchObject([
      { kind: 'invoice', number, buyer: 'Ada Traveler' },
      { kind: 'credit_note', total: -50_000, refersTo: number, buyer: 'Ada Traveler' },
      { kind: 'invoice', total: 50_000, refersTo: number, buyer: COMPANY.company },
    ]);
    expect(await ask(ada, booking, { company: COMPANY })).toMatchObject({
      body: { code: 'already_issued' },
    });
  });

  it('requires money, and its own traveler or staff who see money', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    expect(await ask(ada, booking)).toMatchObject({ body: { code: 'nothing_to_invoice' } });
    const [bob, colleague] = [await world.traveler(), await member(world, 'staff')];
    for (const who of [bob, colleague]) {
      expect(await ask(who, booking)).toMatchObject({ status: 404 });
      expect(await who.call('GET', `/api/trips/${booking._id}/documents`)).toMatchObject({
        status: 404,
      });
    }
    expect(await documents(owner, booking)).toMatchObject({ documents: [], next: 'none' });
  });

  it.each([
    ['company', { ...COMPANY, company: ' ' }],
    ['address', { ...COMPANY, address: '1\n2\n3\n4\n5\n6\n7' }],
    ['vatId', { ...COMPANY, vatId: 'DE12' }],
  ])('refuses a company with a wrong %s', async (field, company) => {
    const { ada, booking } = await paidTrip(world, 60);
    expect(await ask(ada, booking, { company })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', field: `company.${field}` },
    });
  });

  it("is a PDF for its traveler and staff, drawn by a job [attack someone else's invoice]", async () => {
    const { ada, booking } = await paidTrip(world, 60);
    await ask(ada, booking, { company: { ...COMPANY, company: 'Ελληνική Εταιρεία' } });
    await issueInvoices(world.context);
    await drawPapers(world.context);
    const [paper] = (await documents(ada, booking)).documents;
    const pdf = (who: Caller) => who.person.get(`/documents/${paper?._id}.pdf`);
    for (const who of [ada, owner]) {
      const { body, status } = await pdf(who);
      expect(status).toBe(200);
      expect(String(body)).toMatch(/^%PDF-1\.7/u);
    }
    expect(await pdf(await world.traveler())).toMatchObject({ status: 404 });
  });
});

describe('personal data', () => {
  it('is exported; erasing the account keeps issued documents, but forgets the company for later ones', async () => {
    const { ada, booking } = await paidTrip(world, 60);
    await ask(ada, booking, { company: COMPANY });
    await issueInvoices(world.context);
    const [paper] = (await documents(ada, booking)).documents;
    const { body } = await ada.call<AccountExport>('GET', '/api/account/export');
    const { company: name, ...address } = COMPANY;
    expect(body.documents).toEqual([
      {
        bookingId: booking._id,
        number: paper?.number,
        kind: 'invoice',
        issuedOn: dayAhead(world, 0),
        total: 50_000,
        currency: 'usd',
        buyer: { name, ...address },
      },
    ]);
    expect(body.invoiceCompanies).toEqual([{ bookingId: booking._id, name, ...address }]);
    const erased = await owner.call('DELETE', `/api/users/${ada.uid}?evenWithOpenBusiness=true`);
    expect(erased.status).toBe(200);
    expect(await documents(owner, booking)).toMatchObject({
      documents: [{ buyer: COMPANY.company }],
      company: null,
    });
  });
});

describe('after a restore', () => {
  it('nothing is issued until an owner confirms the next numbers, which never go down', async () => {
    await set(owner, 'papers.invoices', {
      ...USUAL_PAPERS,
      when: 'paid',
      since: dayAhead(world, -1),
    });
    const { ada, booking } = await paidTrip(world, 60);
    await world.db.sql.transaction((tx) =>
      markRestored(tx, { backupAt: world.now(), restoredAt: world.now() }),
    );
    await issueInvoices(world.context);
    expect(await documents(ada, booking)).toMatchObject({ documents: [], making: true });
    const numbers = (body: object) =>
      owner.call<PaperNumbers & Problem>('PUT', '/api/operator/papers/numbers', body);
    expect(await numbers({ invoice: 1, creditNote: 50 })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', field: 'invoice' },
    });
    expect(await numbers({ invoice: 118, creditNote: 50 })).toMatchObject({
      status: 200,
      body: { unconfirmedSince: null, next: [{ serial: 118 }, { serial: 50 }] },
    });
    await issueInvoices(world.context);
    expect((await documents(ada, booking)).documents).toMatchObject([
      { number: expect.stringMatching(/0118$/u) },
    ]);
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });
});
