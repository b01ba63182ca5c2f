/** A question about a destination and its answer. */
export interface Answered {
  question: string;
  answer: string;
}

const blocksOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);

function readBlock(block: string): Answered {
  const [question = '', ...answer] = block.split('\n');
  return { question: question.trim(), answer: answer.join('\n').trim() };
}

/**
 * Reads questions with their answers from a text. A question is on one line, its answer on the lines below, and an
 * empty line comes before the next question. Questions without an answer are left out.
 */
export function readFaq(text: string): Answered[] {
  return blocksOf(text)
    .map(readBlock)
    .filter(({ answer }) => answer !== '');
}

/** The first question that has no answer below it; undefined if all have one. */
export function unansweredQuestion(text: string): string | undefined {
  return blocksOf(text)
    .map(readBlock)
    .find(({ answer }) => answer === '')?.question;
}
