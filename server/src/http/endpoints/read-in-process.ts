import type { AppContext, CacheTag } from '../../context.ts';
import { describeError } from '../../lib/describe-error.ts';
import type { OutputCache } from '../cache/output-cache.ts';
import { OverloadedError } from '../guards/load-shedding.ts';
import { problemBody, toProblemError } from '../problems/problem-body.ts';
import { cacheKey, type PublicRead, type ReadResult } from './cached.ts';
import { parseInput } from './parse-input.ts';

/** `cacheTags` are those of the data that the answer depends on. */
interface InProcessAnswer extends ReadResult {
  cacheTags: readonly CacheTag[];
}

export type AnswerInProcess = (
  endpoint: { method: string; path: string },
  input: unknown,
) => Promise<InProcessAnswer>;

/**
 * Calls public reads while pages are rendered, with the same schemas and handlers and always current results. The work
 * counts as in progress, because the page's request was admitted.
 */
export function readInProcess(
  context: AppContext,
  reads: ReadonlyMap<string, PublicRead>,
  outputs: OutputCache<ReadResult>,
): AnswerInProcess {
  return async ({ method, path }, input) => {
    const found = method === 'GET' ? reads.get(path) : undefined;
    if (!found) throw new Error(`${method} ${path} is not a public read`);
    const { endpoint, cacheTags, read } = found;
    try {
      const parsed = parseInput(endpoint, {
        params: {},
        query: {},
        headers: {},
        body: undefined,
        ...Object(input),
      });
      const result = await outputs.get(cacheKey(endpoint, parsed), cacheTags, () =>
        read(context, parsed, 'in-flight'),
      );
      return { ...result, cacheTags };
    } catch (error) {
      const problem = toProblemError(error);
      if (problem.status >= 500 && !(error instanceof OverloadedError)) {
        const details = { problem: problem.code, route: path, failure: describeError(error) };
        context.log[problem.status === 503 ? 'warn' : 'error'](details, 'a read in process failed');
      }
      return { status: problem.status, headers: {}, output: problemBody(problem), cacheTags };
    }
  };
}
