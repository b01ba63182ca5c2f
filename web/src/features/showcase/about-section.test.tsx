import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../test/render.tsx';
import { AboutSection } from './about-section.tsx';

/** Stands in for embla, which needs a layout: tells which slide is in view. */
vi.mock('./carousel-motion.tsx', () => ({
  CarouselMotion: function Motion({
    index,
    onSelect,
  }: {
    index: number;
    onSelect: (index: number) => void;
  }) {
    useEffect(() => {
      document.body.dataset['slide'] = String(index + 1);
    }, [index]);
    return (
      <button type="button" onClick={() => onSelect(4)}>
        Drag to 5
      </button>
    );
  },
}));

let comeNear: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  delete document.body.dataset['slide'];
});
afterEach(() => {
  vi.useRealTimers();
});

const inView = () => document.body.dataset['slide'];
const passing = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function showNear() {
  renderScreen(<AboutSection />);
  await act(async () => comeNear());
  // the motion's script arrives in real time
  await act(() => vi.dynamicImportSettled());
  await passing(0);
}

const TITLES = [
  'Mountain Adventures',
  'City Explorations',
  'Beach Getaways',
  'Cultural Journeys',
  'Nature Escapes',
  'Urban Discoveries',
];

describe('the carousel', () => {
  it('[spec §2 Home about: six pictures] [spec §2 Home about: titles] has six fixed pictures in their order', () => {
    renderScreen(<AboutSection />);
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
      TITLES,
    );
    const pictures = screen
      .getAllByRole('listitem')
      .map((slide) => slide.querySelector('img')?.getAttribute('src'));
    expect(pictures).toEqual(
      TITLES.map((title) => `/media/carousel/${title.toLowerCase().replace(' ', '-')}-960.webp`),
    );
  });

  it('[spec §2 Home about: auto-advance] [spec §9 Home about: autoplay delay] moves on every 4000 ms and loops', async () => {
    await showNear();
    expect(inView()).toBe('1');
    await passing(3999);
    expect(inView()).toBe('1');
    await passing(1);
    expect(inView()).toBe('2');
    await passing(4 * 4000);
    expect(inView()).toBe('6');
    await passing(4000);
    expect(inView()).toBe('1');
  });

  it('[spec §2 Home about: Previous and Next] goes both ways', async () => {
    await showNear();
    press('Previous');
    expect(inView()).toBe('6');
    press('Next');
    press('Next');
    expect(inView()).toBe('2');
    expect(screen.getByText('2 / 6')).toBeVisible();
  });

  it('can be paused and played', async () => {
    await showNear();
    press('Pause the pictures');
    await passing(20_000);
    expect(inView()).toBe('1');
    press('Play the pictures');
    await passing(4000);
    expect(inView()).toBe('2');
  });

  it('goes on from where the visitor dragged it', async () => {
    await showNear();
    press('Drag to 5');
    expect(screen.getByText('5 / 6')).toBeVisible();
    await passing(4000);
    expect(inView()).toBe('6');
  });

  it('loads and moves nothing before it comes near', async () => {
    renderScreen(<AboutSection />);
    await passing(20_000);
    expect(inView()).toBeUndefined();
    expect(screen.getByText('1 / 6')).toBeVisible();
  });

  it('stands still for visitors who asked for less motion', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: true }),
    );
    await showNear();
    await passing(20_000);
    expect(inView()).toBe('1');
  });
});

it('[spec §2 Home about: Learn More About Us] leads to the About page', () => {
  renderScreen(<AboutSection />);
  expect(screen.getByRole('link', { name: 'Learn More About Us' })).toHaveAttribute(
    'href',
    '/aboutus',
  );
});
