import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { describeValue } from './describe-value.ts';
import { SETTING_FIELDS } from './fields/setting-fields.ts';
import { RatesControl } from './rates-control.tsx';

const RATES = { base: 'usd', asOf: '2026-11-26', rates: [{ currency: 'eur', perUnit: 0.92 }] };

function open(initial: unknown = '') {
  const sent: unknown[] = [];
  function Control() {
    const [value, setValue] = useState(initial);
    return (
      <>
        <RatesControl
          field={SETTING_FIELDS['site.currencyRates']}
          value={value}
          mark={null}
          error={undefined}
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
  const rates = screen.getByLabelText<HTMLTextAreaElement>('Rates');
  return {
    rates,
    day: screen.getByLabelText<HTMLInputElement>('Day of the rates'),
    type: (text: string) => fireEvent.change(rates, { target: { value: text } }),
    last: () => sent.at(-1),
  };
}

it('reads typed rates, and shows an example conversion', () => {
  const { day, last, type } = open();
  type('EUR 0,92\nJPY 155.3');
  fireEvent.change(day, { target: { value: '2026-11-26' } });
  expect(last()).toEqual({
    base: 'usd',
    asOf: '2026-11-26',
    rates: [
      { currency: 'eur', perUnit: 0.92 },
      { currency: 'jpy', perUnit: 155.3 },
    ],
  });
  expect(screen.getByText('$100 would be about €92 · ¥15,530.')).toBeVisible();
});

it('names the line that can’t be read, keeps it, and sends nothing', () => {
  const { last, rates, type } = open(RATES);
  type('EUR 0.92\nEURO 1');
  expect(screen.getByText(/^Line 2: “EURO 1” doesn’t begin with the code/)).toBeVisible();
  expect(rates).toHaveValue('EUR 0.92\nEURO 1');
  expect(last()).toMatchObject({ rates: [{ currency: 'EURO 1', perUnit: 0 }] });
  type('');
  expect(last()).toBe('');
});

it('shows the stored rates, also after changes are discarded', () => {
  const { day, rates, type } = open(RATES);
  expect([rates.value, day.value]).toEqual(['EUR 0.92', '2026-11-26']);
  type('EUR 0.5');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(rates).toHaveValue('EUR 0.92');
});

it('takes the European Central Bank’s daily file', async () => {
  const { day, last, rates } = open();
  const file = (text: string) => new File([text], 'eurofxref.csv', { type: 'text/csv' });
  const input = screen.getByLabelText('Upload a file');
  await userEvent.upload(input, file('Date, USD, GBP\n26 November 2026, 1.08, 0.837\n'));
  await waitFor(() => expect(rates).toHaveValue('EUR 0.925926\nGBP 0.775'));
  expect(day).toHaveValue('2026-11-26');
  expect(last()).toMatchObject({ base: 'usd', asOf: '2026-11-26' });
  await userEvent.upload(input, file('Date, GBP\n26 November 2026, 0.837\n'));
  expect(await screen.findByText(/^This file has no rate for USD/)).toBeVisible();
  expect(rates).toHaveValue('EUR 0.925926\nGBP 0.775');
});

it('is described in words for the history', () => {
  expect(describeValue('site.currencyRates', RATES, 'usd')).toBe('EUR 0.92 (Nov 26, 2026)');
  expect(describeValue('site.currencyRates', '', 'usd')).toBe('nothing');
});
