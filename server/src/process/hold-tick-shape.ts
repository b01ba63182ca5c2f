import { executionAsyncResource } from 'node:async_hooks';

let held: object | undefined;

/**
 * Keeps one of the objects that Node makes for each `process.nextTick`. A full garbage collection in a
 * moment in which there is none would take their hidden class, and V8 then makes all later ones the slow
 * way as long as the process lives: a fifth of what sending a ready answer costs.
 */
export function holdTickShape(): void {
  process.nextTick(() => {
    held ??= executionAsyncResource();
  });
}
