import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { noticesSlice } from '../../session/notices.ts';
import * as pageMeta from '../page-meta.ts';
import { openSite } from '../test/open-site.tsx';

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="description" content=""><meta name="robots" content="index,follow">' +
    '<link rel="canonical" href="https://travel.example/">';
});

const head = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name);
const canonical = () => head('link[rel=canonical]', 'href');
const robots = () => head('meta[name=robots]', 'content');

it('keeps the server’s origin, whatever host the page was requested from', async () => {
  const { router } = openSite('/support');
  await screen.findByRole('heading', { level: 1, name: /support/i });
  expect(location.origin).not.toBe('https://travel.example');
  await vi.waitFor(() => expect(canonical()).toBe('https://travel.example/support'));
  await act(() => router.navigate('/contact'));
  await vi.waitFor(() => expect(canonical()).toBe('https://travel.example/contact'));
});

it('keeps searches out of search engines, and changes neither title nor address for them', async () => {
  const { router } = openSite('/allTouristSpots');
  await screen.findByText('No destinations found');
  const before = [document.title, canonical()];
  expect(robots()).toBe('index,follow');
  await act(() => router.navigate('/allTouristSpots?search=harbour'));
  expect(robots()).toBe('noindex');
  expect([document.title, canonical()]).toEqual(before);
});

it('is not rendered again for unrelated data', async () => {
  const headOf = vi.spyOn(pageMeta, 'headOf');
  const { store } = openSite('/no/such/page');
  await screen.findByRole('heading', { name: 'Oops! Page Not Found' });
  const before = headOf.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  act(() => void store.dispatch(noticesSlice.actions.reminderClosed()));
  act(() => void store.dispatch(noticesSlice.actions.sessionEnded()));
  expect(headOf.mock.calls).toHaveLength(before);
});
