import type { Batch, Booking, Problem } from '@wayfarer/contract';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '../../../db/database-errors.ts';
import { GatewayUnavailableError } from '../../../ports.ts';
import { read } from '../../../test/payments/canceling.ts';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { addSpot, dayFromNow, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { makeMember } from '../../../test/people.ts';
import { runBatches } from './run-batches.ts';

let world: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  owner = await world.administrator();
  // makes the cancellation of a booking fail with an unexpected error, as a bug would
  await run('create table unlucky (booking_id text primary key)');
  await run(`create function fail_unlucky() returns trigger language plpgsql as $$ begin
    if exists (select from unlucky where booking_id = new.booking_id) then raise 'unexpected'; end if;
    return new;
  end $$`);
  await run(`create trigger fail_unlucky before insert on cancellations
    for each row execute function fail_unlucky()`);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await run('delete from unlucky');
});
afterAll(() => world.close());

const run = (sql: string) => world.db.sql.query(sql);
const unlucky = ({ _id }: Booking) => world.db.sql.query('insert into unlucky values ($1)', [_id]);
const state = async (booking: Booking) => (await read(owner, booking)).state;
const mailsAbout = async (subject: string) =>
  (
    await world.db.sql.query<{ body: string }>(
      'select text_body as body from mail_outbox where subject like $1 order by id',
      [`${subject}%`],
    )
  ).rows.map(({ body }) => body);

async function depart(count: number, day = dayFromNow(20)) {
  const { id, name, country } = await addSpot(world.db);
  const bookings: { traveler: Caller; booking: Booking }[] = [];
  for (let index = 0; index < count; index += 1) {
    const traveler = await world.traveler();
    const { body: booking } = await traveler.call<Booking>('POST', '/api/bookings', {
      spotId: id,
      travelSpot: name,
      travelCountry: country,
      travelCost: '$500',
      travelName: 'Ada',
      travelDate: day,
      travelDuration: 2,
    });
    bookings.push({ traveler, booking });
  }
  return { path: `/api/operator/departures/${id}/${day}/cancellation`, bookings };
}

async function callOff({ path }: { path: string }): Promise<string> {
  const { body } = await owner.call<Batch>('POST', path, { reasonCode: 'weather' });
  return body._id;
}
const progress = async (id: string) =>
  (await owner.call<Batch>('GET', `/api/operator/batches/${id}`)).body;
const retry = (id: string, who = owner) =>
  who.call<Batch & Problem>('POST', `/api/operator/batches/${id}/retry`);

describe('[attack one booking stops everything that comes after it] a batch', () => {
  it('continues after a booking that fails unexpectedly, and so do the others', async () => {
    const first = await depart(3);
    const second = await depart(2, dayFromNow(21));
    const [bad] = first.bookings;
    if (!bad) throw new Error('nothing was booked');
    await unlucky(bad.booking);
    const ids = [await callOff(first), await callOff(second)];
    const log = vi.spyOn(world.context.log, 'error');
    await world.test.runJob('run-batches');
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ bookingId: bad.booking._id, code: 'internal' }),
      'a booking of a batch failed',
    );
    expect(await Promise.all(ids.map(progress))).toMatchObject([
      { done: 2, left: 0, failed: [{ bookingId: bad.booking._id, code: 'internal' }] },
      { done: 2, left: 0, failed: [] },
    ]);
    expect(await state(bad.booking)).toBe('booked');
    const mails = await mailsAbout(`Not canceled: ${bad.booking.travelSpot}`);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain("1 booking couldn't be canceled");
    expect(mails[0]).toContain(`/admin/departures/${bad.booking.offerId}/${dayFromNow(20)}`);
  });

  it('retries failures on request', async () => {
    const departure = await depart(2);
    const [bad] = departure.bookings;
    if (!bad) throw new Error('nothing was booked');
    await unlucky(bad.booking);
    const id = await callOff(departure);
    await runBatches(world.context);
    expect((await progress(id)).finishedAt).not.toBeNull();
    expect((await retry(id)).body).toMatchObject({
      done: 1,
      left: 1,
      failed: [],
      finishedAt: null,
    });
    await runBatches(world.context);
    expect(await progress(id)).toMatchObject({ failed: [{ code: 'internal' }], left: 0 });
    await run('delete from unlucky');
    await retry(id);
    await Promise.all([runBatches(world.context), runBatches(world.context)]);
    expect(await progress(id)).toMatchObject({ done: 2, left: 0, failed: [] });
    expect(await state(bad.booking)).toBe('cancelled');
    const { body: again } = await retry(id);
    expect(again.finishedAt).not.toBeNull();
  });

  it('doesn’t list bookings that have been canceled by hand since', async () => {
    const departure = await depart(1);
    const [bad] = departure.bookings;
    if (!bad) throw new Error('nothing was booked');
    await unlucky(bad.booking);
    const id = await callOff(departure);
    await runBatches(world.context);
    await run('delete from unlucky');
    await bad.traveler.call('POST', `/api/bookings/${bad.booking._id}/cancellation`, {
      revision: 1,
      expectedRefund: 0,
    });
    expect(await progress(id)).toMatchObject({ failed: [], left: 0 });
    await retry(id);
    await runBatches(world.context);
    expect(await progress(id)).toMatchObject({ done: 0, failed: [], left: 0 });
  });

  it('is retried by people who may cancel bookings, shortly after signing in', async () => {
    const id = await callOff(await depart(1));
    const colleague = await world.traveler();
    expect((await retry(id, colleague)).status).toBe(403);
    await makeMember(world.test, colleague.person, 'staff');
    expect((await retry(id, colleague)).status).toBe(403);
    expect((await retry('nowhere')).status).toBe(404);
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: `/api/operator/batches/${id}/retry`,
    });
    expect(statusCode).toBe(401);
    await runBatches(world.context);
  });
});

describe('[incident the card provider is away while a departure is called off] a batch that can’t continue', () => {
  const away = () => vi.spyOn(world.context.payments, 'cancelIntent').mockRejectedValue(new GatewayUnavailableError('away')); // prettier-ignore

  it('waits for the card provider with growing pauses, and continues by itself', async () => {
    const departure = await depart(6);
    for (const { booking, traveler } of departure.bookings.slice(0, 5))
      await traveler.open(booking._id);
    const id = await callOff(departure);
    const asked = away();
    for (let times = 0; times < 10; times += 1) await runBatches(world.context);
    expect(asked).toHaveBeenCalledTimes(3);
    const waiting = await progress(id);
    expect(waiting).toMatchObject({ done: 0, left: 6, failed: [], finishedAt: null });
    expect(Date.parse(waiting.nextTryAt ?? '')).toBeGreaterThan(world.now().getTime());
    world.advanceMinutes(1);
    await runBatches(world.context);
    // a booking without an open payment needs no provider
    expect(await progress(id)).toMatchObject({ done: 1, left: 5 });
    for (let times = 0; times < 12; times += 1) {
      world.advanceMinutes(3);
      await runBatches(world.context);
    }
    // 5 bookings, each tried again after 10 s, 20 s and so on, up to ten minutes
    expect(asked.mock.calls.length).toBeLessThan(5 * 10);
    expect(await mailsAbout(`Still being canceled: ${departure.bookings[0]?.booking.travelSpot}`)).toHaveLength(1); // prettier-ignore
    asked.mockRestore();
    world.advanceMinutes(11);
    await runBatches(world.context);
    expect(await progress(id)).toMatchObject({ done: 6, left: 0, failed: [] });
  });

  it('doesn’t wait for a single booking, and gives it up after a day', async () => {
    const departure = await depart(3);
    const [first] = departure.bookings;
    if (!first) throw new Error('nothing was booked');
    await first.traveler.open(first.booking._id);
    const id = await callOff(departure);
    away();
    await runBatches(world.context);
    expect(await progress(id)).toMatchObject({ done: 2, left: 1 });
    await world.db.sql.query('update batch_bookings set tries = 148 where batch_id = $1', [id]);
    world.advanceMinutes(10);
    await runBatches(world.context);
    expect(await progress(id)).toMatchObject({ done: 2, left: 1, failed: [] });
    world.advanceMinutes(10);
    await runBatches(world.context);
    const { failed, finishedAt } = await progress(id);
    expect(failed).toEqual([{ bookingId: first.booking._id, code: 'provider_unavailable' }]);
    expect(finishedAt).not.toBeNull();
  });

  it('waits for the database, and loses nothing', async () => {
    const departure = await depart(2);
    const id = await callOff(departure);
    const { orm } = world.db;
    const lost = new DatabaseUnavailableError('DB_UNAVAILABLE', undefined);
    const transactions = vi.spyOn(orm, 'transaction').mockRejectedValue(lost);
    await runBatches(world.context).catch(() => undefined);
    transactions.mockRestore();
    expect(await progress(id)).toMatchObject({ done: 0, left: 2, failed: [] });
    world.advanceMinutes(1);
    await runBatches(world.context);
    expect(await progress(id)).toMatchObject({ done: 2, left: 0, failed: [] });
  });

  it('makes the job fail if it can’t even record that, after the others had their turn', async () => {
    const ids = [await callOff(await depart(1)), await callOff(await depart(1))];
    await run(`create function fail_batch() returns trigger language plpgsql as $$ begin
      if old.id = '${ids[0]}' then raise 'unexpected'; end if;
      return new;
    end $$`);
    await run(`create trigger fail_batch before update on booking_batches
      for each row execute function fail_batch()`);
    await expect(runBatches(world.context)).rejects.toThrow('Failed query');
    expect(await progress(ids[1] ?? '')).toMatchObject({ done: 1, left: 0 });
    await run('drop trigger fail_batch on booking_batches');
    await retry(ids[0] ?? '');
    await runBatches(world.context);
    expect(await progress(ids[0] ?? '')).toMatchObject({ done: 1, left: 0, failed: [] });
  });
});

it('of the previous version continues, and its failures can be retried', async () => {
  const departure = await depart(3);
  const [first, second] = departure.bookings.map(({ booking }) => booking._id);
  const id = await callOff(departure);
  await world.db.sql.query('delete from batch_bookings where batch_id = $1', [id]);
  await world.db.sql.query(
    `update booking_batches set after_id = $2, done = 1, failed = $3 where id = $1`,
    [id, second, JSON.stringify([{ bookingId: first, code: 'payment_in_progress' }])],
  );
  expect(await progress(id)).toMatchObject({ done: 1, failed: [{ bookingId: first }] });
  await runBatches(world.context);
  expect(await progress(id)).toMatchObject({
    done: 2,
    left: 0,
    failed: [{ bookingId: first, code: 'payment_in_progress' }],
  });
  await retry(id);
  await runBatches(world.context);
  expect(await progress(id)).toMatchObject({ done: 3, failed: [] });
});

it('every batch ends, whatever happens to its bookings', async () => {
  const fate = fc.constantFrom('fine', 'fine', 'unlucky', 'away', 'canceled');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fate, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      async (plan) => {
        // prettier-ignore
        const ids: string[] = [];
        const left = new Map<string, number>();
        for (const fates of plan) {
          const departure = await depart(fates.length);
          ids.push(await callOff(departure));
          for (const [index, { booking, traveler }] of departure.bookings.entries()) {
            if (fates[index] === 'unlucky') await unlucky(booking);
            if (fates[index] === 'canceled') await traveler.call('POST', `/api/bookings/${booking._id}/cancellation`, { revision: 1, expectedRefund: 0 }); // prettier-ignore
            if (fates[index] !== 'away') continue;
            const { body } = await traveler.open(booking._id);
            left.set(body.clientSecret.replace(/_secret_.*$/, ''), 2);
          }
        }
        const { cancelIntent } = world.context.payments;
        vi.spyOn(world.context.payments, 'cancelIntent').mockImplementation(async (id) => {
          const times = left.get(id) ?? 0;
          left.set(id, times - 1);
          if (times > 0) throw new GatewayUnavailableError('away');
          return cancelIntent(id);
        });
        for (let times = 0; times < 6; times += 1) {
          await runBatches(world.context);
          world.advanceMinutes(1);
        }
        vi.restoreAllMocks();
        const all = await Promise.all(ids.map(progress));
        expect(all.map(({ failed, finishedAt, left: waiting }) => [failed.length, waiting, finishedAt !== null])).toEqual(plan.map((fates) => [fates.filter((one) => one === 'unlucky').length, 0, true])); // prettier-ignore
        await run('delete from unlucky');
      },
    ),
    { numRuns: 5 },
  );
});

it('in the end, ledger, provider and bookings agree', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
