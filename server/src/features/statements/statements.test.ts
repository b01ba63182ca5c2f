import type { AccountExport, Booking, Problem, StatementLine } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayAhead, member, record, REFUSED } from '../../test/payments/agency.ts';
import { confirm, csvOf, linesOf, upload, type Transfer } from '../../test/payments/bank-files.ts';
import { cancel, read } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { intentIdOf, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { setPlan, THIRTY_PERCENT } from '../../test/payments/planned-trip.ts';
import { checkBooks } from '../payments/index.ts';
import { deleteUnmatchedBefore } from './index.ts';

let world: PaymentsWorld;
let owner: Caller;
let ada: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  owner = await world.administrator();
});
beforeEach(async () => {
  ada = await world.traveler();
  await world.db.sql.query('delete from statement_lines');
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

const send = (transfers: readonly Transfer[]) => upload(world, owner, csvOf(transfers));
const setAside = (id: string, method: 'POST' | 'DELETE' = 'POST', who = owner) =>
  who.call<StatementLine & Problem>(method, `/api/operator/statements/${id}/setAside`);
const count = async () => (await owner.call('GET', '/api/operator/statements/count')).body;
/** Uploads one transfer, and returns its line. */
async function received(transfer: Transfer): Promise<StatementLine> {
  expect(await send([transfer])).toMatchObject({ status: 200 });
  const line = (await linesOf(owner)).find(({ purpose }) => purpose === transfer.purpose);
  if (line === undefined) throw new Error('the line is missing');
  return line;
}
const withReference = ({ reference }: Booking) => `${reference} balance`;

describe('a bank statement', () => {
  it('proposes bookings for transfers whose text has a reference, and books nothing by itself (MP7)', async () => {
    const [whole, short, over] = [await ada.book(), await ada.book(), await ada.book()];
    const answer = await send([
      { amount: '1,500.00', purpose: withReference(whole) },
      { amount: '490.00', purpose: short.reference?.replace('-', '').toLowerCase() ?? '' },
      { amount: '1500.01', purpose: `Trip ${over.reference?.replace('-', ' ')}, thanks` },
      { amount: '64.20', purpose: 'Lunch', payer: 'COASTAL CAFE' },
      { amount: '-12.00', purpose: withReference(whole) },
    ]);
    expect(answer).toMatchObject({
      status: 200,
      body: { format: 'csv', added: 4, known: 0, otherCurrency: 0 },
    });
    const lines = await linesOf(owner);
    const byAmount = (amount: number) => lines.find((line) => line.amount === amount);
    expect(byAmount(150_000)).toMatchObject({
      state: 'to_match',
      bookedOn: '2026-03-19',
      payer: 'A TRAVELER',
      purpose: withReference(whole),
      proposal: {
        fit: 'exact',
        due: 150_000,
        difference: 0,
        booking: { _id: whole._id, reference: whole.reference, travelName: 'Ada Traveler' },
      },
      match: null,
    });
    expect(byAmount(49_000)?.proposal).toMatchObject({
      fit: 'short',
      due: 50_000,
      difference: 1000,
    });
    expect(byAmount(150_001)?.proposal).toMatchObject({
      fit: 'over',
      due: 150_000,
      difference: 1,
      booking: { _id: over._id },
    });
    expect(byAmount(6420)?.proposal).toEqual({
      fit: 'none',
      booking: null,
      due: 0,
      difference: 0,
    });
    expect((await read(ada, whole)).breakdown.paid).toBe(0);
    expect(await count()).toMatchObject({
      to_match: 4,
      matched: 0,
      set_aside: 0,
      expected: 0,
      overdue: 0,
    });
  });

  it('proposes a booking by name and amount, but not if two bookings match', async () => {
    const grace = await ada.book({ cost: 71_300 });
    const rename = { travelName: 'Grace Øberg' };
    await world.db.sql.query('update bookings set travel_name = $2 where id = $1', [
      grace._id,
      rename.travelName,
    ]);
    const { proposal } = await received({
      amount: '2139.00',
      purpose: 'Reef',
      payer: 'G. OEBERG AS',
    });
    expect(proposal).toMatchObject({
      fit: 'name',
      due: 213_900,
      booking: { _id: grace._id, travelName: 'Grace Øberg' },
    });
    await received({ amount: '2139.00', purpose: 'Someone else', payer: 'P NOVAK' });
    const twin = await ada.book({ cost: 71_300 });
    await world.db.sql.query('update bookings set travel_name = $2 where id = $1', [
      twin._id,
      rename.travelName,
    ]);
    expect((await linesOf(owner)).map((line) => line.proposal?.fit)).toEqual(['none', 'none']);
  });

  it('distinguishes the first payment and the balance of a plan', async () => {
    await setPlan(owner, THIRTY_PERCENT);
    const booking = await ada.book({ date: dayAhead(world, 60) });
    await setPlan(owner, null);
    const first = await received({ amount: '450', purpose: withReference(booking) });
    expect(first.proposal).toMatchObject({ fit: 'exact', due: 45_000 });
    expect(await confirm(owner, first._id, booking)).toMatchObject({ status: 200 });
    const rest = await received({ amount: '1050.00', purpose: `${booking.reference} rest` });
    expect(rest.proposal).toMatchObject({ fit: 'exact', due: 105_000 });
  });

  it('is stored once, however often it is uploaded, even in overlapping files', async () => {
    const twice = { amount: '10', purpose: 'Deposit' };
    const file = [twice, twice, { amount: '11', purpose: 'Deposit' }];
    expect((await send(file)).body).toMatchObject({ added: 3, known: 0 });
    expect((await send(file)).body).toMatchObject({ added: 0, known: 3 });
    const overlapping = [
      { amount: '12', purpose: 'Deposit', day: '2026-03-20' },
      ...file,
      { amount: '11', purpose: 'Deposit' },
    ];
    expect((await send(overlapping)).body).toMatchObject({ added: 2, known: 3 });
    expect((await linesOf(owner)).map(({ amount }) => amount)).toHaveLength(5);
    expect((await linesOf(owner))[0]).toMatchObject({ bookedOn: '2026-03-20', amount: 1200 });
  });

  it('leaves out other currencies, and reads UTF-16', async () => {
    const text = csvOf([
      { amount: '20', purpose: 'In euros', currency: 'EUR' },
      { amount: '21', purpose: 'Ünïcode', payer: 'Müller' },
    ]);
    const file = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect((await upload(world, owner, file)).body).toMatchObject({ added: 1, otherCurrency: 1 });
    expect(await linesOf(owner)).toMatchObject([
      { purpose: 'Ünïcode', payer: 'Müller', currency: 'usd' },
    ]);
  });

  it('may have 20,000 lines, and no more', { timeout: 60_000 }, async () => {
    const transfers = Array.from({ length: 20_000 }, (_, n) => ({
      amount: `${n + 1}`,
      purpose: `Number ${n}`,
    }));
    expect((await send(transfers)).body).toMatchObject({ added: 20_000 });
    expect(await count()).toMatchObject({ to_match: 1000 });
    const first = await owner.call<StatementLine[]>('GET', '/api/operator/statements');
    expect(first.body).toHaveLength(50);
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await owner.call<StatementLine[]>('GET', next);
    expect(second.body).toHaveLength(50);
    expect(second.body[0]?._id).not.toBe(first.body[49]?._id);
    const more = [...transfers, { amount: '1', purpose: 'One more' }];
    expect(await send(more)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', field: 'file', params: { fault: 'too_many', most: 20_000 } },
    });
  });

  it.each([
    ['', { fault: 'empty' }],
    ['Dear all, no statement', { fault: 'unknown_format' }],
    ['Date;Payer\n2026-03-19;Ada', { fault: 'columns', missing: 'amount' }],
    ['Date;Payer;Amount\n2026-03-19;Ada;ten', { fault: 'bad_amount', line: 2 }],
    ['Date;Payer;Amount\n2026-03-19;Ada;1\n31.02.2026;Ada;10', { fault: 'bad_day', line: 3 }],
    ['<html></html>', { fault: 'other_xml' }],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', { fault: 'doctype', line: 1 }],
  ])('%j is refused with its reason', async (file, params) => {
    expect(await upload(world, owner, file)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', field: 'file', params },
    });
    expect(await linesOf(owner)).toEqual([]);
  });

  it('over 5 MB is refused', async () => {
    const file = Buffer.alloc(5 * 1024 * 1024 + 1, 'a');
    expect(await upload(world, owner, file)).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large' },
    });
  });
});

describe('matching', () => {
  it('records the transfer, confirms the trip and ends an open card payment', async () => {
    const booking = await ada.book({ limited: true });
    expect(booking.state).toBe('held');
    const { body: opened } = await ada.open(booking._id);
    const line = await received({ amount: '1500', purpose: withReference(booking) });
    expect(await confirm(owner, line._id, booking)).toMatchObject({
      status: 200,
      body: {
        state: 'matched',
        proposal: null,
        match: { booking: { _id: booking._id, reference: booking.reference } },
      },
    });
    const { counterPayments, booking: confirmed, events } = await record(owner, booking);
    expect(confirmed).toMatchObject({ state: 'booked', paid: true });
    expect(counterPayments).toMatchObject([
      { kind: 'received', method: 'transfer', amount: 150_000, currency: 'usd' },
    ]);
    expect(events.map(({ kind }) => kind)).toContain('counter_received');
    const intent = await world.provider.paymentIntents.retrieve(intentIdOf(opened.clientSecret));
    expect(intent.status).toBe('canceled');
    expect(await linesOf(owner)).toEqual([]);
    expect(await linesOf(owner, 'matched')).toMatchObject([{ _id: line._id }]);
    const acts = await world.db.sql.query<{ action: string; detail: object }>(
      'select action, detail from audit_log where subject_id = $1',
      [booking._id],
    );
    expect(acts.rows).toMatchObject([
      { action: 'counter_payment', detail: { method: 'transfer', lineId: line._id } },
    ]);
  });

  it('accepts another booking that a person chose, and leaves the rest open', async () => {
    const booking = await ada.book();
    const line = await received({ amount: '200', purpose: 'No reference' });
    expect(await confirm(owner, line._id, booking)).toMatchObject({ status: 200 });
    expect((await read(ada, booking)).breakdown).toMatchObject({
      paid: 20_000,
      dueNow: 30_000,
      dueOnArrival: 100_000,
    });
  });

  it('never books a line twice, nor more than is left, nor in another currency', async () => {
    const [booking, other] = [await ada.book(), await ada.book()];
    const euros = await ada.book({ currency: 'eur' });
    const line = await received({ amount: '1500', purpose: withReference(booking) });
    const over = await received({ amount: '1600', purpose: 'Both trips' });
    const mismatch = { status: 409, body: { code: 'payment_mismatch' } };
    expect(await confirm(owner, over._id, booking)).toMatchObject(mismatch);
    expect(await confirm(owner, line._id, euros)).toMatchObject(mismatch);
    expect(await confirm(owner, line._id, booking)).toMatchObject({ status: 200 });
    expect(await confirm(owner, line._id, other)).toMatchObject(mismatch);
    expect(await confirm(owner, line._id, booking)).toMatchObject(mismatch);
    const again = await received({ amount: '1500', purpose: `${booking.reference} again` });
    expect(again.proposal).toMatchObject({ fit: 'closed', booking: { _id: booking._id } });
    expect(await confirm(owner, again._id, booking)).toMatchObject(mismatch);
    expect((await record(owner, booking)).counterPayments).toHaveLength(1);
  });

  it('refuses a canceled booking, and proposes no payment for it', async () => {
    const booking = await ada.book();
    await cancel(ada, booking, 0);
    const line = await received({ amount: '1500', purpose: withReference(booking) });
    expect(line.proposal).toMatchObject({ fit: 'closed', booking: { state: 'cancelled' } });
    expect(await confirm(owner, line._id, booking)).toMatchObject({
      status: 409,
      body: { code: 'booking_cancelled' },
    });
  });

  it('is undone when its payment is voided', async () => {
    const booking = await ada.book();
    const line = await received({ amount: '1500', purpose: withReference(booking) });
    const { body } = await confirm(owner, line._id, booking);
    const path = `/api/operator/counterPayments/${body.match?.counterPaymentId}/void`;
    expect(await owner.call('POST', path, { reason: 'The wrong trip' })).toMatchObject({
      status: 200,
    });
    expect(await linesOf(owner)).toMatchObject([{ _id: line._id, proposal: { fit: 'exact' } }]);
    expect(await confirm(owner, line._id, booking)).toMatchObject({ status: 200 });
  });

  it('dates a transfer from before the booking to the day of booking', async () => {
    const booking = await ada.book();
    const line = await received({ amount: '10', purpose: 'Early', day: '2020-01-01' });
    expect(await confirm(owner, line._id, booking)).toMatchObject({ status: 200 });
    const [entry] = (await record(owner, booking)).counterPayments;
    expect(entry?.receivedOn.slice(0, 4)).not.toBe('2020');
  });

  it('sets lines aside, and takes them back', async () => {
    const booking = await ada.book();
    const { _id } = await received({ amount: '64.20', purpose: 'Lunch' });
    expect(await setAside(_id)).toMatchObject({ status: 200, body: { state: 'set_aside' } });
    expect(await setAside(_id)).toMatchObject({ status: 200 });
    expect(await count()).toMatchObject({ to_match: 0, matched: 0, set_aside: 1 });
    expect(await confirm(owner, _id, booking)).toMatchObject({
      status: 409,
      body: { code: 'payment_mismatch' },
    });
    expect(await setAside(_id, 'DELETE')).toMatchObject({ body: { state: 'to_match' } });
    expect(await confirm(owner, _id, booking)).toMatchObject({ status: 200 });
    const decided = { status: 409, body: { code: 'already_decided' } };
    expect(await setAside(_id)).toMatchObject(decided);
    expect(await setAside(_id, 'DELETE')).toMatchObject(decided);
  });
});

describe('permissions', () => {
  it('to use statements: staff who record money at the counter', async () => {
    const line = await received({ amount: '10', purpose: 'Any' });
    const booking = await ada.book();
    const clerk = await member(world, 'staff');
    expect(await linesOf(clerk)).toMatchObject([{ _id: line._id }]);
    expect(await upload(world, ada, csvOf([]))).toMatchObject(REFUSED);
    expect(await ada.call('GET', '/api/operator/statements')).toMatchObject(REFUSED);
    expect(await ada.call('GET', '/api/operator/statements/count')).toMatchObject(REFUSED);
    expect(await confirm(ada, line._id, booking)).toMatchObject(REFUSED);
    expect(await setAside(line._id, 'POST', ada)).toMatchObject(REFUSED);
    expect(await setAside(line._id, 'DELETE', ada)).toMatchObject(REFUSED);
    const { anonymous } = world.test;
    expect((await anonymous.post('/operator/statements', {})).status).toBe(401);
    expect((await anonymous.get('/operator/statements')).status).toBe(401);
    const path = `/operator/statements/${line._id}`;
    expect((await anonymous.post(`${path}/confirm`, { bookingId: 'b' })).status).toBe(401);
    expect((await anonymous.post(`${path}/setAside`, {})).status).toBe(401);
  });

  it('don’t include unknown lines and bookings', async () => {
    const line = await received({ amount: '10', purpose: 'Any' });
    const missing = { status: 404, body: { code: 'not_found' } };
    expect(await confirm(owner, line._id, { _id: 'none' })).toMatchObject(missing);
    expect(await confirm(owner, 'none', await ada.book())).toMatchObject(missing);
    expect(await setAside('none')).toMatchObject(missing);
    expect(await setAside('none', 'DELETE')).toMatchObject(missing);
    const cursor = await owner.call('GET', '/api/operator/statements?cursor=forged');
    expect(cursor).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});

describe('personal data', () => {
  it('of a matched transfer is exported, and erased with the account', async () => {
    const booking = await ada.book();
    const line = await received({ amount: '1500', purpose: withReference(booking) });
    await confirm(owner, line._id, booking);
    const { body } = await ada.call<AccountExport>('GET', '/api/account/export');
    expect(body.bankTransfers).toEqual([
      {
        bookingId: booking._id,
        bookedOn: '2026-03-19',
        amount: 150_000,
        currency: 'usd',
        payer: 'A TRAVELER',
        purpose: withReference(booking),
      },
    ]);
    expect(
      await owner.call('DELETE', `/api/users/${ada.uid}?evenWithOpenBusiness=true`),
    ).toMatchObject({
      status: 200,
    });
    expect(await linesOf(owner, 'matched')).toMatchObject([{ payer: '', purpose: '' }]);
  });

  it('of other transfers is deleted after a year', async () => {
    const booking = await ada.book();
    const kept = await received({ amount: '1500', purpose: withReference(booking) });
    await confirm(owner, kept._id, booking);
    await received({ amount: '1', purpose: 'Any' });
    const aside = await received({ amount: '2', purpose: 'Other' });
    await setAside(aside._id);
    const later = new Date(world.now().getTime() + 366 * 86_400_000);
    await deleteUnmatchedBefore(world.db.orm, world.now());
    expect(await count()).toMatchObject({ to_match: 1, matched: 1, set_aside: 1 });
    await deleteUnmatchedBefore(world.db.orm, later);
    expect(await count()).toMatchObject({ to_match: 0, matched: 1, set_aside: 0 });
  });
});

it('keeps all invariants, and the books notice a match with another amount', async () => {
  const booking = await ada.book();
  const line = await received({ amount: '1500', purpose: withReference(booking) });
  await confirm(owner, line._id, booking);
  const { sql } = world.db;
  const broken = () => checkBooks(sql, { livemode: false, upgrading: '0' });
  expect(await broken()).toEqual([]);
  await sql.query('update statement_lines set amount = amount + 1');
  expect(await broken()).toMatchObject([{ name: 'C12', id: line._id }]);
  await sql.query('update statement_lines set amount = amount - 1');
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
