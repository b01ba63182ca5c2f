import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { describeValue } from './describe-value.ts';
import { SETTING_FIELDS } from './fields/setting-fields.ts';
import { PlanControl } from './plan-control.tsx';

const DEPOSIT = { now: { percent: 30 }, balanceDays: 30 };

function open(initial: unknown = '', error?: string) {
  const sent: unknown[] = [];
  function Control() {
    const [value, setValue] = useState(initial);
    return (
      <>
        <PlanControl
          field={SETTING_FIELDS['money.plan']}
          value={value}
          mark={null}
          error={error}
          onChange={(next) => {
            sent.push(next);
            setValue(next);
          }}
        />
        <button type="button" onClick={() => setValue(initial)}>
          Discard
        </button>
      </>
    );
  }
  renderScreen(<Control />);
  return {
    choose: (label: string, option: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value: option } }),
    last: () => sent.at(-1),
    sample: () => screen.getByRole('status').textContent,
  };
}

it('applies each choice to a sample trip', () => {
  const { choose, last, sample } = open();
  expect(sample()).toMatch(/^A 5-day trip of \$1,000 on .+: \$200 now, \$800 on arrival\.$/);
  choose('First payment', 'percent');
  expect(last()).toEqual({ now: { percent: 30 }, balanceDays: null });
  expect(sample()).toMatch(/: \$300 now, \$700 on arrival\.$/);
  choose('Balance', 'before');
  expect(last()).toEqual(DEPOSIT);
  expect(sample()).toMatch(/: \$300 now, \$700 by .+, \d{4}\.$/);
  choose('Days before the trip', '365');
  expect(last()).toEqual({ now: { percent: 30 }, balanceDays: 365 });
  choose('First payment', 'amount');
  choose('Amount in USD', '99.50');
  expect(last()).toEqual({ now: { minor: 9950 }, balanceDays: 365 });
  expect(sample()).toMatch(/: \$99\.50 now, \$900\.50 by /);
  choose('First payment', 'total');
  expect(last()).toEqual({ now: 'total', balanceDays: null });
  expect(sample()).toMatch(/: \$1,000 now\.$/);
  expect(screen.queryByLabelText('Balance')).toBeNull();
  choose('First payment', 'usual');
  expect(last()).toBe('');
});

it.each(['0', '100', '12.5', 'half', ''])(
  'shows next to its field that a percentage is not “%s”',
  (typed) => {
    const { choose, sample } = open(DEPOSIT, typed === '' ? 'is not valid' : undefined);
    choose('Percent', typed);
    expect(screen.getByLabelText('Percent')).toBeInvalid();
    expect(screen.getByText('Enter a whole number from 1 to 99.')).toBeVisible();
    expect(screen.queryByText('is not valid')).toBeNull();
    expect(sample()).toBe('');
  },
);

it('shows next to its field that 366 days are too many, and other refusals of the server below', () => {
  const { choose } = open(DEPOSIT, 'You don’t have permission to do this.');
  expect(screen.getByText(/permission/)).toBeVisible();
  choose('Days before the trip', '366');
  expect(screen.getByLabelText('Days before the trip')).toBeInvalid();
  expect(screen.getByText('Enter a whole number from 0 to 365.')).toBeVisible();
});

it('does not complain about an amount before it is typed', () => {
  const { choose } = open();
  choose('First payment', 'amount');
  expect(screen.getByLabelText('Amount in USD')).toBeValid();
  choose('Amount in USD', 'much');
  expect(screen.getByLabelText('Amount in USD')).toBeInvalid();
});

it('shows the stored plan, also after changes are discarded', () => {
  const { choose } = open(DEPOSIT);
  choose('Percent', '20');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Percent')).toHaveValue('30');
});

it('is described in words for the history', () => {
  const words = (plan: unknown) => describeValue('money.plan', plan, 'usd');
  expect(words(DEPOSIT)).toBe('30% first, the rest 30 days before the trip');
  expect(words({ now: 'day', balanceDays: 1 })).toBe(
    'one day’s share first, the rest 1 day before the trip',
  );
  expect(words({ now: { minor: 9950 }, balanceDays: 0 })).toBe(
    '$99.50 first, the rest by the first day of the trip',
  );
  expect(words({ now: { percent: 5 }, balanceDays: null })).toBe('5% first, the rest on arrival');
  expect(words({ now: 'total', balanceDays: null })).toBe('everything when booking');
  expect(words('')).toBe('No plan');
});
