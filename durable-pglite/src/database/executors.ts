import type { EngineRequest, EngineResult } from '../engine/protocol.ts';
import type { Executor, MemoryOptions, QueryResult } from '../types.ts';

export type Run = (request: EngineRequest) => Promise<EngineResult>;
export type NameOf = NonNullable<MemoryOptions['nameOf']>;

/** The methods of `Executor`, implemented by a function that runs requests. */
export function executor(run: Run, inTransaction: boolean): Executor {
  return {
    async query<Row>(text: string, params: readonly unknown[] = []): Promise<QueryResult<Row>> {
      const { rows, rowCount } = await run({
        kind: 'query',
        text,
        params,
        raw: false,
        rowMode: 'object',
        inTransaction,
      });
      return { rows: rows as Row[], rowCount };
    },
    async exec(text) {
      await run({ kind: 'exec', text, inTransaction });
    },
  };
}

/**
 * The methods that Drizzle calls. Parsers for single queries are ignored, because they can't be sent to another thread
 * and aren't needed.
 */
export function driverMethods(run: Run, inTransaction: boolean) {
  return {
    query: (
      text: string,
      params: readonly unknown[] = [],
      options: { rowMode?: 'object' | 'array' } = {},
    ) => {
      const rowMode = options.rowMode ?? 'object';
      return run({ kind: 'query', text, params, raw: true, rowMode, inTransaction });
    },
    exec: async (text: string) => [await run({ kind: 'exec', text, inTransaction })],
  };
}

/** Adds names to the statements that the engine keeps prepared. */
export function naming(nameOf: NameOf, run: Run): Run {
  return (request) =>
    run(request.kind === 'query' ? { ...request, name: nameOf(request.text) } : request);
}
