import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { AboutSection } from './about-section.tsx';

const TITLES = [
  'Mountain Adventures',
  'City Explorations',
  'Beach Getaways',
  'Cultural Journeys',
  'Nature Escapes',
  'Urban Discoveries',
];

/** The width of the carousel in pixels, which jsdom can't measure because it has no layout. */
const WIDTH = 500;

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
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(
    this: HTMLElement,
  ) {
    return this.matches('li') ? [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH : 0;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const shift = (element: HTMLElement | null) =>
  Number(/^translate3d\((-?[\d.]+)px/.exec(element?.style.transform ?? '')?.[1] ?? Number.NaN);

/** Each slide's distance from the view, in slides; undefined until the loop moves them. */
const places = () =>
  screen.getAllByRole('listitem').map((slide, index) => {
    const row = shift(slide.parentElement);
    const own = slide.style.transform === '' ? 0 : shift(slide);
    return Number.isNaN(row) ? undefined : index + (row + own) / WIDTH;
  });
const inView = () =>
  1 + places().findIndex((place) => place !== undefined && Math.abs(place) < 0.005);
const passing = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** The time in milliseconds after which a glide to another slide has ended. */
const GLIDE = 1500;

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await passing(GLIDE);
}

function mouse(type: 'mouseDown' | 'mouseMove' | 'mouseUp', clientX: number, timeStamp: number) {
  const [picture] = screen.getAllByRole('listitem');
  if (!picture) throw new Error('There are no pictures');
  const event = createEvent[type](picture, { clientX, button: 0 });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(picture, event);
}

/** Drags the pictures by a number of pixels. With `swipe`, the mouse is released while it still moves. */
async function drag(pixels: number, slides: number, { swipe }: { swipe: boolean }) {
  const before = places()[0] ?? Number.NaN;
  mouse('mouseDown', 300, 0);
  mouse('mouseMove', 300 + pixels, 100);
  await passing(300);
  const moved = (places()[0] ?? Number.NaN) - before - slides;
  // a slide may have wrapped around
  expect(moved - TITLES.length * Math.round(moved / TITLES.length)).toBeCloseTo(0);
  mouse('mouseUp', 300 + pixels, swipe ? 110 : 1000);
  await passing(GLIDE);
}

async function showNear() {
  renderScreen(<AboutSection />);
  await act(async () => comeNear());
  await act(() => vi.dynamicImportSettled());
}

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
    const counts = (number: number) => expect(screen.getByText(`${number} / 6`)).toBeVisible();
    expect(inView()).toBe(1);
    await passing(3999);
    expect(inView()).toBe(1);
    counts(1);
    await passing(1);
    counts(2);
    await passing(GLIDE);
    expect(inView()).toBe(2);
    for (const next of [3, 4, 5, 6, 1]) {
      await passing(4000 - GLIDE);
      counts(next);
      await passing(GLIDE);
      expect(inView()).toBe(next);
    }
  });

  it('[spec §2 Home about: Previous and Next] moves both ways, and loops', async () => {
    await showNear();
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await passing(GLIDE / 4);
    // while it glides from the first to the last slide, the slide between them is at most one away
    expect(places()[5]).toBeGreaterThan(-1);
    expect(places()[5]).toBeLessThan(0);
    expect(places()[0]).toBeCloseTo(1 + (places()[5] ?? Number.NaN));
    await passing(GLIDE);
    expect(inView()).toBe(6);
    await press('Next');
    await press('Next');
    expect(inView()).toBe(2);
    expect(screen.getByText('2 / 6')).toBeVisible();
  });

  it('can be paused and played', async () => {
    await showNear();
    await press('Pause the pictures');
    await passing(20_000);
    expect(inView()).toBe(1);
    await press('Play the pictures');
    await passing(4000 - GLIDE);
    await passing(GLIDE);
    expect(inView()).toBe(2);
  });

  it('announces the picture, but not while they move automatically', async () => {
    await showNear();
    const told = screen.getByText('1 / 6');
    expect(told).toHaveAttribute('aria-live', 'off');
    await press('Pause the pictures');
    expect(told).toHaveAttribute('aria-live', 'polite');
    await press('Next');
    expect(told).toHaveTextContent('City Explorations 2 / 6');
  });

  it('follows the finger, both ways, and continues from there', async () => {
    await showNear();
    await drag(0.1 * WIDTH, 0.1, { swipe: false });
    expect(inView()).toBe(1);
    await drag(0.4 * WIDTH, 0.4, { swipe: true });
    expect(inView()).toBe(6);
    expect(screen.getByText('6 / 6')).toBeVisible();
    await drag(-0.4 * WIDTH, -0.4, { swipe: true });
    expect(inView()).toBe(1);
    await drag(-0.9 * WIDTH, -0.9, { swipe: false });
    expect(inView()).toBe(2);
    await passing(4000 - GLIDE);
    await passing(GLIDE);
    expect(inView()).toBe(3);
  });

  it('loads nothing until it is near, and can be scrolled', async () => {
    renderScreen(<AboutSection />);
    await passing(20_000);
    expect(places()).toEqual(Array.from({ length: 6 }));
    expect(screen.getByRole('group', { name: 'Six ways to travel' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    expect(screen.getByText('1 / 6')).toBeVisible();
  });

  it('stays still for visitors who asked for less motion, and switches pictures without gliding', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: true }),
    );
    await showNear();
    await passing(20_000);
    expect(inView()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(inView()).toBe(2);
  });
});

it('[spec §2 Home about: Learn More About Us] leads to the About page', () => {
  renderScreen(<AboutSection />);
  expect(screen.getByRole('link', { name: 'Learn More About Us' })).toHaveAttribute(
    'href',
    '/aboutus',
  );
});
