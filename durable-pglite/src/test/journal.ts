/** A program's file operations and acknowledgements, in one order for all its threads. */
import fs from 'node:fs';

/** A call to the file system, or an acknowledgement by the program. Paths are relative to the root. */
export type JournalEntry =
  | { op: 'create' | 'mkdir' | 'unlink' | 'rmdir'; path: string }
  | { op: 'rename'; path: string; to: string }
  | { op: 'open'; path: string; fd: number }
  | { op: 'close' | 'sync'; fd: number }
  | { op: 'write'; fd: number; at: number; bytes: Buffer }
  | { op: 'truncate'; fd: number; size: number }
  | { op: 'acknowledge'; id: number };

const file = process.env['JOURNAL_FILE'];
const { appendFileSync } = fs;

/** Adds an entry in a single write, so that entries of several threads don't mix. */
export function note(entry: JournalEntry): void {
  if (file === undefined) return;
  const { bytes = Buffer.alloc(0), ...head } = { bytes: undefined, ...entry };
  const line = `${JSON.stringify({ ...head, length: bytes.length })}\n`;
  appendFileSync(file, Buffer.concat([Buffer.from(line), bytes]));
}

/** The entries of a journal. Each is a line of JSON, followed by the number of bytes that the line announces. */
export function readJournal(from: string): JournalEntry[] {
  const content = fs.readFileSync(from);
  const entries: JournalEntry[] = [];
  for (let at = 0; at < content.length;) {
    const end = content.indexOf('\n', at);
    const { length, ...entry } = JSON.parse(content.toString('utf8', at, end)) as {
      length: number;
    };
    at = end + 1 + length;
    entries.push({ ...entry, bytes: content.subarray(end + 1, at) } as unknown as JournalEntry);
  }
  return entries;
}
