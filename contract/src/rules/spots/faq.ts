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
 * Reads questions and answers. A question is one line, followed by its answer, and an empty line ends them. Questions
 * without an answer are left out.
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
