import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** What a run writes is a tenth of that; its processes need the rest of the memory. */
const ROOM = { folder: 3 * GIB, memory: 5 * GIB };

/**
 * Makes the folder that a run of tests writes to: hundreds of databases, none of which has to outlive it. Where
 * the system keeps files in memory and has room, they are there, else among its temporary files.
 * @param {string} [memory]
 */
export function makeWorkingFolder(memory = MEMORY) {
  const folder = inMemory(memory) ?? mkdtempSync(join(tmpdir(), 'wayfarer-tests-'));
  // PostgreSQL runs as another account than root, and has to pass through.
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

/** Containers often forbid it there; the PostgreSQL that npm brought is copied to where it runs. */
function runsPrograms(/** @type {string} */ folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
