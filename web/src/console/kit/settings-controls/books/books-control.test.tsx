import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { describeValue } from '../describe-value.ts';
import { SETTING_FIELDS } from '../fields/setting-fields.ts';
import { BooksControl } from './books-control.tsx';

it('asks for accounts and DATEV’s numbers, and describes them in the history', () => {
  const sent: unknown[] = [];
  function Control() {
    const [value, setValue] = useState<unknown>('');
    return (
      <BooksControl
        field={SETTING_FIELDS['money.books']}
        value={value}
        mark={null}
        error={undefined}
        onChange={(next) => {
          sent.push(next);
          setValue(next);
        }}
      />
    );
  }
  renderScreen(<Control />);
  const named = screen.getByRole('checkbox', { name: 'Use accounts in the books' });
  fireEvent.click(named);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Cash', '1000');
  type('Consultant number', '29098');
  type('Client number', 'x');
  type('The fiscal year starts in', '7');
  const value = sent.at(-1);
  expect(value).toMatchObject({
    accounts: { cash: '1000', revenue: '' },
    consultant: 29_098,
    client: 'x',
    yearStartsIn: 7,
    accountLength: 4,
  });
  expect(describeValue('money.books', value, 'usd')).toBe('Cash 1000, DATEV 29098/x');
  fireEvent.click(named);
  expect(sent.at(-1)).toBe('');
  expect(describeValue('money.books', '', 'usd')).toBe('no accounts');
});
