import '@testing-library/jest-dom/vitest';
import './stand-ins.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { blankPage } from './blank-page.ts';

// A busy machine is slow, not broken. A screen's script is asked for at vitest, which may be busy with another file's.
configure({ asyncUtilTimeout: 25_000 });

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
