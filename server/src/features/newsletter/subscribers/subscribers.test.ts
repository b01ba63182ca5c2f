import type { Subscriber } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember, type TestPerson } from '../../../test/people.ts';

let world: TestApp;
let owner: TestPerson;
let manager: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  owner = await world.createAdministrator();
  manager = await world.createTraveler();
  await makeMember(world, manager, 'manager');
  await world.anonymous.post('/newsletterSubscriptions', {
    email: 'New@example.com',
    consent: true,
  });
  const insert = (values: string) =>
    world.db.sql.query(
      `insert into newsletter_subscriptions
         (id, email, email_key, token_hash, consented_at, confirmation_hash, unsubscribed_at) ${values}`,
    );
  await insert(`values ('in', 'in@example.com', 'in@example.com', 't1', '2020-01-02', null, null),
    ('left', 'left@example.com', 'left@example.com', 't2', '2020-01-01', null, '2020-02-01'),
    ('back', '=back@example.com', '=back@example.com', 't3', '2020-01-03', 'h', '2020-02-01')`);
  await insert(`select 'many-' || n, n || '@many.test', n || '@many.test', 'm' || n,
      timestamptz '2019-01-01' + n % 7 * interval '1 day', null, null from generate_series(1, 620) as n`);
});
afterAll(() => world.close());

const list = async (query: string) =>
  ((await manager.get(`/operator/newsletter?${query}`)).body as Subscriber[]).map(
    ({ email }) => email,
  );

describe('the subscribers', () => {
  it('are listed by state and part of the address, newest first', async () => {
    expect(await list('state=waiting')).toEqual(['New@example.com', '=back@example.com']);
    expect(await list('state=unsubscribed')).toEqual(['left@example.com']);
    expect(await list('q=IN%40example')).toEqual(['in@example.com']);
    const { body } = await manager.get('/operator/newsletter?q=new%40');
    expect(body).toMatchObject([
      { state: 'waiting', source: 'website', confirmedAt: null, unsubscribedAt: null },
    ]);
    const counts = (await manager.get('/operator/newsletter/count')).body;
    expect(counts).toEqual({ waiting: 2, subscribed: 621, unsubscribed: 1 });
  });

  it('are read page by page', async () => {
    const first = await manager.get('/operator/newsletter?state=subscribed');
    const next = /^<\/api(.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await manager.get(next);
    const ids = [...first.body, ...second.body].map(({ _id }: Subscriber) => _id);
    expect([ids.length, new Set(ids).size]).toEqual([100, 100]);
  });

  it('are exported as a table, each once and without formulas, which is recorded', async () => {
    const { body, headers } = await manager.get('/operator/newsletter.csv');
    const lines = String(body).split('\r\n');
    expect(headers['content-type']).toContain('text/csv');
    expect(String(headers['content-disposition'])).toMatch(/newsletter-\d{4}-\d\d-\d\d\.csv/);
    expect(lines[0]).toBe('\uFEFFemail,state,consented_at,source,confirmed_at,unsubscribed_at');
    expect(new Set(lines).size).toBe(626);
    expect(lines).toContain(
      `"'=back@example.com","waiting","2020-01-03T00:00:00.000Z","website","","2020-02-01T00:00:00.000Z"`,
    );
    const some = await manager.get('/operator/newsletter.csv?state=unsubscribed');
    expect(String(some.body).trim().split('\r\n')).toHaveLength(2);
    const entries = (
      (await owner.get('/audit')).body as { action: string; byUserId: string; detail: object }[]
    ).filter(({ action }) => action === 'newsletter_exported');
    expect(entries.map(({ byUserId, detail }) => [byUserId, detail])).toEqual([
      [manager.uid, { state: 'unsubscribed' }],
      [manager.uid, { state: 'all' }],
    ]);
  });

  it('are exported only after a recent sign-in', async () => {
    world.clock.advance(16 * 60_000);
    const refused = await manager.get('/operator/newsletter.csv');
    expect([refused.status, refused.body.code]).toEqual([403, 'sign_in_again']);
    expect((await manager.get('/operator/newsletter')).status).toBe(200);
  });
});
