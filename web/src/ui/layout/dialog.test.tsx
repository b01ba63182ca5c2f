import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog, Dialog } from './dialog.tsx';

test('asks with the given words and passes the answer on', async () => {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  render(
    <ConfirmDialog
      open
      title="Are you sure?"
      text="You won't be able to revert this!"
      confirmLabel="Yes, delete it!"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toHaveAccessibleDescription(
    "You won't be able to revert this!",
  );
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('Escape closes through the owner, who holds the state', () => {
  const onClose = vi.fn<() => void>();
  render(<Dialog open title="Share" onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { name: 'Share' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog).toHaveAttribute('open');
});

test('a closed dialog keeps nothing in the page', () => {
  render(
    <Dialog open={false} title="Share" onClose={() => undefined}>
      <p>Secret</p>
    </Dialog>,
  );
  expect(screen.queryByText('Secret')).not.toBeInTheDocument();
});

test('closed by the browser without asking, it tells its owner, and stays where the owner keeps it', () => {
  const onClose = vi.fn<() => void>();
  render(<Dialog open role="alertdialog" title="Please sign in again" onClose={onClose} />);
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
  for (const times of [1, 2]) {
    act(() => dialog.close());
    expect(onClose).toHaveBeenCalledTimes(times);
    expect(dialog).toHaveAttribute('open');
  }
});

test('closed by the browser, it goes where the owner lets it', () => {
  function Owner() {
    const [open, setOpen] = useState(true);
    return <Dialog open={open} title="Share" onClose={() => setOpen(false)} />;
  }
  render(<Owner />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Share' });
  act(() => dialog.close());
  expect(dialog).not.toHaveAttribute('open');
});

test('only a press that begins and ends outside closes it', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open title="Confirm" onClose={onClose}>
      <input aria-label="Password" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  const user = userEvent.setup();
  // selects text and releases the pointer outside of the field
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Password') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('taken away while open, it closes first, which gives the focus back', () => {
  const { unmount } = render(<Dialog open title="Share" onClose={() => undefined} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Share' });
  const closing = vi.spyOn(dialog, 'close').mockImplementation(() => {
    expect(dialog.isConnected).toBe(true);
  });
  unmount();
  expect(closing).toHaveBeenCalledOnce();
});
