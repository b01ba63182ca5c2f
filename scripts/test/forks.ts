import './end-with-vitest.mjs';

/** Runs test files in processes that exit with vitest. */
export const FORKS = {
  pool: 'forks' as const,
  execArgv: ['--import', new URL('end-with-vitest.mjs', import.meta.url).href],
};
