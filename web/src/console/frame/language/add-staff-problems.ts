import { pageLanguage } from '../../../lib/language.ts';
import { staffSentences } from '../../../lib/problem-text.ts';
import { staffProblems } from './staff-problems.texts.js';

/**
 * Has refusals that only staff meet, or that mean something else to them, said in the page's language. In English, the
 * API's own messages know more.
 */
export function addStaffProblems(): void {
  if (pageLanguage !== 'en') Object.assign(staffSentences, staffProblems);
}
