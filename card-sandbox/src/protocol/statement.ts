import { invalidRequest } from './api-error.ts';
import type { Parameters } from './parameters.ts';

const NAME = 'statement_descriptor_suffix';
const LONGEST = 22;
/** The merchant's own name on statements, before the suffix. */
const PREFIX = 'TEST MODE';

/**
 * Reads the text that follows the merchant's name on the card's statement, or null for ''. It must have Latin
 * characters, at least one letter, and none of `< > \\ ' " *`, as in
 * docs.stripe.com/get-started/account/statement-descriptors.
 */
export function readStatementSuffix(params: Parameters): string | null {
  const suffix = params.text(NAME, LONGEST);
  if (suffix === undefined || suffix === '') return null;
  if (!/[A-Za-z]/.test(suffix) || !/^[ -~]*$/.test(suffix) || /[<>\\'"*]/.test(suffix)) {
    throw invalidRequest('The statement descriptor suffix contains invalid characters.', {
      param: NAME,
    });
  }
  return suffix;
}

/** The whole descriptor, truncated to the length of statements. */
export function statementText(suffix: string | null): string {
  return suffix === null ? PREFIX : `${PREFIX}* ${suffix}`.slice(0, LONGEST);
}
