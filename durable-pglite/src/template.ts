import fs from 'node:fs';
import path from 'node:path';
import { gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { createRequire } from 'node:module';
import { PGlite } from '@electric-sql/pglite';

/** Where the template of this engine version lies: beside the built code, which it belongs to. */
function templateFile(): string {
  const manifest = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(
    fs.readFileSync(path.join(path.dirname(manifest), '..', 'package.json'), 'utf8'),
  ) as { version: string };
  return path.join(import.meta.dirname, `template-${version}.tar.gz`);
}

/** The empty, initialised cluster as a tar archive, or undefined where none was prepared. */
export async function readTemplate(): Promise<Blob | undefined> {
  const file = templateFile();
  if (!fs.existsSync(file)) return undefined;
  return new Blob([await promisify(gunzip)(fs.readFileSync(file))]);
}

/**
 * Runs initdb once and keeps the result beside the built code, which makes every later first start
 * and every in-memory database several seconds faster. Does nothing where it is there already;
 * answers whether one is there now (a read-only installation has none).
 */
export async function prepareTemplate(): Promise<boolean> {
  const file = templateFile();
  if (fs.existsSync(file)) return true;
  const database = await PGlite.create('memory://');
  const archive = await database.dumpDataDir('none');
  await database.close();
  const packed = await promisify(gzip)(Buffer.from(await archive.arrayBuffer()), { level: 6 });
  const draft = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(draft, packed);
    fs.renameSync(draft, file);
  } catch (error) {
    if (['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      return false;
    }
    throw error;
  }
  return true;
}
