import type { z } from 'zod/mini';

export interface Fault {
  field: string;
  message: string;
}

/** A schema's fault in words; `whole` names the checked input. */
export function describeIssue(issue: z.core.$ZodIssue, whole: string): Fault {
  const path = issue.path.map(String).join('.');
  return { field: path === '' ? whole : path.slice(0, 100), message: plainWords(issue) };
}

/** The number of allowed values up to which a message lists them. */
const LISTED_MAX = 50;

/** The message of a check, because those of zod/mini only say that the input is invalid. */
function plainWords(issue: z.core.$ZodIssue): string {
  if (issue.message && issue.message !== 'Invalid input') return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${article(issue.expected)}`;
    case 'too_small':
      return issue.origin === 'array'
        ? `must have at least ${entries(issue.minimum)}`
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'array'
        ? `must have at most ${entries(issue.maximum)}`
        : `must be at most ${issue.maximum}`;
    case 'invalid_value':
      return issue.values.length > LISTED_MAX
        ? 'is not known'
        : `must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return 'is not valid';
  }
}

const entries = (count: number | bigint) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

function article(expected: string): string {
  if (expected === 'int') return 'a whole number';
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
}
