import { expect, it } from 'vitest';
import { readFaq, unansweredQuestion } from './faq.ts';

it('reads each question with the answer below it', () => {
  const text =
    'Is there shade?\nUnder the palms.\nBring a hat.\n\n \n\nCan I pay by card?\n  Yes.\n';
  expect(readFaq(text)).toEqual([
    { question: 'Is there shade?', answer: 'Under the palms.\nBring a hat.' },
    { question: 'Can I pay by card?', answer: 'Yes.' },
  ]);
  expect(unansweredQuestion(text)).toBeUndefined();
});

it('names a question without an answer, and leaves it out', () => {
  const text = 'Is there shade?\n\nCan I pay by card?\nYes.';
  expect(unansweredQuestion(text)).toBe('Is there shade?');
  expect(readFaq(text)).toEqual([{ question: 'Can I pay by card?', answer: 'Yes.' }]);
});

it('finds nothing in an empty text', () => {
  expect(readFaq(' \n\n ')).toEqual([]);
  expect(unansweredQuestion('')).toBeUndefined();
});
