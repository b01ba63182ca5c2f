// A child process of the durability tests. It writes bookings until it is killed, and prints each number as soon as the
// booking is acknowledged.
import fs from 'node:fs';
import { openDurable } from '@wayfarer/durable-pglite';

const [dataDir = ''] = process.argv.slice(2);
const say = (line: string) => fs.writeSync(1, `${line}\n`);

say('opening');
try {
  const database = await openDurable({ dataDir, checkpointWalBytes: 256 * 1024 });
  await database.exec(`
    create table if not exists booking (id int primary key, who text not null, note text not null);
    create index if not exists booking_who on booking (who);
    create table if not exists tally (n int not null);
    insert into tally select 0 where not exists (select from tally)`);
  const { rows } = await database.query<{ last: number }>(
    'select coalesce(max(id), 0) as last from booking',
  );
  say('ready');
  for (let id = (rows[0]?.last ?? 0) + 1; ; id += 1) {
    await database.transaction(async (tx) => {
      const row = [id, `traveler ${id % 97}`, 'n'.repeat(300)];
      await tx.query('insert into booking values ($1, $2, $3)', row);
      await tx.query('update tally set n = n + 1');
    });
    say(String(id));
  }
} catch (error) {
  say(`failed: ${(error as Error).name}: ${(error as Error).message}`);
  process.exit(1);
}
