import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { Hero } from './hero.tsx';

function show() {
  const onStart = vi.fn<() => void>();
  renderScreen(<Hero search={<p>The search</p>} counted={[]} onStart={onStart} />);
  return { onStart, user: userEvent.setup() };
}

it('[spec §1 Home hero: figures] shows the four fixed figures', () => {
  show();
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
  const labels = screen.getAllByRole('term').map((label) => label.textContent);
  expect(figures).toEqual(['195', '2K+', '1M+', '4.9']);
  expect(labels).toEqual(['countries', 'destinations', 'happy travelers', 'average rating']);
});

it('[spec §2 Home hero: Start Your Journey] begins', async () => {
  const { onStart, user } = show();
  expect(screen.getByRole('button', { name: 'Start Your Journey' })).toHaveAccessibleDescription(
    'Find a place below',
  );
  expect(screen.getByRole('button', { name: 'Watch Demo' })).toHaveAccessibleDescription(
    'A tour in 6 pictures',
  );
  await user.click(screen.getByRole('button', { name: 'Start Your Journey' }));
  expect(onStart).toHaveBeenCalledOnce();
});

it('[spec §2 Home hero: Watch Demo] opens the tour, which buttons and arrows turn and which can be skipped', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Watch Demo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tell us what you’re dreaming of' });
  expect(dialog).toHaveTextContent('Step 1 of 6');
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(dialog).toHaveTextContent('Step 2 of 6');
  expect(screen.getByRole('link', { name: 'Open the catalog' })).toHaveAttribute(
    'href',
    '/allTouristSpots',
  );
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(dialog).toHaveTextContent('Step 3 of 6');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(dialog).toHaveTextContent('Step 6 of 6');
  expect(screen.queryByRole('button', { name: 'Skip the tour' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Watch Demo' }));
  expect(await screen.findByText('Step 1 of 6')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Skip the tour' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
