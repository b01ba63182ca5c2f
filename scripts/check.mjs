/** `npm run check`: every check that needs neither a build nor a running product; `run-checks.mjs` lists them. */
import { runChecks } from './checks/run-checks.mjs';
import { endCommandsWithSignals } from './run.mjs';

endCommandsWithSignals();
const { failed } = await runChecks();
process.exitCode = failed ? 1 : 0;
