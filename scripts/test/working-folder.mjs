import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** The free bytes required in the folder and in memory. A run writes a tenth of that; its processes need the rest. */
const ROOM = { folder: 3 * GIB, memory: 5 * GIB };

/**
 * Makes the folder that a test run writes to: hundreds of databases, none of which is needed afterward. The folder is
 * in memory if the system has a file system there with enough space, otherwise in the temporary folder.
 * @param {string} [memory]
 */
export function makeWorkingFolder(memory = MEMORY) {
  const folder = inMemory(memory) ?? mkdtempSync(join(tmpdir(), 'wayfarer-tests-'));
  // PostgreSQL doesn't run as root, so its user needs permission to enter this folder.
  chmodSync(folder, 0o755);
  return folder;
}

/** @param {string} memory */
function inMemory(memory) {
  if (!existsSync(memory) || freemem() < ROOM.memory) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < ROOM.folder) return undefined;
  const folder = mkdtempSync(join(memory, 'wayfarer-tests-'));
  if (runsPrograms(folder)) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

/**
 * True if programs can be run from the folder, which the tests need for their copy of PostgreSQL. Containers often
 * forbid it.
 */
function runsPrograms(/** @type {string} */ folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
