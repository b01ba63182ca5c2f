import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../controls/button.tsx';
import { EmptyState, ErrorState } from './states.tsx';

function Section({ kind }: { kind: 'error' | 'empty' }) {
  const [there, setThere] = useState(true);
  const leave = () => setThere(false);
  return (
    <section aria-label="Trips">
      {there && kind === 'error' && <ErrorState title="Failed" onRetry={leave} />}
      {there && kind === 'empty' && (
        <div>
          <EmptyState title="Nothing" actions={<Button onClick={leave}>Clear Search</Button>} />
        </div>
      )}
      {!there && <p>On its way</p>}
      <button type="button" onClick={leave}>
        Elsewhere
      </button>
    </section>
  );
}

test.each([
  ['error', 'Try again'],
  ['empty', 'Clear Search'],
] as const)('the focus of a state of kind %s goes to its surroundings', async (kind, button) => {
  render(<Section kind={kind} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: button }));
  const section = screen.getByRole('region', { name: 'Trips' });
  expect(screen.getByText('On its way')).toBeVisible();
  expect(section).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('a focus elsewhere stays there', async () => {
  render(<Section kind="error" />);
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await userEvent.click(elsewhere);
  expect(screen.queryByText('Failed')).not.toBeInTheDocument();
  expect(elsewhere).toHaveFocus();
});

test('a failure is retried when the network returns', () => {
  render(<Section kind="error" />);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByText('On its way')).toBeVisible();
});
