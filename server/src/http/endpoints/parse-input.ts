import { isBytes, type AnyEndpoint, type ParsedInputOf } from '@wayfarer/contract';
import { z } from 'zod/mini';
import { ProblemError } from '../../problem-error.ts';

interface RawInput {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

type Part = keyof RawInput;
const PARTS: readonly Part[] = ['params', 'query', 'headers', 'body'];

/** Checks what was sent against the endpoint's schemas. Throws `invalid_input` naming every fault. */
export function parseInput<E extends AnyEndpoint>(endpoint: E, raw: RawInput): ParsedInputOf<E> {
  const parsed: Partial<Record<Part, unknown>> = {};
  const issues: { field: string; message: string }[] = [];
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (!schema) continue;
    if (isBytes(schema)) {
      parsed[part] = raw[part] ?? new Uint8Array();
      continue;
    }
    const result = z.safeParse(schema, raw[part]);
    if (result.success) parsed[part] = result.data;
    else issues.push(...result.error.issues.map((issue) => describe(issue, part)));
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

function describe(issue: z.core.$ZodIssue, part: Part): { field: string; message: string } {
  const path = issue.path.map(String).join('.');
  return { field: path === '' ? part : path.slice(0, 100), message: plainWords(issue) };
}

/** zod/mini carries no texts of its own: a check without one says only that the input is invalid. */
function plainWords(issue: z.core.$ZodIssue): string {
  if (issue.message && issue.message !== 'Invalid input') return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${article(issue.expected)}`;
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return 'is not valid';
  }
}

function article(expected: string): string {
  if (expected === 'int') return 'a whole number';
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
}
