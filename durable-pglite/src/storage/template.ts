import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { packDirectory } from './archive.ts';

/** The engine's version; a template is used only by the version that made it. */
export function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = fs.readFileSync(path.join(path.dirname(entry), '..', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** The path of this engine version's template, next to the built code that it belongs to. */
function templateFile(): string {
  return path.join(import.meta.dirname, '..', `template-${engineVersion()}.tar.gz`);
}

/** The template file with an empty, initialized cluster; undefined if none was prepared. */
export function findTemplate(): string | undefined {
  const file = templateFile();
  return fs.existsSync(file) ? file : undefined;
}

/**
 * Runs initdb once and stores the result next to the built code. That makes every first start and every in-memory
 * database several seconds faster. Meant as the last step of a build. Does nothing if the file exists. Returns false if
 * the installation is read-only.
 */
export async function prepareTemplate(): Promise<boolean> {
  const file = templateFile();
  if (fs.existsSync(file)) return true;
  const archive = await packNewCluster();
  const draft = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(draft, archive);
    fs.renameSync(draft, file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (['EACCES', 'EROFS', 'EPERM'].includes(code)) return false;
    throw error;
  }
  return true;
}

/**
 * Packs a cluster after a shutdown. The engine's own dump is made while it runs, so every first start from such a dump
 * would recover as after a crash, and sync every file again.
 */
async function packNewCluster(): Promise<Buffer> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'durable-pglite-template-'));
  try {
    const database = await PGlite.create(directory);
    await database.close();
    return packDirectory(directory);
  } finally {
    fs.rmSync(directory, { recursive: true, force: true });
  }
}
