import fs from 'node:fs';
import { MemoryFS } from '@electric-sql/pglite';
import { entriesOf } from './archive.ts';

/** Where the engine keeps its cluster. */
const CLUSTER = '/pglite/data';

interface PackedEntry {
  name: string;
  /** In bytes; a folder has none. */
  size: number | undefined;
  /** Its content up to the zeros that it ends with, which a new array has without being written. */
  used: Uint8Array;
}

const packed = new Map<string, PackedEntry[]>();

/** Read once for all engines of this process. */
function entriesIn(file: string): PackedEntry[] {
  const entries =
    packed.get(file) ??
    entriesOf(fs.readFileSync(file)).map(({ name, content }) => {
      const end = content?.findLastIndex((byte) => byte !== 0) ?? -1;
      return {
        name,
        size: content?.length,
        used: new Uint8Array(content?.subarray(0, end + 1) ?? []),
      };
    });
  packed.set(file, entries);
  return entries;
}

/** The engine's files in memory, at first those of a packed cluster, which it would unpack again for each database. */
export class CopiedFiles extends MemoryFS {
  readonly #entries: readonly PackedEntry[];

  constructor(file: string) {
    super();
    this.#entries = entriesIn(file);
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS;
    if (!files) throw new Error('the engine has no files yet');
    files.mkdirTree(CLUSTER);
    for (const { name, size, used } of this.#entries) {
      if (size === undefined) files.mkdirTree(`${CLUSTER}/${name}`);
      else files.createDataFile(CLUSTER, name, copyOf(used, size), true, true, true);
    }
  }
}

function copyOf(used: Uint8Array, size: number): Uint8Array {
  const copy = new Uint8Array(size);
  copy.set(used);
  return copy;
}
