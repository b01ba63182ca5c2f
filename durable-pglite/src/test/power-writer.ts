// A child process of the power-loss tests. It prints the bookings it finds, then writes more and ends as if the power
// were lost. It runs under file-journal.ts.
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDurable } from '@wayfarer/durable-pglite';
import { note } from './journal.ts';

const [dataDir = '', engine = 'durable', count = '0'] = process.argv.slice(2);

const database =
  engine === 'durable'
    ? await openDurable({ dataDir, checkpointWalBytes: 192 * 1024, extensions: ['amcheck'] })
    : await PGlite.create(path.join(dataDir, 'pgdata'));

await database.exec(`
  create table if not exists booking (id int primary key, who text not null, note text not null);
  create index if not exists booking_who on booking (who);
  create table if not exists tally (n int not null);
  insert into tally select 0 where not exists (select from tally)`);
const { rows } = await database.query<{ id: number }>('select id from booking order by id');
const { rows: tally } = await database.query<{ n: number }>('select n from tally');
const found = { ids: rows.map(({ id }) => id), tally: tally[0]?.n };
fs.writeSync(1, JSON.stringify(found));

const from = (found.ids.at(-1) ?? 0) + 1;
for (let id = from; id < from + Number(count); id += 1) {
  await database.transaction(async (tx) => {
    const row = [id, `traveler ${id % 97}`, 'n'.repeat(300)];
    await tx.query('insert into booking values ($1, $2, $3)', row);
    await tx.query('update tally set n = n + 1');
  });
  note({ op: 'acknowledge', id });
}
if (Number(count) === 0 && engine === 'durable') {
  await database.exec('create extension if not exists amcheck');
  const sound = `select bt_index_check(index => indexrelid, heapallindexed => true)
    from pg_index where indrelid = 'booking'::regclass`;
  await database.query(sound);
  const { rows: damage } = await database.query("select * from verify_heapam('booking')");
  if (damage.length > 0) throw new Error(`the table is damaged: ${JSON.stringify(damage)}`);
}
process.exit(0);
