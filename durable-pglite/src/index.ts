export {
  DatabaseError,
  DataDirectoryError,
  DataDirectoryVersionError,
  DirectoryInUseError,
} from './errors.ts';
export type { DatabaseErrorCode } from './errors.ts';
export type { DurableEvent } from './events.ts';
export type { ExtensionName } from './engine/protocol.ts';
export { openDurable, openMemory, packDatabase } from './open.ts';
export { engineVersion, prepareTemplate } from './storage/template.ts';
export { WaitEstimate } from './database/wait-estimate.ts';
export type {
  DurableDatabase,
  DurableOptions,
  Executor,
  Health,
  MemoryOptions,
  PgliteLike,
  QueryResult,
  ThrowAwayOptions,
} from './types.ts';
