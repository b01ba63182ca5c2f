import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { faultTexts as texts } from './copy.texts.js';

const FAULTS: Readonly<Record<string, string>> = texts.faults;
const MISSING: Readonly<Record<string, string>> = texts.missing;

/** Why a statement couldn't be read, in the language of the page, with the line or entry. */
export function uploadProblem(error: unknown): string {
  const problem = problemOf(error);
  if (problem?.code === 'payload_too_large') return texts.tooLarge;
  const { entry, fault, line, missing, most } = problem?.params ?? {};
  if (fault === 'columns' && typeof missing === 'string') {
    const names = missing.split(', ').map((name) => MISSING[name] ?? name);
    return texts.columns(names.join(', '));
  }
  if (fault === 'too_many' && typeof most === 'number') return texts.tooMany(most);
  const text = typeof fault === 'string' ? FAULTS[fault] : undefined;
  if (text === undefined) return errorDetail(error);
  if (typeof line === 'number') return texts.inLine({ line, text });
  return typeof entry === 'number' ? texts.inEntry({ entry, text }) : text;
}
