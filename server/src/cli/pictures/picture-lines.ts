import { createHash } from 'node:crypto';
import type { SqlExecutor } from '../../db/database.ts';
import type { PictureFile } from '../../db/tables.ts';
import type { PictureStore } from '../../picture-ports.ts';
import { OperationError } from '../operation-error.ts';
import type { Progress } from '../progress.ts';
import { tableExists } from '../data-files/catalogue.ts';
import { readDataLines, type DataLine, type FileLine } from '../data-files/data-file.ts';

const ABOUT = 'picture files';
const ROWS_AT_A_TIME = 200;

/** All files that rows name. Those that are missing or have changed count as lost. */
export async function* pictureLines(
  sql: SqlExecutor,
  store: PictureStore,
  progress: Progress,
  lost: { files: number },
): AsyncGenerator<FileLine, void, undefined> {
  let done = 0;
  for await (const { name, sha256 } of namedFiles(sql)) {
    const content = await store.get(name);
    if (content && sumOf(content) === sha256) {
      yield { file: name, sha256, content: Buffer.from(content).toString('base64') };
    } else lost.files += 1;
    done += 1;
    progress(ABOUT, done, null);
  }
}

/** Puts a data file's picture files into the store. Repeating this does no harm. */
export async function storePictures(
  file: string,
  store: PictureStore,
  progress: Progress,
): Promise<number> {
  let stored = 0;
  for await (const line of readDataLines(file)) {
    if (!isFileLine(line)) continue;
    const content = Buffer.from(line.content, 'base64');
    if (sumOf(content) !== line.sha256 || !/^[\w-]+\.\w+$/.test(line.file)) {
      throw new OperationError(`${file} is damaged: the picture ${line.file} has changed.`);
    }
    await store.put(line.file, content);
    stored += 1;
    progress(ABOUT, stored, null);
  }
  return stored;
}

export function isFileLine(line: DataLine): line is FileLine {
  return 'file' in line;
}

/** Counts the files that pictures name, those of them that the store lacks, and stored files that no picture names. */
export async function compareWithStore(
  sql: SqlExecutor,
  store: PictureStore,
): Promise<{ named: number; missing: number; unnamed: number }> {
  const there = new Set<string>();
  for await (const { name } of store.list()) there.add(name);
  let [named, missing] = [0, 0];
  for await (const { name } of namedFiles(sql)) {
    named += 1;
    if (!there.delete(name)) missing += 1;
  }
  return { named, missing, unnamed: there.size };
}

async function* namedFiles(sql: SqlExecutor): AsyncGenerator<PictureFile, void, undefined> {
  // databases from before pictures
  if (!(await tableExists(sql, 'pictures'))) return;
  let after = '';
  for (;;) {
    const { rows } = await sql.query<{ id: string; files: PictureFile[] }>(
      'select id, files from pictures where id > $1 order by id limit $2',
      [after, ROWS_AT_A_TIME],
    );
    for (const { files } of rows) yield* files;
    after = rows.at(-1)?.id ?? '';
    if (rows.length < ROWS_AT_A_TIME) return;
  }
}

const sumOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
