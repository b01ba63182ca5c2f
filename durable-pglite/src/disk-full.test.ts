import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { openDurable, type DatabaseError, type DurableEvent } from '@wayfarer/durable-pglite';
import { describe, expect, it, vi } from 'vitest';
import { temporaryDirectory } from './test/child.ts';

const SIZE_MB = 110;

/** The reason why this user can't mount a small file system on this machine; undefined if they can. */
function whyNoMount(): string | undefined {
  const directory = temporaryDirectory();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', directory]);
  if (mounted.status === 0) execFileSync('umount', [directory]);
  fs.rmSync(directory, { recursive: true, force: true });
  if (mounted.status === 0) return undefined;
  return mounted.error?.message ?? mounted.stderr.toString().trim();
}

const obstacle = whyNoMount();

describe.runIf(obstacle === undefined)(`a full disk (mount: ${obstacle ?? 'allowed'})`, () => {
  it('makes the database unavailable, and it recovers by itself', { timeout: 90_000 }, async () => {
    const mount = temporaryDirectory();
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', mount]);
    const events: DurableEvent[] = [];
    try {
      const dataDir = path.join(mount, 'data');
      const database = await openDurable({ dataDir, onEvent: (event) => events.push(event) });
      await database.exec('create table note (id int primary key, body text not null)');
      const ballast = path.join(mount, 'ballast');
      const { bavail, bsize } = fs.statfsSync(mount);
      fs.writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 2 * 1024 * 1024)));

      // Each row writes a large log record, so that the log fills the disk.
      const insert = `insert into note select $1, length(
        pg_logical_emit_message(true, 'test', repeat('y', 400000))::text)::text`;
      const acknowledged: number[] = [];
      const failures: unknown[] = [];
      for (let id = 1; failures.length === 0 && id <= 500; id += 1) {
        await database.query(insert, [id]).then(
          () => acknowledged.push(id),
          (error: DatabaseError) => failures.push(error.code),
        );
      }
      expect(failures).toEqual(['DB_UNAVAILABLE']);
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(events.some(({ type }) => type === 'stopped')).toBe(true);

      fs.rmSync(ballast);
      await vi.waitFor(async () => expect(await database.health()).toMatchObject({ ok: true }), {
        timeout: 30_000,
        interval: 50,
      });
      const { rows } = await database.query<{ id: number }>('select id from note order by id');
      const stored = new Set(rows.map((row) => row.id));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      await database.query("insert into note values (0, 'after')");
      await database.close();
    } finally {
      execFileSync('umount', ['-l', mount]);
      fs.rmSync(mount, { recursive: true, force: true });
    }
  });
});
