import '@testing-library/jest-dom/vitest';
import './stand-ins.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { blankPage } from './blank-page.ts';

// a busy machine is slow, not wrong
configure({ asyncUtilTimeout: 8000 });

afterEach(() => {
  cleanup();
  // before the next test vitest does this, too, but what blanks the page needs the true ones now
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  blankPage();
});
