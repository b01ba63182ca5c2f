import type { BookingRecord, CheckIn, ReadableAuditEntry } from '@wayfarer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { makeMember, type TestPerson } from '../../test/people.ts';
import { bookTrip } from '../../test/trips.ts';

const YEAR_MS = 366 * 24 * 3_600_000;

let world: TestApp;
let owner: TestPerson;
let member: TestPerson;
let ada: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
  await owner.patch('/users', { name: 'Olivia Owner' });
  ada = await world.createTraveler('Ada');
});
afterAll(() => world.close());
beforeEach(async () => {
  member = await world.createTraveler('Mallory Member');
  await makeMember(world, member, 'manager', ['audit.read']);
});

const rows = async (text: string, values: unknown[]) =>
  (await world.db.sql.query<Record<string, unknown>>(text, values)).rows;
const log = async (by = member) =>
  (await owner.get(`/operator/audit?by=${by.uid}`)).body as ReadableAuditEntry[];
const recordOf = async (id: string) =>
  (await owner.get(`/operator/bookings/${id}`)).body as BookingRecord;

async function takeCash(by: TestPerson): Promise<string> {
  const { _id } = await bookTrip(world, ada, { inDays: 0 });
  const receivedOn = world.clock.now().toISOString().slice(0, 10);
  const cash = { kind: 'received', method: 'cash', amount: 100, receivedOn };
  const { body } = await by.post(`/operator/bookings/${_id}/counterPayments`, cash);
  const [entry] = (body as BookingRecord).counterPayments;
  await by.post(`/operator/counterPayments/${entry?._id}/void`, { reason: 'A slip.' });
  return _id;
}

const cashOf = (bookingId: string) =>
  rows(
    'select by_user_id, by_name, voided_by, voided_by_name from counter_payments where booking_id = $1',
    [bookingId],
  );

describe('a person who acted for the agency', () => {
  it("is named as at that time, regardless of later names [attack act under a colleague's name]", async () => {
    const id = await takeCash(member);
    expect((await member.patch('/users', { name: 'Olivia Owner' })).status).toBe(200);
    const { booking } = await recordOf(id);
    await member.post(`/operator/bookings/${id}/attendance`, {
      attendance: 'checked_in',
      revision: booking.revision,
    });
    await member.patch('/users', { name: 'Mallory Member' });
    await member.patch('/users', { name: 'Mallory Member' }); // the same name as before, so nothing changes

    const who = (await log()).map(({ action, byName, byNow, subjectName }) => [
      action,
      byName,
      byNow,
      subjectName,
    ]);
    expect(who).toEqual([
      ['staff_renamed', 'Olivia Owner', 'Mallory Member', 'Mallory Member'],
      ['attendance_recorded', 'Olivia Owner', 'Mallory Member', null],
      ['staff_renamed', 'Mallory Member', null, 'Olivia Owner'],
      ['counter_void', 'Mallory Member', null, null],
      ['counter_payment', 'Mallory Member', null, null],
    ]);
    const { timeline } = await recordOf(id);
    const names = timeline.filter(({ by }) => by === 'staff').map(({ kind, name }) => [kind, name]);
    expect(names).toEqual([
      ['checked_in', 'Olivia Owner'],
      ['counter_voided', 'Mallory Member'],
      ['counter_received', 'Mallory Member'],
    ]);
    const again = await owner.post(`/operator/bookings/${id}/attendance`, {
      attendance: 'checked_in',
      revision: booking.revision + 1,
    });
    expect((again.body as CheckIn).recorded?.by).toBe('Olivia Owner');
    world.clock.advance(1000);
    expect(String((await owner.get(`/operator/audit.csv?by=${member.uid}`)).body)).toMatch(
      /,"Olivia Owner",.+,"Mallory Member"\r\n/,
    );
  });

  it('stays in the books with id and name when the account is deleted, as long as payers do [attack vanish from the books]', async () => {
    const id = await takeCash(member);
    await owner.delete(`/users/${member.uid}`);
    const named = {
      by_user_id: member.uid,
      by_name: 'Mallory Member',
      voided_by: member.uid,
      voided_by_name: 'Mallory Member',
    };
    expect(await cashOf(id)).toEqual([named]);
    expect((await recordOf(id)).timeline).toContainEqual(
      expect.objectContaining({ kind: 'counter_received', name: 'Mallory Member' }),
    );
    expect((await log()).map(({ byName, byNow }) => [byName, byNow])).toEqual([
      ['Mallory Member', null],
      ['Mallory Member', null],
    ]);
    expect((await owner.get('/operator/audit/actors')).body).toContainEqual({
      _id: member.uid,
      name: 'Mallory Member',
    });
  });

  it('is named by the current name in rows of an older version, and permanently when they leave', async () => {
    const id = await takeCash(member);
    // the audit log allows clearing names, but not changing them
    await rows('update audit_log set by_name = null where by_user_id = $1', [member.uid]);
    await rows('update booking_events set by_name = null where by_user_id = $1', [member.uid]);
    await rows(
      'update counter_payments set by_name = null, voided_by_name = null where by_user_id = $1',
      [member.uid],
    );
    expect((await log())[0]).toMatchObject({ byName: 'Mallory Member', byNow: null });
    expect((await recordOf(id)).timeline).toContainEqual(
      expect.objectContaining({ kind: 'counter_received', name: 'Mallory Member' }),
    );
    await owner.delete(`/users/${member.uid}`);
    expect(await cashOf(id)).toMatchObject([
      { by_name: 'Mallory Member', voided_by_name: 'Mallory Member' },
    ]);
    expect((await log())[0]).toMatchObject({ byName: 'Mallory Member' });
    const other = rows(`update audit_log set by_name = 'Olivia Owner' where by_user_id = $1`, [
      member.uid,
    ]);
    await expect(other).rejects.toThrow('append-only');
  });

  it('is forgotten once the books no longer have to be kept and the account is gone', async () => {
    const [id, theirs] = [await takeCash(member), await takeCash(owner)];
    await owner.delete(`/users/${member.uid}`);
    const [named, staying] = [await cashOf(id), await cashOf(theirs)];
    expect(named).toMatchObject([{ by_name: 'Mallory Member' }]);
    world.clock.advance(9 * YEAR_MS);
    await world.runJob('end-retention');
    expect(await cashOf(id)).toEqual(named);
    world.clock.advance(2 * YEAR_MS);
    await world.runJob('end-retention');
    const nobody = { by_user_id: null, by_name: null, voided_by: null, voided_by_name: null };
    expect(await cashOf(id)).toEqual([nobody]);
    expect(await cashOf(theirs)).toEqual(staying);
    const left = await rows(
      `select by_name from booking_events where by_user_id = $1
       union all select by_name from audit_log where by_user_id = $1 and by_name is not null
       union all select subject_name from audit_log where subject_id = $1 and subject_name is not null`,
      [member.uid],
    );
    expect(left).toEqual([]);
  });
});
