/**
 * A clock that starts at the same time of the same morning in every run, for this process and for the servers that it
 * starts.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MORNING = '2027-04-12T07:40:00Z';
const DAY_MS = 86_400_000;

const clock = pathToFileURL(join(import.meta.dirname, '../../past/clock.mjs')).href;

/** The number of days between that morning and now. */
export const daysBehind = (Date.now() - Date.parse(MORNING)) / DAY_MS;

/** The environment for servers whose clock starts on that morning. */
export const CLOCK_ENV = { DAYS_BEHIND: String(daysBehind), NODE_OPTIONS: `--import ${clock}` };

process.env['DAYS_BEHIND'] = CLOCK_ENV.DAYS_BEHIND;
await import(clock);
