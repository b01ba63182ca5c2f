import { existsSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeWorkingFolder } from './working-folder.mjs';

it('a run writes to memory where there is such a place, else among the temporary files', () => {
  for (const [memory, parents] of /** @type {const} */ ([
    [join(tmpdir(), 'nowhere'), [tmpdir()]],
    ['/dev/shm', ['/dev/shm', tmpdir()]],
  ])) {
    const folder = makeWorkingFolder(memory);
    expect(parents).toContain(dirname(folder));
    expect(existsSync(join(folder, 'program'))).toBe(false);
    // Windows has no such mode; it always reports that everyone can read.
    expect(statSync(folder).mode & 0o004).toBe(0o004);
    rmSync(folder, { recursive: true });
  }
});
