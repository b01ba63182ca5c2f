import { AUDIT_PAGE, type AuditEntry, type ReadableAuditEntry } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSpot, spotInput } from '../../test/factories.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { proveAddress } from '../../test/people.ts';
import type { Caller } from '../../test/payments/payments-caller.ts';

let world: PaymentsWorld;
let boss: Caller;
let traveler: Caller;

beforeAll(async () => {
  world = await openPaymentsWorld();
  boss = await world.administrator();
  traveler = await world.traveler();
});
afterAll(() => world.close());

async function entries(): Promise<AuditEntry[]> {
  const { status, body } = await boss.person.get('/audit');
  expect(status).toBe(200);
  return body as AuditEntry[];
}

describe('the audit log', () => {
  it('contains what administrators did to others, newest first, and nothing that people do themselves', async () => {
    const other = await world.traveler();
    const paid = await traveler.pay((await traveler.book())._id);
    const kept = await addSpot(traveler.person);
    const gone = await addSpot(traveler.person, { spot: 'Gone' });
    const own = await addSpot(boss.person);

    await proveAddress(world.test, other);
    const api = boss.person;
    await api.post(`/users/${other.uid}/promote`);
    await api.post(`/users/${other.uid}/promote`); // promoting a second time changes nothing
    await api.post(`/users/${other.uid}/demote`);
    await api.put(`/allSpots/${kept._id}`, spotInput({ description: 'Corrected.' }));
    await api.delete(`/allSpots/${gone._id}`);
    const refund = await api.post(`/payments/${paid._id}/refunds`, { reason: 'kindness' });
    expect(refund.status).toBe(201);
    await api.delete(`/users/${other.uid}`);
    // Actions on a person's own destinations aren't logged.
    await api.delete(`/allSpots/${own._id}`);
    await traveler.person.put(`/allSpots/${kept._id}`, spotInput());
    await traveler.person.delete(`/allSpots/${kept._id}`);

    const log = await entries();
    const acts = log.map(({ action, subjectId }) => [action, subjectId]);
    expect(acts).toEqual([
      ['user_deleted', other.uid],
      ['payment_refunded', paid._id],
      ['spot_deleted', gone._id],
      ['spot_changed', kept._id],
      ['role_changed', other.uid],
      ['role_changed', other.uid],
    ]);
    expect(new Set(log.map(({ byUserId }) => byUserId))).toEqual(new Set([boss.uid]));
    expect(log[1]?.detail).toMatchObject({ amount: 50_000, currency: 'usd' });
    expect(log.at(-1)?.detail).toEqual({ from: 'traveller', to: 'administrator' });
    expect(JSON.stringify(log)).not.toContain('@');
  });

  it('is for administrators, in pages', async () => {
    expect((await traveler.person.get('/audit')).status).toBe(403);
    const others = await Promise.all([1, 2].map(() => world.traveler()));
    await proveAddress(world.test, ...others);
    for (const { uid } of others) await boss.person.post(`/users/${uid}/promote`);
    const [newest, ...older] = await entries();
    const { body } = await boss.person.get(`/audit?before=${newest?._id}`);
    expect(body).toEqual(older);
    expect(older.length).toBeLessThan(AUDIT_PAGE);
  });

  it('is ordered by time, regardless of ids and idempotency keys', async () => {
    const before = await entries();
    const paid = await traveler.pay((await traveler.book())._id);
    const refund = (reason: string) =>
      boss.person.post(
        `/payments/${paid._id}/refunds`,
        { reason, amount: 100 },
        { 'idempotency-key': reason },
      );
    for (const reason of ['one', 'two', 'three']) expect((await refund(reason)).status).toBe(201);
    await world.db.sql.query(
      `insert into audit_log (id, at, by_user_id, action, subject_id, detail)
       values ('zz', '2020-01-01', $1, 'role_changed', 'someone', '{}')`,
      [boss.uid],
    );
    const log = await entries();
    expect(log.at(-1)?._id).toBe('zz');
    // The log's entries have UUIDs of version 7. Only a row that a retry looks for takes its id from the key.
    expect(log.slice(0, 3).map(({ _id }) => _id[14])).toEqual(['7', '7', '7']);
    const times = log.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    const { body } = await boss.person.get(`/audit?before=${log[1]?._id}`);
    expect(body).toEqual(log.slice(2));
    expect((await boss.person.get(`/audit?before=${log.at(-1)?._id}`)).body).toEqual([]);
    expect(log.slice(3, -1)).toEqual(before);
  });

  it('names people as they were called at that time, even if they take another name', async () => {
    const other = await world.traveler();
    await boss.person.patch('/users', { name: 'Olivia Owner' });
    await boss.person.put(`/allSpots/${(await addSpot(other.person))._id}`, spotInput());
    await boss.person.patch('/users', { name: 'Test Administrator' });
    const { body } = await boss.person.get('/operator/audit');
    const named = (body as ReadableAuditEntry[]).slice(0, 3);
    expect(named.map(({ action, byName, byNow }) => [action, byName, byNow])).toEqual([
      ['staff_renamed', 'Olivia Owner', 'Test Administrator'],
      ['spot_changed', 'Olivia Owner', 'Test Administrator'],
      ['staff_renamed', 'Test Administrator', null],
    ]);
  });

  it('can’t be changed, and a failed action leaves no trace', async () => {
    const before = await entries();
    for (const statement of [
      'delete from audit_log',
      `update audit_log set by_user_id = 'x'`,
      `update audit_log set by_name = 'x'`,
    ])
      await expect(world.db.sql.query(statement)).rejects.toThrow('append-only');
    const paid = await traveler.pay((await traveler.book())._id);
    const tooMuch = { reason: 'greed', amount: paid.amount + 1 };
    const refused = await boss.person.post(`/payments/${paid._id}/refunds`, tooMuch);
    expect(refused.status).toBe(409);
    expect((await boss.person.delete('/allSpots/nowhere')).status).toBe(404);
    expect(await entries()).toEqual(before);
  });
});
