/** `npm start`: builds everything that is out of date, then serves in this process. */
import './node-version.mjs';
import { runVisibly } from './run.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

if (process.env['npm_lifecycle_event'] !== undefined) stopWithParent();

// The build runs in a separate process, so that the server doesn't keep the memory that the build used.
const code = await runVisibly(['node', 'scripts/build.mjs']);
if (code !== 0) process.exit(code);
await import(new URL('../server/dist/main.js', import.meta.url).href);
