/** `npm run check`: types, lint, format, dead code, dependencies, licenses, coverage of the specification. */
import { runChecks } from './checks/run-checks.mjs';
import { endCommandsWithSignals } from './run.mjs';

endCommandsWithSignals();
const { failed } = await runChecks();
process.exitCode = failed ? 1 : 0;
