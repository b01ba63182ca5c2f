import fs from 'node:fs';
import { MemoryFS } from '@electric-sql/pglite';
import { entriesOf } from './archive.ts';

/** The cluster's path inside the engine. */
const CLUSTER = '/pglite/data';

interface PackedEntry {
  name: string;
  /** The size in bytes; undefined for a folder. */
  size: number | undefined;
  /** The content without its trailing zeros, which a new array contains in any case. */
  used: Uint8Array;
}

const packed = new Map<string, PackedEntry[]>();

/** The entries of a packed file, read once for all engines in this process. */
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

/**
 * In-memory files that start with the content of a packed cluster, so that the engine needn't unpack it for each
 * database.
 */
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
