import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockDirectory, type DirectoryLock } from './directory-lock.ts';

const BEAT_MS = 2_000;
let directory: string;
let file: string;
let lock: DirectoryLock | undefined;
const onLost = vi.fn<() => void>();

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  file = path.join(directory, 'owner.lock');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  lock?.release();
  lock = undefined;
  onLost.mockReset();
  fs.rmSync(directory, { recursive: true });
});

const ownerOf = () => JSON.parse(fs.readFileSync(file, 'utf8')) as { token: string };

/** Writes the lock of an owner on another host, whose last heartbeat was `secondsAgo`. */
function writeOther(token: string, secondsAgo: number): void {
  const owner = { host: 'elsewhere', space: 'pid:[1]', pid: 7, start: '1', token };
  fs.writeFileSync(file, JSON.stringify(owner));
  const beat = new Date(Date.now() - 1000 * secondsAgo);
  fs.utimesSync(file, beat, beat);
}

it('is taken from an owner long dead', async () => {
  writeOther('dead', 600);
  lock = await lockDirectory(directory, onLost);
  expect(ownerOf().token).not.toBe('dead');
  expect(fs.readdirSync(directory)).toEqual(['owner.lock']);
});

it('is left to the process that took it first from the dead owner', async () => {
  writeOther('dead', 600);
  const { renameSync } = fs;
  vi.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
    writeOther('faster', 0);
    renameSync(from, to);
  });
  await expect(lockDirectory(directory, onLost)).rejects.toMatchObject({
    name: 'DirectoryInUseError',
  });
  expect(ownerOf().token).toBe('faster');
  expect(fs.readdirSync(directory)).toEqual(['owner.lock']);
});

it('outlives a moment in which the file cannot be read or touched', async () => {
  lock = await lockDirectory(directory, onLost);
  const full = () => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  };
  const reading = vi.spyOn(fs, 'readFileSync').mockImplementation(full);
  vi.advanceTimersByTime(BEAT_MS);
  reading.mockRestore();
  const touching = vi.spyOn(fs, 'utimesSync').mockImplementation(full);
  vi.advanceTimersByTime(BEAT_MS);
  touching.mockRestore();
  vi.advanceTimersByTime(BEAT_MS);
  expect(onLost).not.toHaveBeenCalled();
});

it('is lost once another process has taken it', async () => {
  lock = await lockDirectory(directory, onLost);
  writeOther('faster', 0);
  vi.advanceTimersByTime(3 * BEAT_MS);
  expect(onLost).toHaveBeenCalledOnce();
});
