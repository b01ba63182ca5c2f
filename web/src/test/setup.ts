import '@testing-library/jest-dom/vitest';
import './stand-ins.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { blankPage } from './blank-page.ts';

// a busy machine is slow, not broken
configure({ asyncUtilTimeout: 8000 });

afterEach(() => {
  cleanup();
  // vitest also does this before the next test, but blankPage needs the real ones now
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  blankPage();
});

// The next file of this process would find a module whose import was interrupted broken for good.
afterAll(() => vi.dynamicImportSettled());
