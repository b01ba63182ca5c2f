import type { Batch, BookingRecord, PolicyFamily } from '@wayfarer/contract';
import { TERMS_TEMPLATES } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { makeMember, type TestPerson } from '../../test/people.ts';
import { bookTrip, putDetails } from '../../test/trips.ts';

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

/** The people who acted on bookings and money stay on record, even after their accounts were deleted. */
const STAYS = [
  'audit_log.by_user_id',
  'audit_log.subject_id',
  'booking_batches.created_by',
  'booking_events.by_user_id',
  'bookings.attendance_by',
  'cancellations.by_user_id',
  'counter_payments.by_user_id',
  'counter_payments.voided_by',
  'deleted_users.id',
];

async function columnsWith(id: string): Promise<string[]> {
  const { rows: columns } = await world.db.sql.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'uuid')`,
  );
  const found: string[] = [];
  for (const { column, table } of columns) {
    const { rows } = await world.db.sql.query(
      `select 1 from "${table}" where position($1 in "${column}"::text) > 0 limit 1`,
      [id],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

const made = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { body, status } = await answer;
  expect([200, 201]).toContain(status);
  return body;
};

async function workAs(member: TestPerson, ada: TestPerson): Promise<void> {
  const terms = { name: 'Strict', ...TERMS_TEMPLATES['Strict'] };
  const policy = (await made(member.post('/operator/policies', terms))) as PolicyFamily;
  const next = { ...terms, basedOn: 1 };
  await made(member.post(`/operator/policies/${policy.family}/versions`, next));
  const days = { fromDay: '2090-06-10', toDay: '2090-06-20' };
  const storm = { ...days, refundPercent: 100, reason: 'A storm.', tell: true };
  await made(member.post('/operator/policyExceptions', storm));

  const booking = await bookTrip(world, ada, { inDays: 0 });
  await made(putDetails(member, booking.spotId ?? '', { meetingPoint: 'Pier 3' }));
  const cash = {
    kind: 'received',
    method: 'cash',
    amount: 100,
    receivedOn: world.clock.now().toISOString().slice(0, 10),
  };
  const path = `/operator/bookings/${booking._id}`;
  const record = (await made(member.post(`${path}/counterPayments`, cash))) as BookingRecord;
  const entry = record.counterPayments[0]?._id ?? '';
  await made(member.post(`/operator/counterPayments/${entry}/void`, { reason: 'A slip.' }));
  const { revision } = record.booking;
  const present = { attendance: 'checked_in', revision };
  await made(member.post(`${path}/attendance`, present));

  const off = await bookTrip(world, ada);
  const departure = `/operator/departures/${off.offerId}/${off.travelDate}/cancellation`;
  const why = { reasonCode: 'weather', message: 'A storm.' };
  const batch = (await made(member.post(departure, why))) as Batch;
  await world.runJob('run-batches');
  const done = await made(member.get(`/operator/batches/${batch._id}`));
  expect(done).toMatchObject({ done: 1, left: 0 });
}

it('leaves the id of a staff member only in the books and the audit log [attack leave with unfinished business]', async () => {
  const owner = await world.createAdministrator();
  const [ada, member] = [await world.createTraveler(), await world.createTraveler()];
  await makeMember(world, member, 'manager', ['policies.write']);
  await workAs(member, ada);
  expect(await columnsWith(member.uid)).toEqual(
    expect.arrayContaining([
      'booking_batches.created_by',
      'booking_events.by_user_id',
      'bookings.attendance_by',
      'cancellation_policies.created_by',
      'cancellations.by_user_id',
      'counter_payments.by_user_id',
      'counter_payments.voided_by',
      'policy_exceptions.by_user_id',
      'spot_details.updated_by',
    ]),
  );
  await made(owner.delete(`/users/${member.uid}`));
  expect(await columnsWith(member.uid)).toEqual(STAYS);
});
