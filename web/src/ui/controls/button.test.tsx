import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const press = vi.fn<() => void>();

test.each([
  [
    'with a text',
    (loading: boolean) => (
      <Button loading={loading} onClick={press}>
        Save
      </Button>
    ),
  ],
  [
    'with a picture',
    (loading: boolean) => <IconButton label="Save" icon="+" loading={loading} onClick={press} />,
  ],
])('a button %s that is in progress keeps the focus and ignores presses', async (_kind, view) => {
  press.mockClear();
  const { rerender } = render(view(false));
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  rerender(view(true));
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('disabled');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
});

test('Enter in a field does not submit a form in progress', async () => {
  const send = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={(event) => send(event.nativeEvent as SubmitEvent)}>
      <input aria-label="Name" />
      <Button type="submit" loading={loading}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}');
  expect(send).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(send).toHaveBeenCalledOnce();
});
