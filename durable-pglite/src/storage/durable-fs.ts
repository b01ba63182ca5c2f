import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { StorageCounters } from '../engine/protocol.ts';

/** Emscripten's number for EIO. After this error, PostgreSQL panics, as it must if its log can't be synced. */
const EIO = 29;

interface FileStream {
  nfd?: number;
  path?: string;
  node: unknown;
}

interface NodeFileSystem {
  realPath(node: unknown): string;
  stream_ops: {
    fsync?: (stream: FileStream) => number;
    write: (
      stream: FileStream,
      buffer: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ) => number;
  };
}

interface EngineModule {
  NODEFS: NodeFileSystem;
  FS: { ErrnoError: new (errno: number) => Error };
}

type InitArguments = Parameters<NodeFS['init']>;

/**
 * The engine's Node file system, with syncs that reach the disk. The original file system has no `fsync` operation, so
 * PostgreSQL's fsync() reports success without a system call.
 */
export class DurableNodeFS extends NodeFS {
  readonly counters: StorageCounters = { syncs: 0, walBytes: 0 };

  override async init(...args: InitArguments): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args);
    prepared.emscriptenOpts.preRun?.push((mod) => this.#install(mod as unknown as EngineModule));
    return prepared;
  }

  #install({ NODEFS, FS }: EngineModule): void {
    const { counters } = this;
    const operations = NODEFS.stream_ops;
    const write = operations.write.bind(operations);
    operations.fsync = (stream) => {
      try {
        if (stream.nfd === undefined) syncDirectory(NODEFS.realPath(stream.node));
        else fs.fdatasyncSync(stream.nfd);
      } catch {
        throw new FS.ErrnoError(EIO);
      }
      counters.syncs += 1;
      return 0;
    };
    operations.write = (stream, buffer, offset, length, position) => {
      if (stream.path?.includes('/pg_wal/') === true) counters.walBytes += length;
      return write(stream, buffer, offset, length, position);
    };
  }
}

/** Makes a directory's entries durable. Windows can't sync directories, but its file systems log their own changes. */
export function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(directory, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
