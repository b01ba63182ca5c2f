import fs from 'node:fs';
import path from 'node:path';
import { MemoryFS } from '@electric-sql/pglite';
import { entriesOf, type ArchiveEntry } from './archive.ts';

/** Where the engine keeps its cluster. */
const CLUSTER = '/pglite/data';
const REGULAR_FILE = 0o100_600;

interface MemoryNode {
  node_ops: { mknod(parent: MemoryNode, name: string, mode: number, device: number): MemoryNode };
  contents: Uint8Array;
  usedBytes: number;
}

interface EngineFiles {
  mkdirTree(name: string): void;
  lookupPath(name: string): { node: MemoryNode };
}

/** Of a packed cluster; `used` is the content up to the zeros that it ends with. */
interface PackedFile extends ArchiveEntry {
  used: Uint8Array;
}

const packed = new Map<string, PackedFile[]>();

/** Read once for all engines of this process. */
function entriesIn(file: string): PackedFile[] {
  const entries = packed.get(file) ?? entriesOf(fs.readFileSync(file)).map(withoutLastZeros);
  packed.set(file, entries);
  return entries;
}

function withoutLastZeros(entry: ArchiveEntry): PackedFile {
  const { content = Buffer.alloc(0) } = entry;
  const last = content.findLastIndex((byte) => byte !== 0);
  return { ...entry, used: content.subarray(0, last + 1) };
}

/**
 * The engine's files in memory, at first those of a packed cluster. The engine itself unpacks one by way of
 * paths, which takes twice as long as the rest of its start.
 */
export class CopiedFiles extends MemoryFS {
  readonly #entries: readonly PackedFile[];

  constructor(file: string) {
    super();
    this.#entries = entriesIn(file);
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS as unknown as EngineFiles;
    files.mkdirTree(CLUSTER);
    const folders = new Map<string, MemoryNode>();
    const folder = (name: string): MemoryNode => {
      const found = folders.get(name) ?? files.lookupPath(`${CLUSTER}/${name}`).node;
      folders.set(name, found);
      return found;
    };
    for (const { name, content, used } of this.#entries) {
      if (content === undefined) {
        files.mkdirTree(`${CLUSTER}/${name}`);
        continue;
      }
      const parent = folder(path.posix.dirname(name));
      const node = parent.node_ops.mknod(parent, path.posix.basename(name), REGULAR_FILE, 0);
      node.contents = new Uint8Array(content.length);
      node.contents.set(used);
      node.usedBytes = content.length;
    }
  }
}
