import type { AuditActor, ReadableAuditEntry } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSpot, spotInput } from '../../test/factories.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { makeMember, proveAddress, type TestPerson } from '../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let manager: TestPerson;
let guide: TestPerson;
let spotId: string;

beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
  manager = await world.createTraveler('Mia Manager');
  guide = await world.createTraveler('Gus Guide');
  await makeMember(world, manager, 'manager');
  await makeMember(world, guide, 'staff', ['audit.read']);
  spotId = (await addSpot(await world.createTraveler()))._id;
  await owner.put(`/allSpots/${spotId}`, spotInput({ spot: 'New Fort' }));
  const tom = await world.createTraveler('Tom Tourist');
  await proveAddress(world, tom);
  await owner.post(`/users/${tom.uid}/promote`);
});
afterAll(() => world.close());

const read = async (query = '', caller = manager) =>
  (await caller.get(`/operator/audit?${query}`)).body as ReadableAuditEntry[];
const actions = async (query: string) => (await read(query)).map(({ action }) => action);

describe('the audit log in the console', () => {
  it('names who acted and on what, for people who may know', async () => {
    const [promoted, changed] = await read();
    expect(changed).toMatchObject({
      action: 'spot_changed',
      byName: owner.name,
      record: { kind: 'destination', _id: spotId, name: 'New Fort' },
    });
    expect(promoted?.record).toMatchObject({ kind: 'person', name: 'Tom Tourist' });
    const [seen] = await read('', guide);
    expect(seen?.record).toMatchObject({ kind: 'person', name: null });
  });

  it('is searched by person, kind, record and day', async () => {
    expect(await actions('kind=destinations')).toEqual(['spot_changed']);
    expect(await actions('kind=team')).toEqual(['role_changed']);
    expect(await actions(`record=${spotId}`)).toEqual(['spot_changed']);
    expect(await actions(`by=${manager.uid}`)).toEqual([]);
    const today = world.clock.now().toISOString().slice(0, 10);
    expect(await actions(`from=${today}&to=${today}&by=${owner.uid}`)).toHaveLength(2);
    expect(await actions('to=2001-01-01')).toEqual([]);
    const actors = (await manager.get('/operator/audit/actors')).body as AuditActor[];
    expect(actors).toContainEqual({ _id: owner.uid, name: owner.name });
    for (const wrong of ['kind=cakes', 'from=soon', 'cursor=x']) {
      expect((await manager.get(`/operator/audit?${wrong}`)).status).toBe(400);
    }
  });

  it('is read page by page, even for several actions of one kind, and as a table without formulas', async () => {
    await world.db.sql.query(
      `insert into audit_log (id, at, by_user_id, action, subject_id, detail)
       select 'old-' || n, timestamptz '2019-01-01' + n % 7 * interval '1 day', 'gone',
         (array['counter_payment', 'counter_void'])[n % 2 + 1], '=1+1', '{"amount": 1250, "currency": "usd"}'
       from generate_series(1, 620) as n`,
    );
    const first = await manager.get('/operator/audit?kind=money');
    const next = /^<\/api(.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await manager.get(next);
    const ids = [...first.body, ...second.body].map(({ _id }: ReadableAuditEntry) => _id);
    expect([ids.length, new Set(ids).size]).toEqual([100, 100]);
    const { body } = await manager.get('/operator/audit.csv?kind=money');
    const lines = String(body).trim().split('\r\n');
    expect(lines[0]).toBe('at,by,by_id,what,more,record,record_id,by_now');
    expect(lines).toHaveLength(621);
    expect(lines[1]).toMatch(/,"","gone",".+ counter","\$12\.50","","'=1\+1",""$/);
    expect(await actions(`by=${manager.uid}`)).toEqual(['audit_exported']);
  });

  it('is exported only after a recent sign-in', async () => {
    world.clock.advance(16 * 60_000);
    const refused = await manager.get('/operator/audit.csv');
    expect([refused.status, refused.body.code]).toEqual([403, 'sign_in_again']);
    expect((await manager.get('/operator/audit')).status).toBe(200);
  });
});
