import '@testing-library/jest-dom/vitest';
import './stand-ins.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { blankPage } from './blank-page.ts';

// a busy machine is slow, not wrong
configure({ asyncUtilTimeout: 8000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  blankPage();
});
