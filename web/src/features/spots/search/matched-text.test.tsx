import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { MatchedText } from './matched-text.tsx';

test.each([
  ['Pakistan', 'ista', 'ista'],
  ['São Paulo', 'sao', 'São'],
  ['Istanbul Old City', 'IST', 'Ist'],
])('in %s, %s marks %s', (text, search, marked) => {
  const { container } = renderScreen(<MatchedText text={text} search={search} />);
  expect(screen.getByRole('mark')).toHaveTextContent(marked);
  expect(container).toHaveTextContent(text);
});

test('a text that matches otherwise stays unchanged', () => {
  renderScreen(<MatchedText text="Mount Fuji" search="japan" />);
  expect(screen.queryByRole('mark')).not.toBeInTheDocument();
});
