/** `npm run check`: format, lint, types, dead code, dependencies. */
import { runChecks } from './checks.mjs';

const { failed } = await runChecks();
process.exitCode = failed ? 1 : 0;
