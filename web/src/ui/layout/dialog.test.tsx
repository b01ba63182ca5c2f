import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog, Dialog } from './dialog.tsx';

test('asks in the given words and passes on the answer', async () => {
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

test('Escape closes through the owner of the state', () => {
  const onClose = vi.fn<() => void>();
  render(<Dialog open title="Share" onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { name: 'Share' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog).toHaveAttribute('open');
});

test('a closed dialog leaves nothing in the page', () => {
  render(
    <Dialog open={false} title="Share" onClose={() => undefined}>
      <p>Secret</p>
    </Dialog>,
  );
  expect(screen.queryByText('Secret')).not.toBeInTheDocument();
});

test('notifies its owner if the browser closes it without asking, and stays open if the owner keeps it', () => {
  const onClose = vi.fn<() => void>();
  render(<Dialog open role="alertdialog" title="Please sign in again" onClose={onClose} />);
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
  for (const times of [1, 2]) {
    act(() => dialog.close());
    expect(onClose).toHaveBeenCalledTimes(times);
    expect(dialog).toHaveAttribute('open');
  }
});

test('goes where the owner says if the browser closes it', () => {
  function Owner() {
    const [open, setOpen] = useState(true);
    return <Dialog open={open} title="Share" onClose={() => setOpen(false)} />;
  }
  render(<Owner />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Share' });
  act(() => dialog.close());
  expect(dialog).not.toHaveAttribute('open');
});

test('closes only for a press that begins and ends outside', async () => {
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

test('closes first if it is removed while open, which returns the focus', () => {
  const { unmount } = render(<Dialog open title="Share" onClose={() => undefined} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Share' });
  const closing = vi.spyOn(dialog, 'close').mockImplementation(() => {
    expect(dialog.isConnected).toBe(true);
  });
  unmount();
  expect(closing).toHaveBeenCalledOnce();
});
