import '@testing-library/jest-dom/vitest';
import './stand-ins.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { blankPage } from './blank-page.ts';

// A long time-out, because a busy machine is slow: Vitest serves each screen's script, and may be busy with another
// file.
configure({ asyncUtilTimeout: 25_000 });

afterEach(() => {
  cleanup();
  // Vitest also does this before the next test, but `blankPage` needs the real timers and functions now
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  blankPage();
});

// Waits for running imports. If one is interrupted, its module stays broken for the next file in this process.
afterAll(() => vi.dynamicImportSettled());
