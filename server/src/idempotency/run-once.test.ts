import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { addSpot, bookingInput, spotInput } from '../test/factories.ts';
import { makeMember, type TestPerson } from '../test/people.ts';
import { findKey, saveResponse, releaseKey, claimKey, takeOverKey } from './store.ts';

let world: TestApp;
let person: TestPerson;
beforeAll(async () => {
  world = await createTestApp();
  person = await world.createTraveler();
});
afterAll(() => world.close());

const keyed = (key: string) => ({ 'idempotency-key': key });

describe('a create that is sent again with its key', () => {
  it('makes one booking, no matter how often and how parallel', async () => {
    const spot = await addSpot(person);
    const input = bookingInput(spot);
    const send = () => person.post('/bookings', input, keyed('trip-1'));
    const answers = [...(await Promise.all([send(), send(), send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect((await person.get('/bookings')).body).toHaveLength(1);
    expect(answers.at(-1)?.headers['idempotent-replayed']).toBe('true');
  });

  it('is refused if it is a different request', async () => {
    await person.post('/allSpots', spotInput(), keyed('spot-1'));
    const other = await person.post('/allSpots', spotInput({ spot: 'Else' }), keyed('spot-1'));
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
  });

  it('may succeed after a failure', async () => {
    const bad = await person.post(
      '/allSpots',
      spotInput({ average_cost: 'free' }),
      keyed('spot-2'),
    );
    expect(bad.status).toBe(400);
    expect((await person.post('/allSpots', spotInput(), keyed('spot-2'))).status).toBe(201);
  });

  it('belongs to its person', async () => {
    const stranger = await world.createTraveler();
    const mine = await person.post('/allSpots', spotInput(), keyed('shared'));
    const theirs = await stranger.post('/allSpots', spotInput(), keyed('shared'));
    expect(theirs.body._id).not.toBe(mine.body._id);
    expect(theirs.body.email).toBe(stranger.email);
  });

  it('isn’t answered for someone whom the agency has dismissed since [attack repeat an answer after the dismissal]', async () => {
    const member = await world.createTraveler();
    const owner = await world.createAdministrator();
    await makeMember(world, member, 'manager');
    const { body: booking } = await person.post('/bookings', bookingInput(await addSpot(person, { spot: 'Dismissal Bay' }))); // prettier-ignore
    const path = `/operator/bookings/${booking._id}/notes`;
    const note = () => member.post(path, { text: 'They like ferries.' }, keyed('note-1'));
    const made = await note();
    expect(made.status).toBe(201);
    expect((await note()).body).toEqual(made.body);
    await owner.delete(`/operator/team/${member.uid}`);
    expect(await note()).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('is taken over from a process that died, and answered without being made twice', async () => {
    const made = await person.post('/allSpots', spotInput({ spot: 'Lost' }), keyed('lost'));
    await world.db.sql.query(
      `update idempotency_keys set status = null, answer = null where key = 'lost'`,
    );
    world.clock.advance(21_000);
    const again = await person.post('/allSpots', spotInput({ spot: 'Lost' }), keyed('lost'));
    expect([again.status, again.body]).toEqual([201, made.body]);
    const { rows } = await world.db.sql.query(`select 1 from spots where spot = 'Lost'`);
    expect(rows).toHaveLength(1);
  });

  it('is taken over at once from a process that has ended [incident killed in the middle of a create]', async () => {
    const { presence } = world.db;
    expect(await presence.isGone(presence.id)).toBe(false);
    const send = () => person.post('/allSpots', spotInput({ spot: 'Killed' }), keyed('killed'));
    const made = await send();
    const leftBy = (process: string) =>
      world.db.sql.query(
        `update idempotency_keys set status = null, answer = null, owner = $1 where key = 'killed'`,
        [`${process}/run`],
      );
    await leftBy('a process of before');
    const again = await send();
    expect([again.status, again.body]).toEqual([201, made.body]);
    // a request waits for an earlier run as long as that run's process is alive
    await leftBy(presence.id);
    expect((await send()).status).toBe(409);
  });

  it('is the same booking after the response of its commit was lost, at once and forever', async () => {
    const input = bookingInput(await addSpot(person));
    const send = () => person.post('/bookings', input, keyed('commit-1'));
    const { orm } = world.db;
    const transaction = orm.transaction.bind(orm);
    vi.spyOn(orm, 'transaction').mockImplementationOnce(async (work) => {
      await transaction(work);
      throw Object.assign(new Error('the connection was cut'), { code: 'ECONNRESET' });
    });
    expect((await send()).status).toBe(503);
    const again = await send();
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect((await send()).body).toEqual(again.body);
    await world.db.sql.query(`delete from idempotency_keys where key = 'commit-1'`);
    expect((await send()).body).toEqual(again.body);
    const { rows } = await world.db.sql.query('select id from bookings where spot_id = $1', [
      input.spotId,
    ]);
    expect(rows).toEqual([{ id: again.body._id }]);
  });

  it('is answered even if the response couldn’t be stored, and again for the next request', async () => {
    const input = bookingInput(await addSpot(person));
    const send = () => person.post('/bookings', input, keyed('kept-1'));
    vi.spyOn(world.db.orm, 'update').mockImplementationOnce(() => {
      throw Object.assign(new Error('the connection was cut'), { code: 'ECONNRESET' });
    });
    const made = await send();
    expect(made.status).toBe(201);
    expect(await findKey(world.db.orm, { uid: person.uid, key: 'kept-1' })).toMatchObject({
      status: null,
    });
    world.clock.advance(21_000);
    expect((await send()).body).toEqual(made.body);
  });

  it('can’t be answered if the created record is gone', async () => {
    const input = bookingInput(await addSpot(person));
    const made = await person.post('/bookings', input, keyed('gone-1'));
    await world.db.sql.query(`delete from idempotency_keys where key = 'gone-1'`);
    await world.db.sql.query('update bookings set uid = null where id = $1', [made.body._id]);
    for (let press = 0; press < 2; press += 1) {
      const again = await person.post('/bookings', input, keyed('gone-1'));
      expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    }
  });

  it('keeps its key from a run that counted as dead', async () => {
    const row = { uid: 'x', key: 'taken', requestHash: '', status: null, answer: null };
    const at = world.clock.now();
    const [slow, live] = [
      { ...row, owner: 'slow' },
      { ...row, owner: 'live' },
    ];
    await claimKey(world.db.orm, { ...slow, startedAt: at });
    expect(await takeOverKey(world.db.orm, live, { now: at, dead: at })).toBe(true);
    await releaseKey(world.db.orm, slow);
    await saveResponse(world.db.orm, slow, 201, 'late');
    expect(await findKey(world.db.orm, row)).toMatchObject({ owner: 'live', status: null });
    await saveResponse(world.db.orm, live, 201, 'made');
    expect(await findKey(world.db.orm, row)).toMatchObject({ status: 201, answer: 'made' });
  });

  it('needs no person: a public call is done once, too', async () => {
    const message = {
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'Sent twice',
      message: 'Is the ferry running?',
    };
    const send = () => world.anonymous.post('/contactMessages', message, keyed('drawn-at-random'));
    const answers = [await send(), await send()];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [201, { received: true }],
      [201, { received: true }],
    ]);
    expect(answers[1]?.headers['idempotent-replayed']).toBe('true');
    const { rows } = await world.db.sql.query(
      `select 1 from contact_messages where subject = 'Sent twice'`,
    );
    expect(rows).toHaveLength(1);
  });

  it.each(['x'.repeat(201), 'with space', 'ümlaut'])('needs a valid key: %s', async (key) => {
    expect((await person.post('/allSpots', spotInput(), keyed(key))).status).toBe(400);
  });

  it('is forgotten after a day', async () => {
    await claimKey(world.db.orm, {
      uid: 'x', key: 'old', requestHash: '', status: 201, answer: '{}', startedAt: world.clock.now(), owner: 'x',
    }); // prettier-ignore
    world.clock.advance(25 * 3_600_000);
    await world.runJob('forget-idempotency-keys');
    expect((await world.db.sql.query(`select 1 from idempotency_keys`)).rows).toEqual([]);
  });
});
