import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen, TEST_CONFIG } from '../../../test/render.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { showCurrencies } from './show-currencies.ts';

const RATES = { asOf: '2026-11-26', perUnit: { eur: 0.9, jpy: 155 } };
let takeAway = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-27T09:00:00Z');
});
afterEach(() => {
  act(() => takeAway());
  localStorage.clear();
  history.pushState(null, '', '/');
});

function Page() {
  const [text, setText] = useState('$500');
  const [page, setPage] = useState(0);
  return (
    <>
      <nav key={page} id="site-menu" aria-label="Menu" />
      <Price text={text} />
      <button type="button" onClick={() => setText('$1,000')}>
        Pay $500
      </button>
      <button type="button" onClick={() => setPage(page + 1)}>
        Next page
      </button>
      <footer>
        <div className="container-x" />
      </footer>
    </>
  );
}

const about = () => document.querySelector<HTMLElement>('[data-cost]')?.dataset['about'];
const choiceIn = (place: HTMLElement) =>
  within(place).findByLabelText<HTMLSelectElement>('Also show prices in');
const choice = () => choiceIn(screen.getByRole('contentinfo'));

function open(rates: typeof RATES | undefined) {
  renderScreen(<Page />);
  act(() => {
    takeAway = showCurrencies({ ...TEST_CONFIG, ...(rates && { rates }) });
  });
  return userEvent.setup({ delay: null });
}

test('shows prices in another currency next to the site’s, and says which one is charged', async () => {
  const person = open(RATES);
  expect([...(await choice()).options].map(({ text }) => text)).toEqual([
    'Only US Dollar (USD)',
    'Euro (EUR)',
    'Japanese Yen (JPY)',
  ]);
  expect(about()).toBeUndefined();
  await person.selectOptions(await choice(), 'Euro (EUR)');
  expect(about()).toBe('about €450');
  const [note] = screen.getAllByText(
    'Approximate, at rates of Nov 26, 2026. You pay in US Dollar (USD).',
  );
  expect(note).toBeVisible();
  expect(screen.getByText('$500')).toBeVisible();
  const pay = screen.getByRole('button', { name: /^Pay/ });
  expect([pay.textContent, pay.querySelector('[data-about]')]).toEqual(['Pay $500', null]);
});

test('follows price changes, a choice in another tab, and navigation', async () => {
  const person = open(RATES);
  await person.selectOptions(await choice(), 'Euro (EUR)');
  await person.click(screen.getByRole('button', { name: /^Pay/ }));
  await waitFor(() => expect(about()).toBe('about €900'));
  localStorage.setItem('currency', 'jpy');
  act(() => void dispatchEvent(new Event('storage')));
  expect(about()).toBe('about ¥155,000');
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  const inMenu = await choiceIn(screen.getByRole('navigation', { name: 'Menu' }));
  expect(inMenu).toHaveValue('jpy');
  await person.selectOptions(inMenu, '');
  expect(about()).toBeUndefined();
  expect(localStorage.getItem('currency')).toBeNull();
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
});

test('adds the date to each amount if the rates are more than a week old', () => {
  vi.setSystemTime('2026-12-04T09:00:00Z');
  localStorage.setItem('currency', 'eur');
  open(RATES);
  expect(about()).toBe('about €450 (rate of Nov 26, 2026)');
});

test('does not show a currency that the agency has removed', async () => {
  localStorage.setItem('currency', 'gbp');
  open(RATES);
  expect(await choice()).toHaveValue('');
  expect(about()).toBeUndefined();
});

test('the console shows only the site’s currency', () => {
  localStorage.setItem('currency', 'eur');
  history.pushState(null, '', '/admin/destinations/7');
  open(RATES);
  expect(about()).toBeUndefined();
});

test('offers no choice without rates', () => {
  open(undefined);
  expect(screen.queryByRole('combobox')).toBeNull();
});
