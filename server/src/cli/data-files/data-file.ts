import type { AppliedMigration } from '../../db/upgrade/migrate.ts';
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { OperationError } from '../operation-error.ts';
import type { Progress } from '../progress.ts';

/**
 * The format of a file with all data, which both databases can read: JSON lines, compressed with gzip. The first line
 * is the header. Each table has a line, followed by its rows as arrays of values in PostgreSQL's text format. After the
 * tables come the sequences and the picture files. The last line seals everything before it.
 */
const FORMAT = 'wayfarer-data';
const VERSION = 1;

export interface DataHeader {
  format: typeof FORMAT;
  version: number;
  /** The data is at least as new as this time. */
  madeAt: string;
  engine: string;
  /** The migrations of the rows' schema. */
  migrations: AppliedMigration[];
}

export interface TableLine {
  table: string;
  columns: string[];
  rows: number;
}

export interface SequenceLine {
  sequence: { table: string; column: string; last: string; called: boolean };
}

export interface FileLine {
  file: string;
  sha256: string;
  /** The file's bytes in base64. */
  content: string;
}

export type RowLine = (string | null)[];
export type DataLine = TableLine | SequenceLine | RowLine | FileLine;

interface Seal {
  end: { lines: number; sha256: string };
}

export function dataHeader(engine: string, migrations: AppliedMigration[], asOf: Date): DataHeader {
  return { format: FORMAT, version: VERSION, madeAt: asOf.toISOString(), engine, migrations };
}

/**
 * Writes a file that only its owner may read, because it contains password hashes and keys. It gets its name once
 * everything is on disk. An existing file isn't overwritten.
 */
export async function writeDataFile(
  file: string,
  header: DataHeader,
  lines: AsyncIterable<DataLine>,
): Promise<void> {
  const draft = `${file}.unfinished-${process.pid}`;
  try {
    await claim(file);
    const target = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(sealed(header, lines), createGzip(), target);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function claim(file: string): Promise<void> {
  const found = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!found) return;
  await found.close();
  throw new OperationError(`${file} exists already; name a new file`);
}

async function* sealed(
  header: DataHeader,
  lines: AsyncIterable<DataLine>,
): AsyncGenerator<string, void, undefined> {
  const sha256 = createHash('sha256');
  let count = 0;
  const put = (line: DataHeader | DataLine): string => {
    const text = `${JSON.stringify(line)}\n`;
    sha256.update(text);
    count += 1;
    return text;
  };
  yield put(header);
  for await (const line of lines) yield put(line);
  const seal: Seal = { end: { lines: count, sha256: sha256.digest('hex') } };
  yield `${JSON.stringify(seal)}\n`;
}

/** Reads the whole file. Throws if a single byte differs from what was written. */
export async function verifyDataFile(file: string, progress: Progress): Promise<DataHeader> {
  const sha256 = createHash('sha256');
  let header: DataHeader | undefined;
  let lines = 0;
  let whole = false;
  for await (const text of textLines(file)) {
    if (whole) throw damaged(file, 'something follows its end');
    header ??= readHeader(file, text);
    whole = text.startsWith('{"end":') && isSeal(file, text, lines, sha256);
    sha256.update(`${text}\n`);
    lines += 1;
    progress('checked', lines, null);
  }
  if (!header || !whole) throw damaged(file, 'its end is missing');
  return header;
}

function isSeal(file: string, text: string, lines: number, sha256: Hash): boolean {
  const seal: Seal = { end: { lines, sha256: sha256.copy().digest('hex') } };
  if (text !== JSON.stringify(seal)) throw damaged(file, 'its checksum is wrong');
  return true;
}

/** The lines between a verified file's header and seal. */
export async function* readDataLines(file: string): AsyncGenerator<DataLine, void, undefined> {
  let first = true;
  for await (const text of textLines(file)) {
    if (!first && !text.startsWith('{"end":')) yield JSON.parse(text) as DataLine;
    first = false;
  }
}

function readHeader(file: string, text: string): DataHeader {
  let header: Partial<DataHeader>;
  try {
    header = JSON.parse(text) as Partial<DataHeader>;
  } catch {
    throw damaged(file, 'its first line cannot be read');
  }
  if (header.format !== FORMAT || !Array.isArray(header.migrations)) {
    throw new OperationError(`${file} is not a backup of Wayfarer`);
  }
  if (header.version !== VERSION) {
    throw new OperationError(
      `${file} has version ${header.version} of the format, and this Wayfarer reads ${VERSION}: use the Wayfarer that wrote it, or a newer one`,
    );
  }
  return header as DataHeader;
}

const NEWLINE = 0x0a;

/** The lines of a file. Node's `readline` isn't used, because it also splits at U+2028, which texts may contain. */
async function* textLines(file: string): AsyncGenerator<string, void, undefined> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error));
  source.pipe(unzipped);
  let rest: Buffer[] = [];
  try {
    for await (const chunk of unzipped as AsyncIterable<Buffer>) {
      let from = 0;
      for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, to)]).toString();
        rest = [];
        from = to + 1;
      }
      rest.push(chunk.subarray(from));
    }
  } catch (error) {
    throw unreadable(file, error);
  } finally {
    source.destroy();
  }
  if (rest.some((part) => part.length > 0)) throw damaged(file, 'its end is missing');
}

function unreadable(file: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOENT') return new OperationError(`there is no file ${file}`);
  if (code === 'EACCES' || code === 'EISDIR') {
    return new OperationError(`${file} cannot be read (${code})`);
  }
  return code.startsWith('Z_')
    ? damaged(file, 'its compression is damaged, or its end is missing')
    : error;
}

function damaged(file: string, how: string): OperationError {
  return new OperationError(`${file} is damaged or incomplete: ${how}. Nothing was changed.`);
}
