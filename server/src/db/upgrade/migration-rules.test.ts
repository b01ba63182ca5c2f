import { expect, it } from 'vitest';
import { readFirstRelease } from '../../test/database/first-release.ts';
import { allMigrations } from './all-migrations.ts';
import { checksumsOf } from './migrate.ts';

/** Faults of migrations that were released before there were rules. They block their tables only for a short time. */
const OLDER_THAN_THE_RULES = [
  'product/0004-refund-outcomes-disputes: payments: an index is built while nobody can write',
  'product/0004-refund-outcomes-disputes: payments: every row is checked while nobody can read',
  'product/0004-refund-outcomes-disputes: refunds: an index is built while nobody can write',
  'product/0006-spot-likes: spots: every row is checked while nobody can read',
  'cards/0002_refund_outcomes: cards_refunds: an index is built while nobody can write',
  'cards/0002_refund_outcomes: cards_refunds: every row is checked while nobody can read',
];

const CHECKED = 'every row is checked while nobody can read';
const UNNAMED = 'an older version does not name the column when it inserts';
const USED = 'an older version still uses it';

function ruleAgainst(action: string): string | undefined {
  if (/^(drop|rename)\b/.test(action)) return USED;
  if (/^alter (column )?\w+ (type|set data type)\b/.test(action))
    return 'every row is written anew';
  if (/^alter (column )?\w+ set not null\b/.test(action)) return CHECKED;
  if (/^add (constraint|check|unique|foreign|primary|exclude)\b/.test(action))
    return action.endsWith('not valid') ? undefined : CHECKED;
  if (!action.startsWith('add')) return undefined;
  if (/\b(check|references|unique)\b/.test(action)) return CHECKED;
  const filled = /\bdefault ('[^']*'|[\d.]+|true|false)/.test(action);
  if (/\bdefault\b/.test(action) && !filled) return 'every row may be written anew';
  return /\bnot null\b/.test(action) && !filled ? UNNAMED : undefined;
}

/** Statements that would fail on or hold up a version that still serves. */
function violations(sql: string): string[] {
  const statements = sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$\$.*?\$\$/gs, '')
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim());
  const made = new Set<string>();
  const found: string[] = [];
  for (const statement of statements) {
    const created = /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(statement)?.[1];
    if (created !== undefined) made.add(created);
    const index = /^create (?:unique )?index (?!concurrently).*? on (\w+)/.exec(statement)?.[1];
    if (index !== undefined && !made.has(index))
      found.push(`${index}: an index is built while nobody can write`);
    const [, altered = '', actions = ''] = /^alter table (\w+) (.*)$/.exec(statement) ?? [];
    if (altered !== '' && !made.has(altered)) {
      const rules = actions.split(/,(?![^(]*\))/).map((action) => ruleAgainst(action.trim()));
      found.push(
        ...rules.filter((rule) => rule !== undefined).map((rule) => `${altered}: ${rule}`),
      );
    }
    if (/^drop (?!index|trigger|function)/.test(statement)) found.push(`${statement}: ${USED}`);
    if (/^(truncate|lock|cluster|vacuum|reindex)\b/.test(statement))
      found.push(`${statement}: it keeps everybody out`);
  }
  return [...new Set(found)].sort();
}

it.each([
  ['create index a on spots (id)', 1],
  ['create unique index concurrently a on spots (id)', 0],
  ['create table new (id int); create index a on new (id); alter table new drop column id', 0],
  ['alter table spots drop column likes', 1],
  ['alter table spots rename to places', 1],
  ['alter table spots rename column likes to loved', 1],
  ['alter table spots alter column likes type bigint', 1],
  ['alter table spots alter likes set not null', 1],
  ['alter table spots add column a int', 0],
  ['alter table spots add a text not null', 1],
  ["alter table spots add a text not null default '', add b int not null", 1],
  ['alter table spots add a timestamptz default clock_timestamp()', 1],
  ['alter table spots add a int check (a > 0)', 1],
  ['alter table spots add constraint c check (likes > 0)', 1],
  ['alter table spots add constraint c check (likes in (1, 2)) not valid', 0],
  ['drop table reviews', 1],
  ['truncate reviews', 1],
  ['-- drop table reviews;\ncreate function f() returns int as $$ drop table x; $$', 0],
])('the rules recognize: %s', (sql, count) => {
  expect(violations(sql)).toHaveLength(count);
});

it('no migration after the first release breaks or blocks the previous version', async () => {
  const first = new Set(readFirstRelease().migrations.map((m) => `${m.component}/${m.name}`));
  const found = (await allMigrations()).flatMap(({ component, migrations }) =>
    migrations
      .map(({ name, sql }) => ({ name: `${component}/${name}`, sql }))
      .filter(({ name }) => !first.has(name))
      .flatMap(({ name, sql }) => violations(sql).map((violation) => `${name}: ${violation}`)),
  );
  expect(found).toEqual(OLDER_THAN_THE_RULES);
});

/**
 * A new migration adds its line with `vitest -u`. A changed line would stop the upgrade of everyone who has applied
 * that migration.
 */
it('no migration is changed, not even its comments', async () => {
  const checksums = [...checksumsOf(await allMigrations())].map((line) => line.join(' '));
  await expect(`${checksums.join('\n')}\n`).toMatchFileSnapshot('migration-checksums.txt');
});
