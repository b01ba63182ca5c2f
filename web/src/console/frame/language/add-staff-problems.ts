import { pageLanguage } from '../../../lib/language.ts';
import { staffSentences } from '../../../lib/problem-text.ts';
import { staffProblems } from './staff-problems.texts.js';

/**
 * Adds sentences in the page's language for refusals that only staff meet, or that have another meaning for staff.
 * English pages don't need them, because the API's own English messages are more precise.
 */
export function addStaffProblems(): void {
  if (pageLanguage !== 'en') Object.assign(staffSentences, staffProblems);
}
