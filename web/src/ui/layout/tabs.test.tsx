import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = ['Overview', 'Details', 'Booking'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>{label} text</p>,
}));

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('shows the first panel and hides the others', () => {
  render(<Tabs label="Destination" tabs={tabs} />);
  expect(selected()).toBe('Overview');
  expect(screen.getByText('Overview text')).toBeVisible();
  expect(screen.getByText('Details text')).not.toBeVisible();
});

test('is one stop in the tab order; arrows, Home and End choose and wrap', async () => {
  render(<Tabs label="Destination" tabs={tabs} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(selected()).toBe('Booking');
  expect(screen.getByRole('tab', { name: 'Booking' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(selected()).toBe('Details');
  await userEvent.keyboard('{End}');
  expect(selected()).toBe('Booking');
  await userEvent.keyboard('{Home}');
  expect(selected()).toBe('Overview');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('ties every panel to its tab', async () => {
  render(<Tabs label="Destination" tabs={tabs} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
  expect(screen.getByRole('tabpanel', { name: 'Details' })).toHaveTextContent('Details text');
});
