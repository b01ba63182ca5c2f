/** Loaded into a server: at SIGUSR2, writes the memory that is used after garbage was collected, in bytes. */
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose_gc');
const collectGarbage = /** @type {() => void} */ (runInNewContext('gc'));
const file = process.env['MEMORY_FILE'] ?? '';

process.on('SIGUSR2', () => {
  collectGarbage();
  setImmediate(() => {
    collectGarbage();
    const { external, heapUsed, rss } = process.memoryUsage();
    writeFileSync(`${file}.new`, JSON.stringify({ used: heapUsed + external, rss }));
    renameSync(`${file}.new`, file);
  });
});
