import {
  TERMS_TEMPLATES,
  type AuditEntry,
  type Booking,
  type Cancellation,
  type CancellationPreview,
  type PolicyExceptionEntry,
  type PolicyFamily,
  type Problem,
} from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../../../db/database-errors.ts';
import { dayFromNow, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { makeMember } from '../../../test/people.ts';
import { tellExceptions } from './tell-exceptions.ts';

let world: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld({ charge: 'total' });
  owner = await world.administrator();
  const strict = { name: 'Non-refundable', ...TERMS_TEMPLATES['Non-refundable'] };
  const { body } = await owner.call<PolicyFamily>('POST', '/api/operator/policies', strict);
  await owner.call('POST', `/api/operator/policies/${body.family}/default`);
});
afterAll(() => world.close());

const PATH = '/api/operator/policyExceptions';
const storm = { refundPercent: 100, reason: 'A storm closes the harbor.' };
const except = (input: object) =>
  owner.call<PolicyExceptionEntry & Problem>('POST', PATH, { ...storm, ...input });
const end = (id: string) => owner.call('DELETE', `${PATH}/${id}`);
const preview = async (who: Caller, { _id }: Booking) =>
  (await who.call<CancellationPreview>('GET', `/api/bookings/${_id}/cancellation`)).body;
const mailsTo = async ({ email }: Caller) =>
  (
    await world.db.sql.query<{ body: string }>(
      `select text_body as body from mail_outbox where recipient = $1 and subject like 'You can cancel%' order by id`,
      [email],
    )
  ).rows.map(({ body }) => body);
const offerOf = async ({ _id }: Booking): Promise<string> => {
  const found = await world.db.sql.query<{ offer: string }>(
    'select offer_id as offer from bookings where id = $1',
    [_id],
  );
  return found.rows[0]?.offer ?? '';
};

describe('an exception', () => {
  it('refunds everything for its days and place, regardless of the policy', async () => {
    const ada = await world.traveler();
    const [covered, elsewhere] = [
      await ada.book({ date: dayFromNow(20) }),
      await ada.book({ date: dayFromNow(20) }),
    ];
    await ada.pay(covered._id);
    await ada.pay(elsewhere._id);
    expect(await preview(ada, covered)).toMatchObject({ percent: 0, exception: null });
    const offerId = await offerOf(covered);
    const made = await except({ offerId, fromDay: dayFromNow(20), toDay: dayFromNow(22) });
    expect([made.status, made.body]).toMatchObject([
      201,
      { offerId, country: null, refundPercent: 100, endedAt: null },
    ]);
    const shown = await preview(ada, covered);
    expect(shown).toMatchObject({
      percent: 100,
      refund: { card: 150_000, counter: 0 },
      exception: 'A storm closes the harbor.',
    });
    expect(await preview(ada, elsewhere)).toMatchObject({ percent: 0, exception: null });
    const canceled = await ada.call<Cancellation>(
      'POST',
      `/api/bookings/${covered._id}/cancellation`,
      { revision: shown.revision, expectedRefund: 150_000 },
    );
    expect([canceled.status, canceled.body]).toMatchObject([
      201,
      { refund: { card: 150_000 }, kept: 0, progress: 'done' },
    ]);
  });

  it('for a country covers all its spellings, until it is ended', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayFromNow(40) });
    const days = { fromDay: dayFromNow(39), toDay: dayFromNow(41) };
    const { body } = await except({ ...days, country: 'ITALY ', refundPercent: 60 });
    const other = await except({ ...days, country: 'France' });
    expect(await preview(ada, booking)).toMatchObject({ percent: 60 });
    expect(await end(body._id)).toMatchObject({ status: 200, body: { deletedCount: 1 } });
    expect(await preview(ada, booking)).toMatchObject({ percent: 0, exception: null });
    expect((await end(body._id)).status).toBe(404);
    await end(other.body._id);
    const { body: all } = await owner.call<PolicyExceptionEntry[]>('GET', PATH);
    expect(all.find(({ _id }) => _id === body._id)?.endedAt).toBe(world.now().toISOString());
    const { body: acts } = await owner.call<AuditEntry[]>('GET', '/api/audit');
    const own = acts.filter(({ subjectId }) => subjectId === body._id);
    expect(own.map(({ action }) => action)).toEqual(['exception_ended', 'exception_made']);
  });

  it.each([
    ['toDay', { fromDay: '2090-06-02', toDay: '2090-06-01' }],
    ['country', { country: 'Italy', offerId: 'x' }],
    ['offerId', { offerId: 'nowhere' }],
    ['refundPercent', { refundPercent: 0 }],
    ['reason', { reason: ' ' }],
  ])('is refused because of its %s', async (field, wrong) => {
    const answer = await except({ fromDay: '2090-06-01', toDay: '2090-06-02', ...wrong });
    expect([answer.status, answer.body]).toMatchObject([400, { field }]);
  });

  it('is only for owners', async () => {
    const manager = await world.traveler();
    await makeMember(world.test, manager.person, 'manager');
    for (const method of ['GET', 'POST'] as const) {
      expect((await manager.call(method, PATH, method === 'POST' ? {} : undefined)).status).toBe(
        403,
      );
    }
  });
});

describe('emails about an exception', () => {
  it('reach everyone concerned once, one booking at a time, whichever process continues', async () => {
    const day = dayFromNow(60);
    const travelers = await Promise.all([1, 2, 3].map(() => world.traveler()));
    for (const one of travelers) await one.book({ date: day });
    const bea = await world.traveler();
    const canceled = await bea.book({ date: day });
    await bea.call('POST', `/api/bookings/${canceled._id}/cancellation`, {
      revision: 1,
      expectedRefund: 0,
    });
    const outside = await world.traveler();
    await outside.book({ date: dayFromNow(61) });
    const { body } = await except({ fromDay: day, toDay: day, tell: true });
    world.advanceMinutes(1);
    const late = await world.traveler();
    await late.book({ date: day });

    // interrupted after the first booking, then continued by two processes at once
    const stop = new AbortController();
    const { enqueue } = world.context.mail;
    const once = {
      enqueue: (...mail: Parameters<typeof enqueue>) => {
        stop.abort();
        return enqueue(...mail);
      },
    };
    await tellExceptions({ ...world.context, mail: once }, stop.signal);
    const told = await Promise.all(travelers.map(mailsTo));
    expect(told.flat()).toHaveLength(1);
    const failing = {
      enqueue: async (...mail: Parameters<typeof enqueue>) => {
        await enqueue(...mail);
        throw new DatabaseUnavailableError('DB_UNAVAILABLE', 'the process ends here');
      },
    };
    await expect(tellExceptions({ ...world.context, mail: failing })).rejects.toThrow(
      'unavailable',
    );
    await Promise.all([tellExceptions(world.context), tellExceptions(world.context)]);
    await world.test.runJob('tell-exceptions');
    for (const one of travelers) {
      const [mail, ...more] = await mailsTo(one);
      expect(more).toEqual([]);
      expect(mail).toContain('cancel any time before the trip begins, and you get back everything');
      expect(mail).toContain('> A storm closes the harbor.');
    }
    for (const one of [bea, outside, late]) expect(await mailsTo(one)).toEqual([]);
    const batches = await world.db.sql.query(
      `select done, finished_at is not null as finished from booking_batches where input->>'exceptionId' = $1`,
      [body._id],
    );
    expect(batches.rows).toEqual([{ done: 3, finished: true }]);
    await end(body._id);
  });

  it('continue if one person can’t be notified, and the agency is told [attack one booking stops everything that comes after it]', async () => {
    const days = [dayFromNow(90), dayFromNow(91)] as const;
    const [eve, ada, bob] = [
      await world.traveler(),
      await world.traveler(),
      await world.traveler(),
    ];
    await eve.book({ date: days[0] });
    await ada.book({ date: days[0] });
    await bob.book({ date: days[1] });
    const made = [];
    for (const day of days)
      made.push((await except({ fromDay: day, toDay: day, tell: true })).body);
    const { enqueue } = world.context.mail;
    const failing = {
      enqueue: (...[executor, mail]: Parameters<typeof enqueue>) => {
        if (mail.to === eve.email) throw new TypeError('unexpected');
        return enqueue(executor, mail);
      },
    };
    await tellExceptions({ ...world.context, mail: failing });
    expect(await mailsTo(eve)).toHaveLength(0);
    expect(await mailsTo(ada)).toHaveLength(1);
    expect(await mailsTo(bob)).toHaveLength(1);
    const { rows } = await world.db.sql.query(
      `select done, jsonb_array_length(failed) as failed, finished_at is not null as finished from booking_batches
       where input->>'exceptionId' = $1`,
      [made[0]?._id],
    );
    expect(rows).toEqual([{ done: 1, failed: 1, finished: true }]);
    const notices = await world.db.sql.query<{ body: string }>(
      `select text_body as body from mail_outbox where subject = 'Travelers not notified of an exception'`,
    );
    expect(notices.rows.map(({ body }) => body)).toEqual([
      expect.stringContaining("1 traveler couldn't be notified"),
    ]);
    for (const { _id } of made) await end(_id);
  });

  it('end with the exception', async () => {
    const ada = await world.traveler();
    await ada.book({ date: dayFromNow(80) });
    const days = { fromDay: dayFromNow(80), toDay: dayFromNow(80) };
    const { body } = await except({ ...days, tell: true });
    await end(body._id);
    await tellExceptions(world.context);
    expect(await mailsTo(ada)).toEqual([]);
  });
});
