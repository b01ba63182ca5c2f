import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TravelCalendar } from './travel-calendar.tsx';

function show(part: Partial<Parameters<typeof TravelCalendar>[0]> = {}) {
  const onDay = vi.fn<(day: string) => void>();
  const props = {
    day: '2027-04-12',
    days: 1,
    today: '2027-04-10',
    first: part.today ?? '2027-04-10',
    season: 'Spring (March - May)',
    label: 'Choose the travel date',
    onDay,
    ...part,
  };
  const view = render(<TravelCalendar {...props} />);
  return { onDay, props, ...view };
}

const button = (name: RegExp) => screen.getByRole('button', { name });

describe.each([
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/New_York',
  'Asia/Kathmandu',
])('in %s', (zone) => {
  const before = process.env['TZ'];
  beforeEach(() => {
    process.env['TZ'] = zone;
  });
  afterEach(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it('shows and returns the calendar day in every time zone', async () => {
    const { onDay } = show();
    expect(button(/April 12, 2027.*selected/)).toBeVisible();
    await userEvent.click(button(/April 30, 2027/));
    expect(onDay).toHaveBeenLastCalledWith('2027-04-30');
  });
});

describe('if midnight is skipped for summer time', () => {
  const before = process.env['TZ'];
  beforeEach(() => {
    process.env['TZ'] = 'America/Santiago';
  });
  afterEach(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it('the day is correct', async () => {
    const { onDay } = show({ day: '', today: '2027-09-01', season: 'Year Round' });
    await userEvent.click(button(/September 5, 2027/));
    expect(onDay).toHaveBeenLastCalledWith('2027-09-05');
  });
});

describe('selectable dates', () => {
  it('start today', async () => {
    const { onDay } = show();
    expect(button(/April 9, 2027/)).toBeDisabled();
    expect(button(/April 10, 2027/)).toBeEnabled();
    await userEvent.click(button(/April 10, 2027/));
    expect(onDay).toHaveBeenLastCalledWith('2027-04-10');
  });

  it('include no month before this one', () => {
    show();
    expect(button(/Previous Month/)).toHaveAttribute('aria-disabled', 'true');
    expect(button(/Next Month/)).not.toHaveAttribute('aria-disabled');
  });

  it('follow a typed month', () => {
    const { props, rerender } = show();
    rerender(<TravelCalendar {...props} day="2027-12-24" />);
    expect(screen.getByRole('grid', { name: 'December 2027' })).toBeVisible();
  });

  it('are shaded in the best season, and not at all if it names no months', () => {
    const { unmount } = show({ season: 'Summer (June - August)', day: '2027-06-12' });
    expect(button(/June 1, 2027/).closest('td')).toHaveClass('bg-lagoon-soft');
    unmount();
    show({ season: 'Year Round' });
    expect(button(/April 20, 2027/).closest('td')).not.toHaveClass('bg-lagoon-soft');
  });

  it('open at the next month of the best season if no day is chosen', () => {
    show({ day: '', today: '2026-11-23' });
    expect(screen.getByRole('grid', { name: 'March 2027' })).toBeVisible();
  });

  it('are all marked for the days of the trip', () => {
    show({ days: 3 });
    const marked = [11, 12, 13, 14, 15].map((day) =>
      button(new RegExp(`April ${day}, 2027`))
        .closest('td')
        ?.className.includes('outline-brand'),
    );
    expect(marked).toEqual([false, true, true, true, false]);
  });
});

it('run right to left if the page does', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  show();
  button(/April 12, 2027/).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(button(/April 13, 2027/)).toHaveFocus();
});
