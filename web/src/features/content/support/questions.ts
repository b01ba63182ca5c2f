import { commaList, confirmationText, type SiteContent } from '@wayfarer/contract';
import type { PublicConfig } from '../../../api/public-config.ts';
import * as texts from './questions.texts.js';

interface Question {
  question: string;
  answer: string;
}

export interface QuestionGroup {
  title: string;
  questions: readonly Question[];
}

type Known = Pick<PublicConfig, 'accountMails' | 'contributions'> & {
  site: Pick<SiteContent, 'confirmHours' | 'included'>;
};

const WHO_ADDS: Readonly<Record<PublicConfig['contributions'], string>> = {
  open: texts.own.questions[0].answer,
  review: texts.answers.addReview,
  closed: texts.answers.addClosed,
};

const finding = ({ site: { confirmHours, included } }: Known): QuestionGroup => {
  const [account, price, inclusions, length, confirmation] = texts.finding.questions;
  const { confirmed, includedUnknown } = texts.answers;
  return {
    title: texts.finding.title,
    questions: [
      account,
      price,
      {
        question: inclusions.question,
        answer: included.length > 0 ? inclusions.answer(commaList(included)) : includedUnknown,
      },
      length,
      {
        question: confirmation.question,
        answer: confirmHours > 0 ? confirmed(confirmationText(confirmHours)) : confirmation.answer,
      },
    ],
  };
};

const account = ({ accountMails }: Known): QuestionGroup => {
  const [forgotten, ...others] = texts.account.questions;
  const answer = accountMails === 'none' ? texts.answers.noMail : forgotten.answer;
  return { title: texts.account.title, questions: [{ ...forgotten, answer }, ...others] };
};

const ownDestinations = ({ contributions }: Known): QuestionGroup => {
  const [adding, ...others] = texts.own.questions;
  const first = { ...adding, answer: WHO_ADDS[contributions] };
  return { title: texts.own.title, questions: [first, ...others] };
};

/** Common questions. The answers follow the product's rules and the agency's settings. */
export const questionsOf = (known: Known): readonly QuestionGroup[] => [
  finding(known),
  texts.changing,
  texts.paying,
  account(known),
  ownDestinations(known),
];
