import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DEMO_SITE, SILENT_SITE } from '../../../test/demo-site.ts';
import { renderScreen } from '../../../test/render.tsx';
import { countQuestions, findQuestions } from './find-questions.ts';
import { questionsOf } from './questions.ts';
import { page } from './support-page.tsx';

const open = {
  contributions: 'open',
  accountMails: 'server',
  site: DEMO_SITE,
} as const;
const all = countQuestions(questionsOf(open));

it('finds questions by every word in question, answer or group, ignoring case and accents', () => {
  const groups = [
    {
      title: 'Paying',
      questions: [
        { question: 'How?', answer: 'By card at the Café.' },
        { question: 'When?', answer: 'Before you travel.' },
      ],
    },
    { title: 'Dates', questions: [{ question: 'Which?', answer: 'Any.' }] },
  ];
  expect(findQuestions(groups, '')).toEqual(groups);
  expect(findQuestions(groups, 'CARD cafe')).toEqual([
    { title: 'Paying', questions: [groups[0]?.questions[0]] },
  ]);
  expect(countQuestions(findQuestions(groups, 'paying'))).toBe(2);
  expect(findQuestions(groups, 'card dates')).toEqual([]);
});

it('filters the questions as the visitor types, and clears the search', async () => {
  renderScreen(<page.Component />);
  const user = userEvent.setup({ delay: null });
  expect(screen.getByRole('status')).toHaveTextContent(`Showing ${all} of ${all} questions`);
  await user.type(screen.getByRole('searchbox', { name: 'Search questions' }), 'forget');
  expect(screen.getByRole('status')).toHaveTextContent(`Showing 1 of ${all} questions`);
  expect(screen.getByText('What if I forget my password?')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), ' submarine');
  expect(screen.getByRole('heading', { name: 'No questions match' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(screen.getByRole('status')).toHaveTextContent(`Showing ${all} of ${all} questions`);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('promises only what the agency offers', () => {
  const said = JSON.stringify(
    questionsOf({
      contributions: 'closed',
      accountMails: 'none',
      site: SILENT_SITE,
    }),
  );
  expect(said).not.toMatch(/hotel|insurance|\d hours|Add-Spots|send you/);
  expect(JSON.stringify(questionsOf(open))).toMatch(
    /4-star hotels.*within 24 hours, by email.*Add-Spots/,
  );
});
