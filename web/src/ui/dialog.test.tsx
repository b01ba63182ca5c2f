import '../test/setup.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
