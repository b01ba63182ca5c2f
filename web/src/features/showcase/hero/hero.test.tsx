import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PublicConfig } from '../../../api/public-config.ts';
import { DEMO_SITE, SILENT_SITE } from '../../../test/demo-site.ts';
import { renderScreen } from '../../../test/render.tsx';
import { Hero } from './hero.tsx';

function show(config?: Partial<PublicConfig>) {
  const onStart = vi.fn<() => void>();
  const hero = <Hero search={<p>The search</p>} counted={[]} onStart={onStart} />;
  renderScreen(hero, config && { config });
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

it('[spec §2 Home hero: Watch Demo] opens the tour, which can be turned with buttons and arrow keys and skipped', async () => {
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

it('shows the agency’s own tour, and no sample places on a real site', async () => {
  const tour = [
    { title: 'Meet at the pier', text: 'Every morning at nine.', picture: '' },
    {
      title: 'Sail',
      text: 'Lunch is on board.',
      picture: '/media/pictures/0123456789abcdef-800.webp',
    },
  ];
  const { user } = show({ mode: 'production', site: { ...SILENT_SITE, tour } });
  const demo = screen.getByRole('button', { name: 'Watch Demo' });
  expect(demo).toHaveAccessibleDescription('A tour in 2 steps');
  await user.click(demo);
  const dialog = await screen.findByRole('dialog', { name: 'Meet at the pier' });
  expect(dialog).toHaveTextContent('Step 1 of 2');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(dialog).toHaveTextContent('Lunch is on board.');
  expect(dialog.innerHTML).toContain('/media/pictures/0123456789abcdef-');
  expect(dialog).not.toHaveTextContent(/Positano|4\.8/);
});

it('shows the product’s steps without its sample places on a real site', async () => {
  const { user } = show({ mode: 'production', site: SILENT_SITE });
  await user.click(screen.getByRole('button', { name: 'Watch Demo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tell us what you’re dreaming of' });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(dialog).toHaveTextContent('Step 2 of 6');
  expect(dialog).not.toHaveTextContent(/Positano|4\.8/);
  expect(dialog.innerHTML).not.toContain('/media/');
});

it('has no tour if the agency wants none', () => {
  show({ site: { ...DEMO_SITE, showTour: false } });
  expect(screen.getByRole('button', { name: 'Start Your Journey' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Watch Demo' })).not.toBeInTheDocument();
});

it.each([
  [
    'the agency’s picture',
    {
      heroPicture: {
        src: '/media/pictures/0123456789abcdef-1600.webp',
        srcSet: '/media/pictures/0123456789abcdef-480.avif 480w',
      },
    },
    /0123/,
  ],
  ['the painted harbor', { heroPicture: null, heroDrawing: true }, /hero-1/],
])('shows %s behind the headline', (_, site, address) => {
  show({ site: { ...SILENT_SITE, ...site } });
  const pictures = [...document.querySelectorAll('section img')].map((one) => one.outerHTML);
  expect(pictures.join(' ')).toMatch(address);
});

it('shows only the color if an agency has no picture', () => {
  show({ site: SILENT_SITE });
  expect(document.querySelector('section img')).toBeNull();
});
