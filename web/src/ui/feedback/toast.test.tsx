import { act, render, screen, waitFor, within } from '@testing-library/react';
import { toast as library } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { toast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';
import { ToastView } from './toast-view.tsx';

afterEach(() => {
  vi.useRealTimers();
  library.remove();
});

const dismissals = (messages: HTMLElement) =>
  within(messages).getAllByRole('button', { name: 'Dismiss message' });

test('shows messages in the order of the calls', async () => {
  const { container } = render(<ToastHost />);
  const live = container.querySelector('[aria-live=polite]');
  expect(live).toBeEmptyDOMElement();
  expect(screen.queryByRole('region', { name: 'Messages' })).not.toBeInTheDocument();
  act(() => {
    toast.error('Failed to delete booking');
    toast.success('Booking Added Successfully!');
  });
  const messages = await screen.findByRole('region', { name: 'Messages' });
  await waitFor(() => expect(dismissals(messages)).toHaveLength(2));
  expect(live).toContainElement(messages);
  expect(container.querySelectorAll('[aria-live]')).toHaveLength(1);
  expect(messages.textContent).toMatch(/Booking Added Successfully!.*Failed to delete booking/);
});

test.each([
  ['[spec §9 Toasts: success]', 'success', 2000],
  ['[spec §9 Toasts: blank and error]', 'error', 4000],
  ['[spec §9 Toasts: blank and error]', 'blank', 4000],
] as const)('%s %s stays for %i ms', (_tag, type, duration) => {
  vi.useFakeTimers();
  render(<ToastView />);
  act(() => {
    if (type === 'blank') library('Text');
    else library[type]('Text');
  });
  const message = () => screen.getByText('Text').parentElement;
  act(() => {
    vi.advanceTimersByTime(duration - 50);
  });
  expect(message()).not.toHaveClass('opacity-0');
  act(() => {
    vi.advanceTimersByTime(100);
  });
  expect(message()).toHaveClass('opacity-0');
});

test('[spec §9 Toasts: loading] a loading message stays until it is dismissed', () => {
  vi.useFakeTimers();
  render(<ToastView />);
  let id = '';
  act(() => {
    id = library.loading('Sending');
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('Sending')).toBeVisible();
  act(() => library.dismiss(id));
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(screen.queryByText('Sending')).not.toBeInTheDocument();
});

test('[spec §9 Toasts: at most] shows at most twenty at once; the newest are kept', () => {
  render(<ToastView />);
  act(() => {
    for (let index = 1; index <= 25; index += 1) library(`Message ${index}.`);
  });
  expect(dismissals(document.body)).toHaveLength(20);
  expect(screen.getByText('Message 25.')).toBeVisible();
  expect(screen.queryByText('Message 5.')).not.toBeInTheDocument();
});

test('a success replaces the failure of the same action; other failures stay', async () => {
  render(<ToastHost />);
  act(() => {
    toast.error('Failed to create booking.', 'create-booking', 'We could not reach the server.');
    toast.error('Failed to delete booking', 'delete-booking-7');
  });
  expect(await screen.findByText('Failed to create booking.')).toBeVisible();
  expect(screen.getByText('We could not reach the server.')).toBeVisible();
  act(() => toast.success('Booking Added Successfully!', 'create-booking'));
  expect(await screen.findByText('Booking Added Successfully!')).toBeVisible();
  expect(screen.queryByText('Failed to create booking.')).not.toBeInTheDocument();
  expect(screen.getByText('Failed to delete booking')).toBeVisible();
});

test('a message with the focus stays, and returns the focus when it is dismissed', async () => {
  vi.useFakeTimers();
  render(
    <>
      <button type="button">Before</button>
      <ToastView />
    </>,
  );
  act(() => {
    library.success('Saved');
  });
  screen.getByRole('button', { name: 'Before' }).focus();
  const dismiss = screen.getByRole('button', { name: 'Dismiss message' });
  act(() => dismiss.focus());
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(dismiss).toHaveFocus();
  act(() => dismiss.click());
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  act(() => {
    vi.advanceTimersByTime(5000);
  });
  expect(dismiss).not.toBeInTheDocument();
});
