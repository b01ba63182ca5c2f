import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SectionTabs } from './section-tabs.tsx';

const tabs = ['Overview', 'Details', 'Booking'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>{label} text</p>,
}));

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

function show(asked: string | null = null) {
  const onChange = vi.fn<(id: string) => void>();
  const more = { href: '#reviews', label: 'Reviews' };
  render(
    <SectionTabs label="Destination" tabs={tabs} asked={asked} onChange={onChange} more={more} />,
  );
  return onChange;
}

test('shows all sections, and opens at the requested one', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  show('details');
  expect(selected()).toBe('Details');
  for (const { label } of tabs) expect(screen.getByText(`${label} text`)).toBeVisible();
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('tabpanel', { name: 'Details' })]);
  scrolled.mockRestore();
});

test('is one tab stop; arrow keys, Home and End choose and wrap around', async () => {
  const onChange = show();
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
  expect(onChange.mock.calls.map(([id]) => id)).toEqual([
    'booking',
    'overview',
    'details',
    'booking',
    'overview',
  ]);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Reviews' })).toHaveFocus();
});

test('scrolls to the section of the pressed tab, and is a link to it without a script', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  show();
  const tab = screen.getByRole('tab', { name: 'Details' });
  expect(tab).toHaveAttribute('href', '#details');
  await userEvent.click(tab);
  const panel = screen.getByRole('tabpanel', { name: 'Details' });
  expect(panel).toHaveTextContent('Details text');
  expect(scrolled.mock.contexts).toEqual([panel]);
  scrolled.mockRestore();
});
