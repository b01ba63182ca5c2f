import { PROBLEM_STATUS, type ProblemCode } from '@wayfarer/contract';
import { expect, it } from 'vitest';
import * as travelers from '../../../lib/problem-text.texts.js';
import { staffProblems } from './staff-problems.texts.js';

/** Codes without a sentence, because no page shows their message. */
const UNSAID: readonly ProblemCode[] = [
  // forms show `invalid_input` next to the field, and all server errors share one sentence
  'invalid_input',
  'internal',
  'unavailable',
  // the screens where these can happen have their own texts
  'sold_out',
  'not_full',
  'not_confirmed',
  'not_due_yet',
  // only programs other than our pages cause these
  'invalid_signature',
  'method_not_allowed',
  'uri_too_long',
  'unsupported_media_type',
  'headers_too_large',
];

it('every refusal has a sentence in the page’s language', () => {
  const said = new Set<string>([
    ...Object.keys(travelers),
    ...Object.keys(travelers.plain),
    ...Object.keys(staffProblems),
  ]);
  const missing = Object.keys(PROBLEM_STATUS).filter((code) => !said.has(code));
  expect(missing.toSorted()).toEqual(UNSAID.toSorted());
});
