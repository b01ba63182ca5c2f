import type { QuestionGroup } from './questions.ts';

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The questions in which every word of the search stands, in question or answer; empty groups go. */
export function findQuestions(groups: readonly QuestionGroup[], search: string): QuestionGroup[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) => {
        const text = plain(`${title} ${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

export function countQuestions(groups: readonly QuestionGroup[]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
}
