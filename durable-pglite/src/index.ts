export {
  DatabaseError,
  DataDirectoryError,
  DataDirectoryVersionError,
  DirectoryInUseError,
} from './errors.ts';
export type { DatabaseErrorCode } from './errors.ts';
export type { DurableEvent } from './events.ts';
export type { ExtensionName } from './protocol.ts';
export { openDurable, openMemory, packDatabase } from './open.ts';
export { prepareTemplate } from './template.ts';
export { WaitEstimate } from './wait-estimate.ts';
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
