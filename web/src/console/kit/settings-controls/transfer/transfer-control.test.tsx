import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { describeValue } from '../describe-value.ts';
import { SETTING_FIELDS } from '../fields/setting-fields.ts';
import { TransferControl } from './transfer-control.tsx';

const TERMS = {
  holder: 'Harbor Journeys',
  iban: 'DE89370400440532013000',
  account: '',
  routing: '',
  bank: '',
  bic: '',
  note: '',
  days: 7,
};

function open(initial: unknown = '') {
  const sent: unknown[] = [];
  function Control() {
    const [value, setValue] = useState(initial);
    return (
      <TransferControl
        field={SETTING_FIELDS['money.transfer']}
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
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return { type, last: () => sent.at(-1) };
}

it('asks for an account when transfers are enabled, and forgets it when they are disabled', () => {
  const { last, type } = open();
  expect(screen.queryByLabelText('IBAN')).toBeNull();
  const taken = screen.getByRole('checkbox', { name: 'Take bank transfers' });
  fireEvent.click(taken);
  type('Account holder', 'Harbor Journeys');
  type('IBAN', 'DE89370400440532013000');
  expect(last()).toEqual(TERMS);
  type('Days to pay', '14');
  expect(last()).toEqual({ ...TERMS, days: 14 });
  type('Days to pay', 'ten');
  expect(last()).toEqual({ ...TERMS, days: 'ten' });
  fireEvent.click(taken);
  expect(last()).toBe('');
});

it('finds a mistake in an IBAN as it is typed, with or without spaces', () => {
  const { type } = open(TERMS);
  type('IBAN', 'DE88 3704 0044 0532 0130 00');
  expect(screen.getByLabelText('IBAN')).toHaveAccessibleDescription(/^This IBAN has a mistake/);
  type('IBAN', 'de89 3704 0044 0532 0130 00');
  expect(screen.getByLabelText('IBAN')).not.toHaveAccessibleDescription(/mistake/);
  type('IBAN', '');
  expect(screen.getByLabelText('IBAN')).not.toHaveAccessibleDescription(/mistake/);
});

it('is described in the history', () => {
  expect(describeValue('money.transfer', TERMS, 'usd')).toBe(
    'Harbor Journeys, DE89370400440532013000, 7 days',
  );
  const account = { ...TERMS, iban: '', account: '0042' };
  expect(describeValue('money.transfer', account, 'usd')).toBe('Harbor Journeys, 0042, 7 days');
  expect(describeValue('money.transfer', '', 'usd')).toBe('no bank transfers');
});
