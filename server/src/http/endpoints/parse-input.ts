import { isBytes, isFileBody, type AnyEndpoint, type ParsedInputOf } from '@wayfarer/contract';
import { z } from 'zod/mini';
import { describeIssue, type Fault } from '../../lib/describe-issue.ts';
import { ProblemError } from '../../problem-error.ts';

interface RawInput {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

type Part = keyof RawInput;
const PARTS: readonly Part[] = ['params', 'query', 'headers', 'body'];

/** Throws `invalid_input` with all faults. */
export function parseInput<E extends AnyEndpoint>(endpoint: E, raw: RawInput): ParsedInputOf<E> {
  const parsed: Partial<Record<Part, unknown>> = {};
  const issues: Fault[] = [];
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (!schema) continue;
    if (isBytes(schema)) {
      const isMissing = raw[part] === undefined || raw[part] === null;
      if (isMissing && isFileBody(schema)) issues.push({ field: part, message: 'is required' });
      parsed[part] = raw[part] ?? new Uint8Array();
      continue;
    }
    const result = z.safeParse(schema, raw[part], { reportInput: true });
    if (result.success) parsed[part] = result.data;
    else issues.push(...result.error.issues.map((issue) => describeIssue(issue, part)));
  }
  const [first] = issues;
  if (first) {
    throw new ProblemError('invalid_input', `${first.field} ${first.message}`, {
      field: first.field,
      issues: issues.slice(0, 20),
    });
  }
  return parsed as ParsedInputOf<E>;
}
