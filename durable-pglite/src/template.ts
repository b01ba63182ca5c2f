import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const BLOCK = 512;
const REGULAR_FILE = '0';
const DIRECTORY = '5';

/** Where the template of this engine version lies: beside the built code, which it belongs to. */
function templateFile(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = fs.readFileSync(path.join(path.dirname(entry), '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return path.join(import.meta.dirname, `template-${version}.tar`);
}

/** The empty, initialised cluster as a tar archive, or undefined where none was prepared. */
export function readTemplate(): Buffer | undefined {
  const file = templateFile();
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}

/**
 * Runs initdb once and keeps the result beside the built code, which makes every later first start
 * and every in-memory database several seconds faster: for the end of a build. Does nothing where
 * it is there already; answers false where the installation is read-only.
 */
export async function prepareTemplate(): Promise<boolean> {
  const file = templateFile();
  if (fs.existsSync(file)) return true;
  const database = await PGlite.create('memory://');
  const archive = await database.dumpDataDir('none');
  await database.close();
  const draft = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(draft, Buffer.from(await archive.arrayBuffer()));
    fs.renameSync(draft, file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (['EACCES', 'EROFS', 'EPERM'].includes(code)) return false;
    throw error;
  }
  return true;
}

/** Writes a template's files with private modes. Knows the plain archives of the engine alone. */
export function unpackTemplate(archive: Buffer, directory: string): void {
  const text = (start: number, length: number) =>
    archive.toString('latin1', start, start + length).replace(/\0.*$/s, '');
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const name = text(at, 100);
    const size = Number.parseInt(text(at + 124, 12), 8);
    const type = text(at + 156, 1);
    const target = path.join(directory, name);
    if (type === DIRECTORY) {
      fs.mkdirSync(target, { recursive: true, mode: 0o700 });
    } else if (type === REGULAR_FILE || type === '') {
      fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
      fs.writeFileSync(target, archive.subarray(at + BLOCK, at + BLOCK + size), { mode: 0o600 });
    } else {
      throw new Error(`unexpected entry of type ${type} in the template: ${name}`);
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
