import { searchText } from '@wayfarer/contract';
import type { QuestionGroup } from './questions.ts';

/**
 * The questions for which each word of the search occurs in the group's title, the question or the answer; without
 * empty groups.
 */
export function findQuestions(groups: readonly QuestionGroup[], search: string): QuestionGroup[] {
  const words = searchText(search).split(' ');
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) => {
        const text = searchText(`${title} ${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

export function countQuestions(groups: readonly QuestionGroup[]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
}
