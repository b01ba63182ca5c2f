import type { User } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { TestPerson } from '../../test/people.ts';

let world: TestApp;
let administrator: TestPerson;

beforeAll(async () => {
  world = await createTestApp();
  administrator = await world.createAdministrator();
  await world.db.sql.query(
    `insert into users (id, name, email, email_key, role, created_at)
     select 'u' || lpad(n::text, 5, '0'), 'Person 50%_' || n, 'P' || n || '@Many.example',
       'p' || n || '@many.example', 'traveller', timestamptz '2026-01-01' + n / 3 * interval '1 second'
     from generate_series(1, 2100) as n`,
  );
  await world.db.sql.query(
    `insert into role_changes (id, at, by_user_id, user_id, from_role, to_role)
     select 'c' || lpad(n::text, 5, '0'), timestamptz '2026-01-01' + n / 3 * interval '1 second', 'x',
       'u' || n, 'traveller', 'administrator' from generate_series(1, 1200) as n`,
  );
});
afterAll(() => world.close());

async function pagesOf<Row>(path: string): Promise<Row[][]> {
  const pages: Row[][] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const { status, body, headers } = await administrator.get(next);
    expect(status).toBe(200);
    pages.push(body as Row[]);
    next = /^<\/api(.+)>; rel="next"$/.exec(String(headers['link']))?.[1];
  }
  return pages;
}

describe('the lists of people', () => {
  it('are read to the end, page by page, each person once', async () => {
    const pages = await pagesOf<User>('/users');
    expect(pages.map(({ length }) => length)).toEqual([1000, 1000, 101]);
    const all = pages.flat();
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(2101);
    expect(all[0]?._id).toBe(administrator.uid);
    expect(all.at(-1)?._id).toBe('u00001');
    const changes = await pagesOf('/roleChanges');
    expect(changes.map(({ length }) => length)).toEqual([1000, 200]);
  });

  it('find people by a part of their name or address, however it is written', async () => {
    const found = async (search: string) =>
      (await pagesOf<User>(`/users?search=${encodeURIComponent(search)}`)).flat();
    expect((await found('p77@MANY')).map(({ _id }) => _id)).toEqual(['u00077']);
    expect((await found('PERSON 50%_2100')).map(({ _id }) => _id)).toEqual(['u02100']);
    expect(await found('nobody at all')).toEqual([]);
    expect(await found('%')).toHaveLength(2100);
    expect(await found('5__1')).toEqual([]);
    expect(await found('many.example')).toHaveLength(2100);
  });

  it('refuse cursors of other lists', async () => {
    for (const list of ['/users', '/roleChanges']) {
      const { status, body } = await administrator.get(`${list}?cursor=WyJhIiwiYiJd`);
      expect([status, body.field]).toEqual([400, 'cursor']);
    }
  });
});
