/** A module that is loaded into a server. At SIGUSR2, it collects garbage and then writes the used memory in bytes. */
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
