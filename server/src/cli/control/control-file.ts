import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where commands on this machine reach the process that holds the embedded database. */
export interface ControlAddress {
  port: number;
  token: string;
  pid: number;
}

const NAME = 'control.json';

/** Only the file's owner may read it, because with it anyone can copy all data. */
export async function writeControlFile(dataDir: string, address: ControlAddress): Promise<void> {
  const file = path.join(dataDir, NAME);
  const draft = `${file}.${address.pid}`;
  await writeFile(draft, JSON.stringify(address), { mode: 0o600 });
  await rename(draft, file);
}

export async function readControlFile(dataDir: string): Promise<ControlAddress | null> {
  try {
    return JSON.parse(await readFile(path.join(dataDir, NAME), 'utf8')) as ControlAddress;
  } catch {
    return null; // no process runs, or one was killed while writing the file
  }
}

export async function removeControlFile(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, NAME), { force: true });
}

/** Proves that an answer comes from the holder of the token. */
export const PROOF_HEADER = 'x-control-proof';

export function proofOf(token: string): string {
  return createHash('sha256').update(`answer ${token}`).digest('hex');
}
