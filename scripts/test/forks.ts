/** How vitest runs files of tests: in processes that end with it. */
export const FORKS = {
  pool: 'forks' as const,
  execArgv: ['--import', new URL('end-with-vitest.mjs', import.meta.url).href],
};
